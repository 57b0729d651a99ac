/** One piece of content that the site's owner has yet to supply. */
export type Sample = {
  /** Counted from 1. */
  line: number;
  /** The exported constant that it belongs to. */
  name: string;
  /** The first text that stands in it, such as a person's name, with dots for what it cites; else nothing. */
  text: string;
};

/**
 * What a TypeScript file of content marks with `sample: true`, in the order in which it stands there. The file
 * is read as text, because only the text knows its lines: the mark counts where it is the first on its line or
 * follows a brace or comma, not in comments.
 */
export function samplesIn(source: string): Sample[] {
  let name = '';
  return source.split('\n').flatMap((text, index, lines) => {
    name = /^export const (\w+)/.exec(text)?.[1] ?? name;
    if (!/^(?!\s*(\/\/|\/?\*))(.*[{,])?\s*sample: true\b/.test(text)) return [];
    const after = [text.replace(/.*sample: true/, ''), ...lines.slice(index + 1, index + 4)].join(' ');
    const [, words = ''] = /^[^}]*?['"`]([^'"`]+)['"`]/.exec(after) ?? [];
    return [{line: index + 1, name, text: words.replaceAll(/\$\{[^}]*\}/g, '…')}];
  });
}
