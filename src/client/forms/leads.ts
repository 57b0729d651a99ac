import {attributionHeader, type Lead} from '../../lib/lead';
import {leadUrl, redactResponse} from '../../lib/leadRequest';
import {storageKeys} from '../../lib/storageKeys';
import {hasConsent} from '../monitoring/consent';
import {settings} from '../settings';

/** Time limit for the API's response. */
const timeoutMs = 15_000;

/**
 * Posts a lead (specification, section 7). Resolves on any success status, whatever the body. Rejects with `Server
 * responded with {status}`, the network error, or a timeout. The request continues if the visitor leaves the page.
 */
export async function sendLead(lead: Lead, apiHost: string | undefined): Promise<void> {
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
