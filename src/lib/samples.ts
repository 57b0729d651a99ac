/** One piece of content that the site's owner has yet to supply. */
export type Sample = {
  /** Counted from 1. */
  line: number;
  /** The exported constant that it belongs to. */
  name: string;
};

/**
 * What a TypeScript file of content marks with `sample: true`, in the order in which it stands there. The file
 * is read as text, because only the text knows its lines: the mark counts where it is the first on its line or
 * follows a brace or comma, not in comments.
 */
export function samplesIn(source: string): Sample[] {
  let name = '';
  return source.split('\n').flatMap((text, index) => {
    name = /^export const (\w+)/.exec(text)?.[1] ?? name;
    return /^(?!\s*(\/\/|\/?\*))(.*[{,])?\s*sample: true\b/.test(text) ? [{line: index + 1, name}] : [];
  });
}
