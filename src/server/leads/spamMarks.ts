import {type Lead, testPageUrl} from '../../lib/lead';

/** Mark that the store adds to leads from an address that sent more than `leadsPerHour` in the last hour. */
export const manyFromAddress = 'many-from-address';
export const leadsPerHour = 3;

/**
 * Returns the reasons why a lead looks like spam: a link in a name; no `Origin`, which browsers always send; the origin
 * of another site. Test leads are marked, too.
 */
export function spamMarks({firstName, companyName, pageUrl}: Lead, headers: Headers, siteOrigin: string): string[] {
  const origin = headers.get('Origin');
  const marks = {
    'link-in-name': /:\/\/|\bwww\.|\[url|<a\b/i.test(`${firstName}\n${companyName}`),
    'no-origin': origin === null,
    'other-origin': origin !== null && origin !== siteOrigin && hostOf(origin) !== headers.get('Host'),
    test: pageUrl === testPageUrl,
  };
  return Object.entries(marks).flatMap(([mark, applies]) => (applies ? [mark] : []));
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
