import {contact} from '../../data/company';
import {mailtoLink} from '../../lib/mailto';

/**
 * What a form does without scripts: it hands over to the mail program too, and nothing typed lands in an address
 * of the site.
 */
export const withoutScripts = {
  action: `mailto:${contact.email}`,
  method: 'post',
  encType: 'text/plain',
} as const;

/** Opens the visitor's own mail program with a message to the site's contact address. The page stays. */
export function handOver(subject: string, body: string): void {
  window.location.href = mailtoLink({to: contact.email, subject, body});
}
