import {openMailClient} from '../../../../src/client/forms/openMailClient';
import {mailMessage, submitByMail} from '../../../../src/client/forms/submitByMail';
import {contactForm} from '../../../../src/data/forms/forms';
import {mailtoLink} from '../../../../src/lib/mailto';
import {hostileStrings} from '../../../support/hostile';

jest.mock('../../../../src/client/forms/openMailClient', () => ({openMailClient: jest.fn()}));

const {fields} = contactForm;

test('a mail lists the filled fields with their labels, the message last', () => {
  const values = {
    firstName: 'Ada',
    lastName: '  ',
    workEmail: 'ada@example.com',
    developers: '50+',
    message: 'One\nTwo',
  };
  expect(mailMessage(fields, values)).toBe(
    [
      'First name: Ada',
      'Work email: ada@example.com',
      'Number of developers: 50+',
      '',
      'How can we help:',
      'One',
      'Two',
    ].join('\r\n'),
  );
});

test('an empty form makes an empty mail', () => {
  expect(mailMessage(fields, {})).toBe('');
});

test('any input makes a mailto link with one recipient and the same text', () => {
  for (const text of hostileStrings()) {
    const body = mailMessage(fields, {message: text});
    const link = new URL(mailtoLink({to: 'hello@example.com', subject: 'A question', body}));
    expect(link.pathname).toBe('hello@example.com');
    expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(link.searchParams.get('body')).toBe(body);
    const plain = !/[\p{Cc}\p{Cs}]/u.test(text) && text.trim() !== '';
    if (plain) expect(body).toBe(`How can we help:\r\n${text.trim()}`);
  }
});

test('a form that opens the mail client shows a notice but no toast, so that screen readers read it once', async () => {
  expect(await submitByMail({name: 'A', id: 'x', fields: [], subject: 'Hello', submit: 'Continue'})({})).toEqual({
    notice: expect.stringContaining('email app opens'),
    message: expect.any(String),
    delivered: false,
  });
  expect(openMailClient).toHaveBeenCalledWith('Hello', expect.any(String));
});
