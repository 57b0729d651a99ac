import {type Attribution, parseAttribution} from '../../lib/attribution';
import {attributionHeader, type Lead, leadPath, readLead, testPageUrl} from '../../lib/lead';
import {type Answer, textResponse} from '../textResponse';
import {
  answerToMethod,
  type Handler,
  HttpError,
  isOwnOrigin,
  readBody,
  respondWith,
  tooManyRequests,
  visitorHashes,
} from './http';
import type {LeadStore} from './store';

type Options = {
  store: LeadStore;
  siteOrigin: string;
  /** Key of the hash of visitors' addresses. */
  hashKey: string;
  /** Maximum time for a request's body to arrive. */
  timeoutMs?: number;
  /** Answers 400 instead of 413 and 415, as the contract requires of `npm start` and `npm run serve`. */
  onlyBadRequest?: boolean;
};

const maxBodyBytes = 16 * 1024;

/**
 * Creates the lead API (specification, section 7), which `README.md` in the folder above describes: stores the lead, then
 * answers 200. Rejects every body that is not declared as JSON, because other sites can send such requests without a
 * CORS preflight.
 */
export function leadHandler(options: Options): Handler {
  const {onlyBadRequest = false, siteOrigin} = options;
  return async (request, address) => {
    const answer = answerTo(request, address, options).catch((error: Error) => {
      const isMapped = onlyBadRequest && error instanceof HttpError && [413, 415].includes(error.status);
      throw isMapped ? new HttpError(400, error.message) : error;
    });
    return respondWith(answer, request, {siteOrigin, noun: 'lead'});
  };
}

async function answerTo(request: Request, address: string | undefined, options: Options): Promise<Answer> {
  const {store, siteOrigin, hashKey, timeoutMs = 10_000} = options;
  if (new URL(request.url).pathname !== leadPath) throw new HttpError(404, 'There is no such API.');
  const preflight = answerToMethod(request.method);
  if (preflight) return preflight;
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new HttpError(415, 'The Content-Type should be application/json.');
  }
  const lead = parseLead(await readBody(request, {maxBodyBytes, timeoutMs}));
  const marks = spamMarks(lead, request.headers, siteOrigin);
  const attribution = readAttribution(request.headers);
  const result = await store.save({...lead, marks, attribution, visitors: visitorHashes(address, hashKey)});
  if (result === 'limited') throw tooManyRequests();
  return textResponse(200, '{"status":"received"}', {'Content-Type': 'application/json'});
}

function parseLead(body: Uint8Array): Lead {
  try {
    return readLead(body);
  } catch (error) {
    throw new HttpError(400, (error as Error).message);
  }
}

/** Reads how the visit began; `undefined` if the request says nothing of it. */
function readAttribution(headers: Headers): Attribution | undefined {
  const attribution = parseAttribution(headers.get(attributionHeader) ?? '');
  return Object.keys(attribution).length > 0 ? attribution : undefined;
}

/**
 * Returns the reasons why a lead looks like spam: a link in a name; no `Origin`, which browsers always send; the origin
 * of another site. Test leads are marked, too.
 */
function spamMarks({firstName, companyName, pageUrl}: Lead, headers: Headers, siteOrigin: string): string[] {
  const origin = headers.get('Origin');
  const marks = {
    'link-in-name': /:\/\/|\bwww\.|\[url|<a\b/i.test(`${firstName}\n${companyName}`),
    'no-origin': origin === null,
    'other-origin': origin !== null && !isOwnOrigin(origin, headers, siteOrigin),
    test: pageUrl === testPageUrl,
  };
  return Object.entries(marks).flatMap(([mark, applies]) => (applies ? [mark] : []));
}
