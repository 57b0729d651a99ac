/** What a visitor has decided about monitoring; `unasked` until then, and again once the decision is too old. */
export type Consent = 'granted' | 'refused' | 'unasked';
export type Decision = Exclude<Consent, 'unasked'>;

const dayMs = 86_400_000;

/** A decision as it is stored. */
export function consentText(decision: Decision, now: number): string {
  return `${decision} ${now}`;
}

/** The decision that `stored` holds, unless it is older than `days`, from the future, or no decision at all. */
export function consentFrom(stored: string | null, now: number, days: number): Consent {
  const [, decision, at] = stored?.match(/^(granted|refused) (\d+)$/) ?? [];
  const age = now - Number(at);
  if (!decision || age < 0 || age > days * dayMs) return 'unasked';
  return decision as Decision;
}
