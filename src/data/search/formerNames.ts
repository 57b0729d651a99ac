/**
 * Former names of the brand, agents and plans, mapped to the new name, or to `''` if there is none:
 * `'Code Agent': 'Review Agent'`. After a second rename, add an entry and leave the first one unchanged. Also for words
 * that are no longer true: `beta: ''` when an agent leaves beta. The content check reports former names in data,
 * components, docs and legal pages, but not in posts and changelog months. Search maps a former name to the new one.
 * Lower-case entries also match capitalized words.
 */
export const formerNames: Readonly<Record<string, string>> = {};
