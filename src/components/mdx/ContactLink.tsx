import type {ReactNode} from 'react';
import {contact} from '../../data/company/company';
import {mailtoLink} from '../../lib/mailto';

/** Renders the contact e-mail address as a `mailto:` link with `subject`, for running text. */
export function ContactLink({subject}: {subject: string}): ReactNode {
  return <a href={mailtoLink({to: contact.email, subject})}>{contact.email}</a>;
}
