/** A title as addresses have it: `What’s new in É2E?` becomes `whats-new-in-e2e`. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!slug) throw new Error(`"${title}" has no letter or digit to make an address of: choose another title`);
  return slug;
}

/** A title as a constant is called: `Data agents` becomes `dataAgents`. */
export function nameOf(title: string): string {
  const name = slugOf(title).replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `page${name}` : name;
}

/** As TypeScript takes any text. */
export function text(words: string): string {
  return `'${words.replace(/[\\']/g, '\\$&')}'`;
}

/** As it stands between the backticks of TypeScript. */
export function inTemplate(words: string): string {
  return words.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}
