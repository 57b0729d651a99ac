import {type Lead, leadPath} from './lead';
import type {FormValues} from './validation';

/** The lead of a demo form: exactly the specification's four fields, as they were typed (section 7). */
export function leadOf({firstName = '', companyName = '', workEmail = ''}: FormValues, pageUrl: string): Lead {
  return {firstName, companyName, workEmail, pageUrl};
}

/** Where leads go; without a host of its own the API is on the site's origin. */
export function leadAddress(apiHost: string | undefined): string {
  return `${apiHost ?? ''}${leadPath}`;
}

/**
 * The API's answer as it may be logged: what repeats the visitor's own words is blanked. Throws when it is not JSON.
 */
export function loggableAnswer(body: string, {pageUrl: _, ...asked}: Lead): unknown {
  const typed = Object.values(asked)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return JSON.parse(body, (_key, value: unknown) =>
    typeof value === 'string' && typed.some((text) => value.includes(text)) ? '(as typed)' : value,
  );
}
