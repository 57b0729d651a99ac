/** Returns the data errors and all texts for this list of integrated tools. */
function withTools(...integratedTools: string[]): {errors: object[]; text: string} {
  jest.resetModules();
  const facts = jest.requireActual<typeof import('../../../src/data/facts')>('../../../src/data/facts');
  jest.doMock('../../../src/data/facts', () => ({...facts, integratedTools}));
  const {dataErrors} =
    require('../../../src/plugins/content-lint/rules/data') as typeof import('../../../src/plugins/content-lint/rules/data');
  const {readData} = require('../../../src/site/dataFolder') as typeof import('../../../src/site/dataFolder');
  const text = JSON.stringify(readData().map(({value}) => value));
  return {errors: dataErrors(), text};
}

test('with a second integrated source host the data has no errors, and sentences name both hosts', () => {
  const {errors, text} = withTools('GitHub', 'GitLab');
  expect(errors).toEqual([]);
  expect(text).toContain('Today only GitHub and GitLab are integrated');
  expect(text).toContain('Connect GitHub or GitLab through OAuth');
  expect(text).toContain('Yes, if your code is on GitHub or GitLab. Bitbucket is planned.');
  expect(text).toContain('Do you support Bitbucket?');
  expect(text).not.toMatch(/GitLab is integrated|Bitbucket are|your code is on GitLab/);
});

test('with an integrated tool that is not a source host, sentences name it as a tool only', () => {
  const {errors, text} = withTools('GitHub', 'Slack');
  expect(errors).toEqual([]);
  expect(text).toContain('Connect GitHub and Slack today and keep your current workflow');
  expect(text).toContain('Slack is integrated today, and Microsoft Teams is planned');
  expect(text).toContain('Today only GitHub is integrated. You connect a repository');
  expect(text).toContain('The Jira integration is planned');
  expect(text).not.toMatch(/Not yet\. Slack|Slack and Microsoft Teams are planned/);
});

test('with Jira integrated, no text calls it planned', () => {
  const {errors, text} = withTools('GitHub', 'Jira');
  expect(errors).toEqual([]);
  expect(text).not.toContain('The Jira integration is planned');
});
