import type {ReactNode} from 'react';
import {contact} from '../../data/company/company';
import {mailtoLink} from '../../lib/mailto';

/** The contact address as a link, for running text: it starts a message with `subject`. */
export function ContactLink({subject}: {subject: string}): ReactNode {
  return <a href={mailtoLink({to: contact.email, subject})}>{contact.email}</a>;
}
