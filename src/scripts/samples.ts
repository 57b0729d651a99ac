/** Sample content, to be replaced by the site's owner. */
export type Sample = {
  /** Line number, from 1. */
  line: number;
  /** The exported constant that contains it. */
  name: string;
  /** Its first string, such as a person's name, with `…` for template expressions; empty if there is none. */
  text: string;
};

/**
 * Finds the objects with `sample: true` in the source of a data file, in source order. Reads the file as text, to get
 * line numbers: `sample: true` must start its line or follow a brace or comma, and is ignored in comments.
 */
export function findSamples(source: string): Sample[] {
  let name = '';
  return source.split('\n').flatMap((text, index, lines) => {
    name = /^export const (\w+)/.exec(text)?.[1] ?? name;
    if (!/^(?!\s*(\/\/|\/?\*))(.*[{,])?\s*sample: true\b/.test(text)) return [];
    const after = [text.replace(/.*sample: true/, ''), ...lines.slice(index + 1, index + 4)].join(' ');
    const [, words = ''] = /^[^}]*?['"`]([^'"`]+)['"`]/.exec(after) ?? [];
    return [{line: index + 1, name, text: words.replaceAll(/\$\{[^}]*\}/g, '…')}];
  });
}
