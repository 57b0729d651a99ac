import type {ReactNode} from 'react';
import {contact} from '../../data/company';

/** The contact address as a link, for running text: it starts a message with `subject`. */
export function ContactLink({subject}: {subject: string}): ReactNode {
  return <a href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`}>{contact.email}</a>;
}
