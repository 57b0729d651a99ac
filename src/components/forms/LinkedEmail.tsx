import type {ReactNode} from 'react';
import {contact} from '../../data/company/company';

/** A text in which our e-mail address, where it has it, can be pressed. */
export function LinkedEmail({text}: {text: string}): ReactNode {
  const [before, after] = text.split(contact.email);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      {after}
    </>
  );
}
