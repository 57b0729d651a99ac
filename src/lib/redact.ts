/**
 * A form's values as they go into its monitoring records (contract, `MONITORING_FORM_VALUES`): as they are, or
 * under each name only whether anything was filled in.
 */
export function formContext(
  values: Readonly<Record<string, string>>,
  mode: 'send' | 'redact',
): Record<string, string | boolean> {
  if (mode === 'send') return {...values};
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim() !== '']));
}

/** An address without the words that were searched for: what visitors type stays out of monitoring. */
export function withoutSearchTerms(address: string): string {
  return address.replace(/([?&]q=)[^&#]*/g, '$1');
}
