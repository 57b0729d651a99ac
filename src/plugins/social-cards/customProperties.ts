import type {Container} from 'postcss';

/** Lists the custom properties that rules use, directly or through other custom properties that the rules define. */
export function usedCustomProperties(rules: readonly Container[]): Set<string> {
  const dependencies = new Map<string, string[]>();
  const used = new Set<string>();
  for (const rule of rules) {
    rule.walkDecls(({prop, value}) => {
      const names = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
      if (prop.startsWith('--')) dependencies.set(prop, [...(dependencies.get(prop) ?? []), ...names]);
      else for (const name of names) used.add(name);
    });
  }
  // Iteration over a Set includes elements that are added meanwhile.
  for (const name of used) for (const dependency of dependencies.get(name) ?? []) used.add(dependency);
  return used;
}
