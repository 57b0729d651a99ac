/** Each former name, with what it is called today: what was renamed twice leads to the last of its names. */
export function currentNames(names: Readonly<Record<string, string>>): {was: string; is: string}[] {
  return Object.entries(names).map(([was, next]) => ({was, is: lastOf(next, names, [was])}));
}

/** A name that comes back leads nowhere else. */
function lastOf(name: string, names: Readonly<Record<string, string>>, passed: readonly string[]): string {
  const next = names[name];
  return next === undefined || passed.includes(name) ? name : lastOf(next, names, [...passed, name]);
}
