/**
 * Returns a form's values for monitoring (contract, `MONITORING_FORM_VALUES`): unchanged, or, with `redact`, only
 * whether each field is filled.
 */
export function formContext(
  values: Readonly<Record<string, string>>,
  mode: 'send' | 'redact',
): Record<string, string | boolean> {
  if (mode === 'send') return {...values};
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim() !== '']));
}

/** Removes the search query from a URL: visitors' input must not be sent to monitoring. */
export function withoutSearchTerms(url: string): string {
  return url.replace(/([?&]q=)[^&#]*/g, '$1');
}
