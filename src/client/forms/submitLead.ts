import {demoForm, formToasts} from '../../data/forms/forms';
import type {ClientSettings} from '../../lib/clientSettings';
import {attributionHeader, type Lead, leadPath} from '../../lib/lead';
import {formContext} from '../../lib/redact';
import {storageKeys} from '../../lib/storageKeys';
import type {FormValues} from '../../lib/validation';
import {hasConsent} from '../monitoring/consent';
import {reportAction, reportError} from '../monitoring/reports';
import {settings} from '../settings';
import type {Toast} from '../toasts';

/** Time limit for the API's response. */
const timeoutMs = 15_000;

/** The result of a submission. */
export type SubmitResult = {
  /** Omitted if it would repeat the notice: screen readers would read both. */
  toast?: Toast;
  /** Message in the form; unlike the toast, it stays. */
  notice: string;
  /** Text that was passed to the mail client, for visitors who have none on this device. */
  message?: string;
  /** Whether the values were delivered, so that the form may clear them. */
  delivered: boolean;
};

/** Delivers a form's values. Never rejects. */
export type SubmitHandler = (values: FormValues) => Promise<SubmitResult>;

/**
 * Posts the demo form's lead. Reports the attempt and any failure to monitoring, without awaiting it (specification,
 * sections 7 and 8).
 */
export function submitLead(
  page: string,
  {apiHost, monitoringFormValues}: Pick<ClientSettings, 'apiHost' | 'monitoringFormValues'>,
): SubmitHandler {
  return async (values) => {
    const context = {
      ...formContext(values, monitoringFormValues),
      component: 'DemoForm',
      page,
      timestamp: new Date().toISOString(),
    };
    reportAction('demo_request_submit', context);
    try {
      await sendLead(createLead(values, page), apiHost);
      return {toast: {kind: 'success', message: formToasts.sent}, notice: demoForm.sent, delivered: true};
    } catch (error) {
      reportError(error, {...context, message: error instanceof Error ? error.message : String(error)});
      return {toast: {kind: 'error', message: formToasts.failed}, notice: demoForm.failed, delivered: false};
    }
  };
}

/** Creates the lead of a demo form: exactly the specification's four fields, as typed (section 7). */
export function createLead({firstName = '', companyName = '', workEmail = ''}: FormValues, pageUrl: string): Lead {
  return {firstName, companyName, workEmail, pageUrl};
}

/**
 * Posts a lead (specification, section 7). Resolves on any success status, whatever the body. Rejects with `Server
 * responded with {status}`, the network error, or a timeout. The request continues if the visitor leaves the page.
 */
async function sendLead(lead: Lead, apiHost: string | undefined): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`No response within ${timeoutMs / 1000} seconds`, 'TimeoutError'));
  }, timeoutMs);
  try {
    const response = await fetch(leadUrl(apiHost), {
      method: 'POST',
      headers: {'Content-Type': 'application/json', ...attributionHeaders()},
      body: JSON.stringify(lead),
      keepalive: true,
      credentials: 'omit',
      // Browsers follow most redirects with GET: the lead would be lost, and the response still be a success.
      redirect: 'error',
      signal: controller.signal,
    });
    if (!response.ok) throw new Error(`Server responded with ${response.status}`);
    void logResponse(response, lead);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the URL of the lead API, on the site's origin if `apiHost` is undefined. */
export function leadUrl(apiHost: string | undefined): string {
  return `${apiHost ?? ''}${leadPath}`;
}

/** Returns the header that describes how the visit began (setting `LEAD_ATTRIBUTION`), if the visitor consents. */
function attributionHeaders(): Record<string, string> {
  if (!settings.leadAttribution || !hasConsent()) return {};
  try {
    const attribution = sessionStorage.getItem(storageKeys.attribution);
    return attribution ? {[attributionHeader]: attribution} : {};
  } catch {
    // Storage is blocked: the visit's first page may be unknown.
    return {};
  }
}

/** Logs the response body, which has no other use (specification, section 7); at debug level, for developers. */
async function logResponse(response: Response, lead: Lead): Promise<void> {
  try {
    const body = redactResponse(await response.text(), lead);
    // biome-ignore lint/suspicious/noConsole: the specification requires it (section 7).
    console.debug('Lead API:', body);
  } catch {
    // The body is not JSON or incomplete: the lead was accepted anyway.
  }
}

/**
 * Parses the API's response for the log and redacts strings that contain the visitor's input. Throws if it is not JSON.
 */
export function redactResponse(body: string, {pageUrl: _, ...input}: Lead): unknown {
  const typed = Object.values(input)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return JSON.parse(body, (_key, value: unknown) =>
    typeof value === 'string' && typed.some((text) => value.includes(text)) ? '(as typed)' : value,
  );
}
