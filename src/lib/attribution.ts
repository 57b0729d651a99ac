/** Query parameters of links in campaigns and ads. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'msclkid',
] as const;

/** Names of the values of an attribution: campaign parameters, path of the first page, and host that linked to it. */
export const attributionKeys = [...campaignParameters, 'landing', 'referrer'] as const;

/** How a visit began. */
export type Attribution = Partial<Record<(typeof attributionKeys)[number], string>>;

/** Maximum characters of a value. */
const maxLength = 200;

/** Maximum characters of the query string: servers refuse longer headers, and the lead would be lost. */
const maxQueryLength = 4000;

/** Selects the values of an attribution from a query string, without control characters. */
export function parseAttribution(query: string): Attribution {
  const values = new URLSearchParams(query);
  return Object.fromEntries(
    attributionKeys.flatMap((key) => {
      // By code points: a cut surrogate pair is not valid JSON for Postgres.
      const value = [...(values.get(key) ?? '').replace(/\p{Cc}/gu, '')].slice(0, maxLength).join('');
      return value ? [[key, value]] : [];
    }),
  );
}

/** Formats an attribution as a query string, which is ASCII. Omits values that would make it too long. */
export function serializeAttribution(attribution: Attribution): string {
  let length = 0;
  return Object.entries(attribution)
    .map((entry) => new URLSearchParams([entry]).toString())
    .filter((pair) => {
      const fits = length + pair.length + 1 <= maxQueryLength;
      if (fits) length += pair.length + 1;
      return fits;
    })
    .join('&');
}

/**
 * Returns the attribution of a visit that began with this document: its campaign parameters, path and referrer's host.
 * `undefined` for a link from the site itself, which is not the first page of a visit.
 */
export function attributionOf(documentUrl: string, referrer: string): Attribution | undefined {
  const {origin, pathname, search} = new URL(documentUrl);
  const from = parseUrl(referrer);
  if (from?.origin === origin) return undefined;
  const values = new URLSearchParams(search);
  values.set('landing', pathname);
  values.set('referrer', from?.host ?? '');
  return parseAttribution(values.toString());
}

/** Returns `undefined` for an invalid URL. `URL.canParse` is missing in Chrome 109. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
