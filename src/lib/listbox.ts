/**
 * The index of the option that typing `typed` leads to, `undefined` when none begins so. A letter typed again and
 * again goes from one option that begins with it to the next, starting behind `current`.
 */
export function typeAhead(options: readonly string[], typed: string, current: number): number | undefined {
  const whole = startingWith(options, typed, current);
  if (whole !== undefined && typed.length > 1) return whole;
  const [letter = ''] = typed;
  const repeated = [...typed].every((next) => next === letter);
  return repeated ? startingWith(options, letter, current + 1) : undefined;
}

/** The first option from `from` on, and around again, that begins with the letters. */
function startingWith(options: readonly string[], letters: string, from: number): number | undefined {
  const wanted = letters.toLocaleLowerCase('en');
  for (let step = 0; step < options.length; step += 1) {
    const index = (from + step) % options.length;
    if (options[index]?.toLocaleLowerCase('en').startsWith(wanted)) return index;
  }
  return undefined;
}

/** Where the keys that move within a list lead from the active option; `last` is the last option's index. */
export const listMoves = {
  ArrowDown: (active: number, last: number) => Math.min(last, active + 1),
  ArrowUp: (active: number) => Math.max(0, active - 1),
  PageDown: (active: number, last: number) => Math.min(last, active + 10),
  PageUp: (active: number) => Math.max(0, active - 10),
  Home: () => 0,
  End: (_active: number, last: number) => last,
} satisfies Record<string, (active: number, last: number) => number>;
