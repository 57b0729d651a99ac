/**
 * What we have renamed: the brand, an agent, a plan, each by its former name, with the new one, or with `''` where it
 * is no more. The build names every text that still says the former one, in data, components, docs and legal pages.
 * Posts and months of the changelog may: they say what was so then. The search finds the new one by it. Such as
 * `'Code Agent': 'Review Agent'`; of what is renamed once more, the first name stays as it stands. A word that is
 * true no longer is found in the same way: where an agent leaves beta, `beta: ''`. What is written in small letters is
 * found with a capital, too.
 */
export const formerNames: Readonly<Record<string, string>> = {};
