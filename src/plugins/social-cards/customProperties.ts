import type {Container} from 'postcss';

/**
 * Lists the custom properties that rules use, directly or through other custom properties that the rules define.
 *
 * @param names more names that are used
 */
export function usedCustomProperties(rules: readonly Container[], names: Iterable<string> = []): Set<string> {
  const dependencies = new Map<string, string[]>();
  const used = new Set(names);
  for (const rule of rules) {
    rule.walkDecls(({prop, value}) => {
      const inValue = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
      if (prop.startsWith('--')) dependencies.set(prop, [...(dependencies.get(prop) ?? []), ...inValue]);
      else for (const name of inValue) used.add(name);
    });
  }
  // Iteration over a Set includes elements that are added meanwhile.
  for (const name of used) for (const dependency of dependencies.get(name) ?? []) used.add(dependency);
  return used;
}
