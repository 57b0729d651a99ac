import {contactForm} from '../../../src/data/forms/forms';
import {mailMessage} from '../../../src/lib/mailMessage';
import {mailtoLink} from '../../../src/lib/mailto';
import {hostileStrings} from '../../support/hostile';

const {fields} = contactForm;

test('filled fields stand under their labels, the message at the end', () => {
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

test('nothing filled in is an empty message', () => {
  expect(mailMessage(fields, {})).toBe('');
});

test('whatever is typed makes a link of one recipient, and reads back', () => {
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
