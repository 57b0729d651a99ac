/** Path of the lead API that the demo form posts to (specification, section 7). */
export const leadPath = '/api/landingpage/forms';

/** Optional header of a lead's request: how the visit began, as a query string (lib/attribution.ts). */
export const attributionHeader = 'Lead-Attribution';

/** The fields of a lead (specification, section 7). */
export const leadFields = ['firstName', 'companyName', 'workEmail', 'pageUrl'] as const;

/** The visitor's input, and the name of the page in `pageUrl`. */
export type Lead = Record<(typeof leadFields)[number], string>;

/** The `pageUrl` of test leads, which operators send to check that leads are stored and delivered. */
export const testPageUrl = 'test lead';

/**
 * Parses a lead from a request body and drops all other fields. Throws a one-line message that does not quote the body,
 * which is personal data.
 */
export function readLead(body: Uint8Array): Lead {
  const fields = parseObject(body);
  const lead: Partial<Lead> = {};
  for (const name of leadFields) {
    const value = fields[name];
    if (value === undefined) throw new Error(`${name} is missing.`);
    if (typeof value !== 'string') throw new Error(`${name} should be a string.`);
    lead[name] = value;
  }
  return lead as Lead;
}

function parseObject(body: Uint8Array): Record<string, unknown> {
  const value = parseJson(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('The body should be a JSON object.');
  }
  return value as Record<string, unknown>;
}

/**
 * Parses JSON. Throws an error with a message of one line if it is invalid. Decodes strictly: invalid UTF-8 would otherwise
 * be stored as replacement characters.
 */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(body));
  } catch {
    throw new Error('The body is not JSON in UTF-8.');
  }
}
