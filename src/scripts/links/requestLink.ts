import {Agent as HttpAgent, request as overHttp} from 'node:http';
import {Agent as HttpsAgent, request as overHttps} from 'node:https';

export type Answer = {
  /**
   * `moved`: the host redirects permanently to a page that works. `unknown`: the host refuses automatic requests, so
   * that the page may work in a browser. `failed`: an error status, or no response.
   */
  outcome: 'works' | 'moved' | 'unknown' | 'failed';
  /** The status, or why there is no response. */
  detail: string;
  /** URL after permanent redirects. */
  to?: string;
  /** Whether any response arrived. */
  responded: boolean;
};

/** At most two requests at a time to a host; the others wait without a timeout. */
const perHost = {maxSockets: 2};
const clients = {
  'http:': {send: overHttp, agent: new HttpAgent(perHost)},
  'https:': {send: overHttps, agent: new HttpsAgent(perHost)},
};

const maxRedirects = 10;
/** Login required, forbidden, too many requests, and LinkedIn's status for robots. */
const refusals = [401, 403, 429, 999];

/** Requests a link with HEAD, then with GET if that fails, and follows redirects. Never rejects. */
export async function requestLink(link: string, timeoutMs = 10_000): Promise<Answer> {
  let url = link;
  let isPermanent = true;
  let responded = false;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const {status, location} = await headThenGet(url, timeoutMs);
      responded = true;
      const detail = String(status);
      if (status >= 300 && status < 400 && location && URL.canParse(location, url)) {
        url = new URL(location, url).href;
        isPermanent &&= status === 301 || status === 308;
      } else if (status >= 200 && status < 300) {
        const isMoved = redirects > 0 && isPermanent;
        return isMoved ? {outcome: 'moved', detail, to: url, responded} : {outcome: 'works', detail, responded};
      } else return {outcome: refusals.includes(status) ? 'unknown' : 'failed', detail, responded};
    }
    return {outcome: 'failed', detail: `more than ${maxRedirects} redirects`, responded};
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    return {outcome: 'failed', detail: code ?? message, responded};
  }
}

type Response = {status: number; location: string | undefined};

async function headThenGet(url: string, timeoutMs: number): Promise<Response> {
  const head = await send('HEAD', url, timeoutMs).catch(() => undefined);
  return head && head.status < 400 ? head : send('GET', url, timeoutMs);
}

function send(method: string, url: string, timeout: number): Promise<Response> {
  return new Promise((resolve, reject) => {
    const client = clients[new URL(url).protocol as keyof typeof clients];
    if (!client) throw new Error(`redirect to ${url}`);
    // Many hosts refuse requests without a browser's name.
    const headers = {'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*'};
    const request = client.send(url, {method, agent: client.agent, timeout, headers}, (response) => {
      resolve({status: response.statusCode ?? 0, location: response.headers.location});
      // Without the body.
      response.destroy();
    });
    request.on('timeout', () => request.destroy(new Error(`no response within ${timeout / 1000} s`)));
    request.on('error', reject);
    request.end();
  });
}
