const stems =
  'anonym|author|categor|custom|initial|minim|normal|optim|organ|priorit|recogn|serial|standard|summar|synchron|token|visual';

/** British forms and their American ones, which the site uses. Verbs are listed: "-ise" also ends words such as "enterprise". */
const forms: readonly (readonly [british: RegExp, american: string])[] = [
  [new RegExp(String.raw`\b(${stems})is(?=e|ing|ation)`, 'gi'), '$1iz'],
  [/\banalys(?=e[drs]?\b|ing)/gi, 'analyz'],
  [/\b(behavi|col|fav|hon|lab)our/gi, '$1or'],
  [/\b(cancel|label|model|signal)l(?=ed|ing)/gi, '$1'],
  [/\b(data)?centre/gi, '$1center'],
  [/\b(defen|licen)ce/gi, '$1se'],
  [/\bcatalogue/gi, 'catalog'],
  [/\bprogramme(?=s?\b)/gi, 'program'],
  [/\bgrey/gi, 'gray'],
];

/** Replaces British spellings in a query by American ones, so that search finds both. */
export function americanSpelling(query: string): string {
  return forms.reduce((text, [british, american]) => text.replace(british, american), query);
}
