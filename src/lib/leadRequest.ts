import {type Lead, leadPath} from './lead';
import type {FormValues} from './validation';

/** Creates the lead of a demo form: exactly the specification's four fields, as typed (section 7). */
export function createLead({firstName = '', companyName = '', workEmail = ''}: FormValues, pageUrl: string): Lead {
  return {firstName, companyName, workEmail, pageUrl};
}

/** Returns the URL of the lead API, on the site's origin if `apiHost` is undefined. */
export function leadUrl(apiHost: string | undefined): string {
  return `${apiHost ?? ''}${leadPath}`;
}

/**
 * Parses the API's response for the log and redacts strings that contain the visitor's input. Throws if it is not JSON.
 */
export function redactResponse(body: string, {pageUrl: _, ...input}: Lead): unknown {
  const typed = Object.values(input)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return JSON.parse(body, (_key, value: unknown) =>
    typeof value === 'string' && typed.some((text) => value.includes(text)) ? '(as typed)' : value,
  );
}
