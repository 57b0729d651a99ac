import {domainToASCII} from 'node:url';

/**
 * Returns the form in which addresses that mean the same mailbox are equal: without white space and invisible characters,
 * in NFC and lower case, the domain in Punycode.
 */
export function normalizeEmail(text: string): string {
  const visible = text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '');
  const email = visible.normalize('NFC').toLowerCase();
  const domainStart = email.lastIndexOf('@') + 1;
  const domain = email.slice(domainStart);
  return email.slice(0, domainStart) + (domainToASCII(domain) || domain);
}
