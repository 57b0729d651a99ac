import {mailMessage} from '../../../../src/client/forms/mailMessage';
import {contactForm} from '../../../../src/data/forms/forms';
import {mailtoLink} from '../../../../src/lib/mailto';
import {hostileStrings} from '../../../support/hostile';

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
