import type {Container} from 'postcss';

/** The custom properties that rules use, and those that these are made of, as far as the rules say. */
export function usedCustomProperties(rules: readonly Container[]): Set<string> {
  const madeOf = new Map<string, string[]>();
  const used = new Set<string>();
  for (const rule of rules) {
    rule.walkDecls(({prop, value}) => {
      const names = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
      if (prop.startsWith('--')) madeOf.set(prop, [...(madeOf.get(prop) ?? []), ...names]);
      else for (const name of names) used.add(name);
    });
  }
  // A set that grows while it is walked is walked to its end.
  for (const name of used) for (const part of madeOf.get(name) ?? []) used.add(part);
  return used;
}
