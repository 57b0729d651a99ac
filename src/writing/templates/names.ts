/** A title as addresses have it: `What’s new in É2E?` becomes `whats-new-in-e2e`. */
export function slugOf(title: string): string {
  const slug = lettersOf(title);
  if (!slug) throw new Error(`"${title}" has no letter or digit to make an address of: choose another title`);
  return slug;
}

/** An address to propose for a name; just `slug`, where the name has no letter or digit to make one of. */
export function proposedSlug(name: string): string {
  return lettersOf(name) || 'slug';
}

function lettersOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A title as a constant is called: `Data agents` becomes `dataAgents`. */
export function nameOf(title: string): string {
  const name = slugOf(title).replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `page${name}` : name;
}

/** As TypeScript takes any text, in the quotes that the formatter chooses. */
export function text(words: string): string {
  const quote = words.split("'").length > words.split('"').length ? '"' : "'";
  return `${quote}${words.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)}${quote}`;
}

/** As wide as the formatter lets a line be. */
const lineWidth = 120;

/** A property of a page's `meta`: where a line has no room for it, its value stands below, as the formatter has it. */
export function property(name: string, value: string): string {
  const line = `    ${name}: ${value},`;
  return line.length > lineWidth ? `    ${name}:\n      ${value},` : line;
}

/** A constant that is what a function makes; its arguments stand below each other where a line has no room for them. */
export function constant(name: string, called: string, args: readonly string[]): string {
  const line = `const ${name} = ${called}(${args.join(', ')});`;
  return line.length > lineWidth ? `const ${name} = ${called}(\n${args.map((arg) => `  ${arg},\n`).join('')});` : line;
}

/** As it stands between the backticks of TypeScript. */
export function inTemplate(words: string): string {
  return words.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}
