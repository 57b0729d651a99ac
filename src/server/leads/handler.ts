import {type Attribution, parseAttribution} from '../../lib/attribution';
import {attributionHeader, type Lead, leadPath, readLead, testPageUrl} from '../../lib/lead';
import {textResponse} from '../textResponse';
import {type ApiOptions, apiHandler, type Handler, isOwnOrigin, type Route} from './http';
import type {LeadStore} from './store';

/**
 * The lead API (specification, section 7), which `README.md` in the folder above describes: stores the lead, then answers
 * 200. Rejects every body that is not declared as JSON, because other sites can send such requests without a CORS preflight.
 */
export function leadRoutes(store: LeadStore, siteOrigin: string): Record<string, Route> {
  return {
    [leadPath]: {
      noun: 'lead',
      contentTypes: ['application/json'],
      maxBodyBytes: 16 * 1024,
      async read(body, {headers}) {
        const lead = readLead(body);
        // Only an invalid body is the client's error.
        return async (visitors) => {
          const marks = spamMarks(lead, headers, siteOrigin);
          return store.save({...lead, marks, attribution: readAttribution(headers), visitors});
        };
      },
      accepted: textResponse(200, '{"status":"received"}', {'Content-Type': 'application/json'}),
    },
  };
}

/** Creates the lead API alone. */
export function leadHandler({store, ...options}: ApiOptions & {store: LeadStore}): Handler {
  return apiHandler(leadRoutes(store, options.siteOrigin), options);
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
