type Rules = Record<string, ((text: string) => string | null) | undefined>;

/** Makes the DOM of a test have Trusted Types that allow these names. Returns the policies, by name, as they are created. */
export function allowPolicies(...names: readonly string[]): Record<string, Rules> {
  const policies: Record<string, Rules> = {};
  const createPolicy = (name: string, rules: Rules) => {
    if (!names.includes(name)) throw new TypeError(`Policy "${name}" disallowed.`);
    policies[name] = rules;
    const wrap = (allow: Rules[string]) => (text: string) => ({text: allow?.(text)});
    return Object.fromEntries(Object.entries(rules).map(([kind, allow]) => [kind, wrap(allow)]));
  };
  Object.assign(window, {trustedTypes: {createPolicy}});
  return policies;
}
