import {oneLine} from './oneLine';
import type {AttemptResult} from './retry';
import type {StoredLead} from './store';

type Options = {
  to: string[];
  from: string;
  smtpUrl: string;
  timeoutMs?: number;
};

/**
 * Creates a function that sends a lead by mail to `to` (`LEADS_MAIL_TO`) and resolves with the result, also if the mail
 * server fails. The visitor is neither a recipient nor in `Reply-To`: the address in a form may be another person's.
 * Automatic replies are switched off for the same reason. Every error is retried, because a wrong password can be
 * corrected.
 */
export function mailSender({to, from, smtpUrl, timeoutMs = 30_000}: Options) {
  return async (lead: StoredLead): Promise<AttemptResult> => {
    // Loaded when needed: services without mail may run where there are no TCP sockets.
    const {createTransport} = await import('nodemailer');
    const transport = createTransport({url: smtpUrl, disableFileAccess: true, disableUrlAccess: true});
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      await transport.sendMail({...message(lead), from, to, envelope: {from, to}, signal});
      return {ok: true};
    } catch (error) {
      const {code, responseCode} = error as {code?: string; responseCode?: number};
      const reason = signal.aborted ? [`no response within ${timeoutMs / 1000} s`] : [responseCode, code];
      return {ok: false, reason: ['mail server', ...reason].filter(Boolean).join(' ')};
    }
  };
}

function message({id, receivedAt, firstName, companyName, workEmail, pageUrl, marks, attribution}: StoredLead) {
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
