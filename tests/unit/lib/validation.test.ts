import {contactForm, demoForm, mailForms} from '../../../src/data/forms/forms';
import {cleanValues, validate, withoutError} from '../../../src/lib/validation';
import {hostileStrings} from '../../support/hostile';

const good = {firstName: 'Ada Lovelace', companyName: 'Engines', workEmail: 'ada@example.com'};
const errorsOf = (values: object) => validate(demoForm.fields, {...good, ...values});

// Specification, section 5: the messages are typed here on purpose.
test.each([
  [{}, {}],
  [{firstName: ' \t\n\u00a0'}, {firstName: 'Full name is required'}],
  [{companyName: '  '}, {companyName: 'Please enter your company name'}],
  [{workEmail: '   '}, {workEmail: 'Email is required'}],
  [{workEmail: 'ada@example'}, {workEmail: 'Enter a valid email address'}],
  [{workEmail: 'ada@example.'}, {workEmail: 'Enter a valid email address'}],
  [{workEmail: 'a@b@c.d'}, {workEmail: 'Enter a valid email address'}],
  [{workEmail: 'a@b.c'}, {}],
])('with %j changed, the errors are %j', (values, errors) => {
  expect(errorsOf(values)).toEqual(errors);
});

test.each([
  ['\t\u200B ada@example.com\u00A0\n', 'ada@example.com'],
  ['\u202Aada@exam\u00ADple.com\u202C', 'ada@example.com'],
  ['می\u200Cخواهم 👩‍💻❤️', 'می\u200Cخواهم 👩‍💻❤️'],
  ['\u200B\u3000', ''],
])('%j is sent as %j', (value, sent) => {
  expect(cleanValues({firstName: value})).toEqual({firstName: sent});
});

test('an empty form has three messages, in the order of the fields §5.1 §5.2 §5.3', () => {
  expect(Object.entries(validate(demoForm.fields, {}))).toEqual([
    ['firstName', 'Full name is required'],
    ['companyName', 'Please enter your company name'],
    ['workEmail', 'Email is required'],
  ]);
});

test('any invalid input has a message of section 5, any valid input has none §5.1 §5.3', () => {
  for (const text of hostileStrings()) {
    const blank = text.trim() === '';
    expect(errorsOf({firstName: text}).firstName).toBe(blank ? 'Full name is required' : undefined);
    expect(errorsOf({companyName: text}).companyName).toBe(blank ? 'Please enter your company name' : undefined);
    const [local = '', domain = '', ...more] = text.split('@');
    const address = !/\s/.test(text) && more.length === 0 && local !== '' && domain.slice(1, -1).includes('.');
    const malformed = address ? undefined : 'Enter a valid email address';
    expect(errorsOf({workEmail: text}).workEmail).toBe(blank ? 'Email is required' : malformed);
  }
});

test('a very long e-mail address is validated in less than 500 ms', () => {
  const start = performance.now();
  errorsOf({workEmail: `a@${'.'.repeat(200_000)} `});
  errorsOf({workEmail: `${'a@'.repeat(200_000)}b.c`});
  expect(performance.now() - start).toBeLessThan(500);
});

test('the forms that open a mail are not validated §5.5', () => {
  for (const {fields} of mailForms) expect(validate(fields, {})).toEqual({});
  expect(validate(contactForm.fields, {workEmail: 'no address'})).toEqual({});
});

test('editing a field removes only its own error', () => {
  const errors = {firstName: 'a', workEmail: 'b'};
  expect(withoutError(errors, 'firstName')).toEqual({workEmail: 'b'});
  expect(withoutError(errors, 'companyName')).toBe(errors);
});
