import type {ReactNode} from 'react';
import {contact} from '../../data/company/company';

/** Renders a text, with the contact e-mail address in it as a link. */
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
