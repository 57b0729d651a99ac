import {randomUUID} from 'node:crypto';
import {leadPath, testPageUrl} from '../../lib/lead';

/** Posts a test lead as a page of the site would. `fault` says why the API has not accepted it; `undefined` if it has. */
export async function sendTestLead(apiOrigin: string, siteOrigin: string) {
  const firstName = `Test ${randomUUID()}`;
  const workEmail = `test@${new URL(siteOrigin).hostname}`;
  const body = JSON.stringify({firstName, companyName: 'Test', workEmail, pageUrl: testPageUrl});
  return {firstName, fault: await findFault(apiOrigin, siteOrigin, body)};
}

async function findFault(apiOrigin: string, siteOrigin: string, body: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${apiOrigin}${leadPath}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: siteOrigin},
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) return `status is ${response.status}`;
    const allowed = response.headers.get('Access-Control-Allow-Origin');
    if (apiOrigin === siteOrigin || allowed === siteOrigin) return undefined;
    return `Access-Control-Allow-Origin is ${allowed ?? 'missing'}: set SITE_URL of the service to ${siteOrigin}`;
  } catch (error) {
    const {message, cause} = error as {message: string; cause?: {code?: string}};
    return cause?.code ?? message;
  }
}
