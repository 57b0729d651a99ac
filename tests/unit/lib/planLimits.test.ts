import {plans} from '../../../src/data/plans';
import {planLimits} from '../../../src/lib/planLimits';

const labels = ['Credits', 'Rollover', 'Pull requests', 'QA', 'Deployments'];

test.each([
  ['Free', '5,000', 'None', '5', '10', '1'],
  ['Basic', '10,000', 'Yes', '50', '100', '20'],
  ['Lite', '50,000', 'Yes', '200', '300', '50'],
  ['Pro', '100,000', 'Yes', 'Unlimited', 'Unlimited', 'Unlimited'],
])('%s lists what the specification’s table gives it (section 9)', (name, ...values) => {
  const plan = plans.find((one) => one.name === name);
  for (const limits of [plan?.monthly, plan?.yearly]) {
    expect(limits && planLimits(limits)).toEqual(labels.map((label, row) => ({label, value: values[row]})));
  }
});
