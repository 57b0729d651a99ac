import {contact} from '../../data/company/company';
import {doubleSubmitWindowMs} from '../../lib/doubleSubmit';
import {mailtoLink} from '../../lib/mailto';

/**
 * Props of a form's submit button that open the mail client without scripts, so that no input gets into a URL of the
 * site. They are on the button because browsers warn about a form whose own action is not HTTPS.
 */
export const noScriptFormProps = {
  formAction: `mailto:${contact.email}`,
  formMethod: 'post',
  formEncType: 'text/plain',
} as const;

let lastCallAt = -doubleSubmitWindowMs;

/** Opens the visitor's mail client with a message to the site's contact address; ignores repeated submits. */
export function openMailClient(subject: string, body: string): void {
  const now = performance.now();
  if (now - lastCallAt >= doubleSubmitWindowMs) window.location.href = mailtoLink({to: contact.email, subject, body});
  lastCallAt = now;
}
