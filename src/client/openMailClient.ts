import {contact} from '../data/company/company';
import {doubleSubmitWindowMs} from '../lib/doubleSubmit';
import {mailtoLink} from '../lib/mailto';

/**
 * What a form's button does without scripts: it hands over to the mail program too, and nothing typed lands in an
 * address of the site. Said by the button, because browsers warn of a form itself whose action is not https.
 */
export const noScriptFormProps = {
  formAction: `mailto:${contact.email}`,
  formMethod: 'post',
  formEncType: 'text/plain',
} as const;

let pressedAt = -doubleSubmitWindowMs;

/** Opens the visitor's own mail program with a message to the site's contact address, once a press. The page stays. */
export function openMailClient(subject: string, body: string): void {
  const now = performance.now();
  if (now - pressedAt >= doubleSubmitWindowMs) window.location.href = mailtoLink({to: contact.email, subject, body});
  pressedAt = now;
}
