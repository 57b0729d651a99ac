import type {AttemptResult} from './retry';
import type {StoredLead} from './store';

/** How mails are sent. */
export type Smtp = {
  url: string;
  from: string;
  /** Whether mails may be sent without encryption. */
  allowsPlaintext: boolean;
  timeoutMs?: number;
};

type Mail = {to: string; subject: string; text: string; messageId?: string; headers?: Record<string, string>};

/**
 * Creates a function that sends a lead by mail to one address and resolves with the result, also if the mail server fails
 * or the attempt is aborted. The visitor is neither a recipient nor in `Reply-To`: the address in a form may be another
 * person's. Automatic replies are switched off for the same reason.
 */
export function mailSender(to: string, smtp: Smtp) {
  return (lead: StoredLead, abort: AbortSignal) => sendMail(smtp, {to, ...leadMessage(lead)}, abort);
}

/** Sends a mail. Every error can be retried, because a wrong password or a full mailbox can be corrected. */
export async function sendMail(smtp: Smtp, mail: Mail, abort = new AbortController().signal): Promise<AttemptResult> {
  const {url, from, allowsPlaintext, timeoutMs = 30_000} = smtp;
  // Loaded when needed: services without mail may run where there are no TCP sockets.
  const {createTransport} = await import('nodemailer');
  const safety = {disableFileAccess: true, disableUrlAccess: true, requireTLS: !allowsPlaintext};
  const signal = AbortSignal.any([abort, AbortSignal.timeout(timeoutMs)]);
  try {
    const envelope = {from, to: [mail.to]};
    const {response} = await createTransport({url, ...safety}).sendMail({...mail, from, envelope, signal});
    return {ok: true, answer: `mail server ${response.slice(0, 3)}`};
  } catch (error) {
    const {code, responseCode} = error as {code?: string; responseCode?: number};
    const reason = signal.aborted ? [`no response within ${timeoutMs / 1000} s`] : [responseCode, code];
    return {ok: false, answer: ['mail server', ...reason].filter(Boolean).join(' ')};
  }
}

function leadMessage({id, receivedAt, firstName, companyName, workEmail, pageUrl, marks, attribution}: StoredLead) {
  const lines = {
    'Full name': firstName,
    Company: companyName,
    'Work email': workEmail,
    Page: pageUrl,
    Received: receivedAt.toISOString(),
    ...attribution,
    ...(marks.length > 0 && {Marks: marks.join(', ')}),
    Lead: id,
  };
  const mark = marks.length > 0 ? `[${marks.join(', ')}] ` : '';
  return {
    subject: `${mark}Demo request from ${oneLine(companyName).slice(0, 80)}`,
    text: Object.entries(lines)
      .map(([name, value]) => `${name}: ${oneLine(value)}\n`)
      .join(''),
    // The same in each attempt, so that mail programs can recognize repeated deliveries.
    messageId: `<${id}@leads.invalid>`,
    headers: {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'},
  };
}

/** Replaces line breaks and control characters, with which a value could imitate other lines or control a terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
