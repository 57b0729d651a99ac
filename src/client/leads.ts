import type {Lead} from '../lib/lead';
import {leadAddress, loggableAnswer} from '../lib/leadRequest';

/** How long the API may take before the visitor is told that it failed. */
const timeoutMs = 15_000;

/**
 * Posts a lead (specification, section 7). Resolves on any success status, whatever the body; rejects with `Server
 * responded with {status}`, or with the network's own error, after fifteen seconds at the latest. Leaving the
 * page does not take the request back.
 */
export async function sendLead(lead: Lead, apiHost: string | undefined): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`No answer within ${timeoutMs / 1000} seconds`, 'TimeoutError'));
  }, timeoutMs);
  try {
    const response = await fetch(leadAddress(apiHost), {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(lead),
      keepalive: true,
      credentials: 'omit',
      // A browser follows most redirects with a GET: the lead would be lost, and something well answered.
      redirect: 'error',
      signal: controller.signal,
    });
    if (!response.ok) throw new Error(`Server responded with ${response.status}`);
    void logAnswer(response, lead);
  } finally {
    clearTimeout(timer);
  }
}

/** The specification's only use of the answer. At debug level: it is nobody's news but a developer's. */
async function logAnswer(response: Response, lead: Lead): Promise<void> {
  try {
    const answer = loggableAnswer(await response.text(), lead);
    // biome-ignore lint/suspicious/noConsole: the specification asks for it (section 7).
    console.debug('Lead API:', answer);
  } catch {
    // The body is not JSON, or did not arrive whole: the lead has been taken all the same.
  }
}
