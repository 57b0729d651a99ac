/** Maps each former name to today's name, across several renames. */
export function currentNames(names: Readonly<Record<string, string>>): {formerName: string; currentName: string}[] {
  return Object.entries(names).map(([formerName, next]) => ({
    formerName,
    currentName: latestName(next, names, [formerName]),
  }));
}

/** Follows renames from `name`; stops at a name already visited, because renames can form a cycle. */
function latestName(name: string, names: Readonly<Record<string, string>>, visited: readonly string[]): string {
  const next = names[name];
  return next === undefined || visited.includes(name) ? name : latestName(next, names, [...visited, name]);
}
