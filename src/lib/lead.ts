/** Where the demo form's leads are posted to, at the lead API's origin (specification, section 7). */
export const leadPath = '/api/landingpage/forms';

/** What a lead is made of (specification, section 7). */
export const leadFields = ['firstName', 'companyName', 'workEmail', 'pageUrl'] as const;

/** The strings as the visitor typed them, and the name of the page. */
export type Lead = Record<(typeof leadFields)[number], string>;

/**
 * The lead that a request's body holds, and nothing else of it: other fields are dropped. Throws with one line
 * that says what is wrong and repeats nothing of the content.
 */
export function readLead(body: Uint8Array): Lead {
  const fields = objectIn(body);
  const lead: Partial<Lead> = {};
  for (const name of leadFields) {
    const value = fields[name];
    if (value === undefined) throw new Error(`${name} is missing.`);
    if (typeof value !== 'string') throw new Error(`${name} should be a string.`);
    lead[name] = value;
  }
  return lead as Lead;
}

function objectIn(body: Uint8Array): Record<string, unknown> {
  const value = parsed(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('The body should be a JSON object.');
  }
  return value as Record<string, unknown>;
}

/** The decoder is strict: letters that cannot be read would be stored as question marks. */
function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(body));
  } catch {
    throw new Error('The body is not JSON in UTF-8.');
  }
}
