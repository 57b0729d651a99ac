import {contactForm, demoForm, mailForms} from '../../../src/data/forms/forms';
import {validate, withoutError} from '../../../src/lib/validation';
import {hostileStrings} from '../../support/hostile';

const good = {firstName: 'Ada Lovelace', companyName: 'Engines', workEmail: 'ada@example.com'};
const faults = (values: object) => validate(demoForm.fields, {...good, ...values});

// Specification, section 5: the messages are typed here on purpose.
test.each([
  [{}, {}],
  [{firstName: ''}, {firstName: 'Full name is required'}],
  [{firstName: ' \t\n\u00a0'}, {firstName: 'Full name is required'}],
  [{companyName: '  '}, {companyName: 'Please enter your company name'}],
  [{workEmail: ''}, {workEmail: 'Email is required'}],
  [{workEmail: '   '}, {workEmail: 'Email is required'}],
  [{workEmail: 'ada'}, {workEmail: 'Enter a valid email address'}],
  [{workEmail: 'ada@example'}, {workEmail: 'Enter a valid email address'}],
  [{workEmail: 'a da@example.com'}, {workEmail: 'Enter a valid email address'}],
  [{workEmail: 'ada@example.'}, {workEmail: 'Enter a valid email address'}],
  [{workEmail: '@example.com'}, {workEmail: 'Enter a valid email address'}],
  [{workEmail: 'a@b@c.d'}, {workEmail: 'Enter a valid email address'}],
  [{workEmail: 'ada@mail.example.com'}, {}],
  [{workEmail: 'a@b.c'}, {}],
])('%j', (values, errors) => {
  expect(faults(values)).toEqual(errors);
});

test('everything missing is three messages, in the order of the fields §5.1 §5.2 §5.3', () => {
  expect(Object.entries(validate(demoForm.fields, {}))).toEqual([
    ['firstName', 'Full name is required'],
    ['companyName', 'Please enter your company name'],
    ['workEmail', 'Email is required'],
  ]);
});

test('whatever is typed, a field has the message of section 5 or none §5.1 §5.3', () => {
  for (const text of hostileStrings()) {
    const blank = text.trim() === '';
    expect(faults({firstName: text}).firstName).toBe(blank ? 'Full name is required' : undefined);
    expect(faults({companyName: text}).companyName).toBe(blank ? 'Please enter your company name' : undefined);
    const [local = '', domain = '', ...more] = text.split('@');
    const address = !/\s/.test(text) && more.length === 0 && local !== '' && domain.slice(1, -1).includes('.');
    const malformed = address ? undefined : 'Enter a valid email address';
    expect(faults({workEmail: text}).workEmail).toBe(blank ? 'Email is required' : malformed);
  }
});

test('an address of any length is read in no time', () => {
  const start = performance.now();
  faults({workEmail: `a@${'.'.repeat(200_000)} `});
  faults({workEmail: `${'a@'.repeat(200_000)}b.c`});
  expect(performance.now() - start).toBeLessThan(500);
});

test('the forms that are not submitted check nothing §5.5', () => {
  for (const {fields} of mailForms) expect(validate(fields, {})).toEqual({});
  expect(validate(contactForm.fields, {workEmail: 'no address'})).toEqual({});
});

test('editing a field takes its own error away and no other', () => {
  const errors = {firstName: 'a', workEmail: 'b'};
  expect(withoutError(errors, 'firstName')).toEqual({workEmail: 'b'});
  expect(withoutError(errors, 'companyName')).toBe(errors);
});
