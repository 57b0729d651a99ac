/**
 * Returns the index of the option that starts with the text in `typed`, or `undefined` if there is none. One letter
 * typed repeatedly cycles through the options that start with it, from the one after `current`.
 */
export function typeAhead(options: readonly string[], typed: string, current: number): number | undefined {
  const match = findOption(options, typed, current);
  if (match !== undefined && typed.length > 1) return match;
  const [letter = ''] = typed;
  const isRepeated = [...typed].every((next) => next === letter);
  return isRepeated ? findOption(options, letter, current + 1) : undefined;
}

/** Finds the first option that starts with `text`, searching from `from` to the end and then from the beginning. */
function findOption(options: readonly string[], text: string, from: number): number | undefined {
  const prefix = text.toLocaleLowerCase('en');
  for (let step = 0; step < options.length; step += 1) {
    const index = (from + step) % options.length;
    if (options[index]?.toLocaleLowerCase('en').startsWith(prefix)) return index;
  }
  return undefined;
}

/** Returns the index of the next active option by the key's name; `last` is the index of the last option. */
export const listMoves = {
  ArrowDown: (active: number, last: number) => Math.min(last, active + 1),
  ArrowUp: (active: number) => Math.max(0, active - 1),
  PageDown: (active: number, last: number) => Math.min(last, active + 10),
  PageUp: (active: number) => Math.max(0, active - 10),
  Home: () => 0,
  End: (_active: number, last: number) => last,
} satisfies Record<string, (active: number, last: number) => number>;
