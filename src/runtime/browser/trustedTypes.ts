/** What a Trusted Types policy does; the browser's types do not contain it yet. */
type Rules = Partial<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>>;

declare global {
  interface Window {
    trustedTypes?: {createPolicy: (name: string, rules: Rules) => Rules};
  }
}

/**
 * Creates a Trusted Types policy. Its functions return objects that the browser accepts where strings are blocked; they
 * are declared as strings, which is what the DOM's types expect. Returns `rules` in browsers without Trusted Types, and if
 * the site's Content-Security-Policy does not allow the name.
 */
export function trustedTypesPolicy<Allowed extends Rules>(name: string, rules: Allowed): Allowed {
  try {
    return (window.trustedTypes?.createPolicy(name, rules) as Allowed | undefined) ?? rules;
  } catch {
    return rules;
  }
}
