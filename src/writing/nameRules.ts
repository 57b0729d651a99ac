import {load} from 'js-yaml';
import type {Document, Mistake} from './documents';
import {linesOf, textOf} from './files';
import {yamlRemedy} from './remedies';

/** What posts name: the file of each list, and what every entry says of itself. */
const lists = {
  authors: {file: 'blog/authors.yml', says: 'name'},
  tags: {file: 'blog/tags.yml', says: 'label'},
} as const;
const keys = ['authors', 'tags'] as const;

/** The names that posts may give as their authors or tags; none, where their file cannot be read. */
export function namesOf(root: string, key: keyof typeof lists): string[] {
  try {
    return Object.keys((load(textOf(root, lists[key].file)) as object | undefined) ?? {});
  } catch {
    return [];
  }
}

/** Names that a post gives and nobody bears. */
export function nameMistakes({file, kind, frontMatter, lineOf}: Document, root: string): Mistake[] {
  if (kind !== 'post') return [];
  return keys.flatMap((key) => {
    const known = namesOf(root, key);
    return [frontMatter[key] ?? []]
      .flat()
      .filter((one) => typeof one === 'string' && known.length > 0 && !known.includes(one))
      .map((one) => ({
        file,
        line: lineOf(key),
        what: `"${one}" is not in ${lists[key].file}`,
        remedy: `use one of ${known.join(', ')}, or add it there`,
      }));
  });
}

/** What is wrong with the lists themselves. */
export function nameListMistakes(root: string): Mistake[] {
  return keys.flatMap((key) => {
    const {file, says} = lists[key];
    const text = textOf(root, file);
    const remedy = `write below it, two spaces further in, ${says}: and what readers see`;
    try {
      return Object.entries((load(text) as Record<string, unknown> | undefined) ?? {})
        .filter(([, entry]) => !(typeof entry === 'object' && entry && says in entry))
        .map(([name]) => {
          const line = linesOf(text).find(({words}) => words.startsWith(`${name}:`))?.line ?? 1;
          return {file, line, what: `"${name}" has no ${says}`, remedy};
        });
    } catch (error) {
      const {mark, reason = String(error)} = error as {mark?: {line: number}; reason?: string};
      return [{file, line: (mark?.line ?? 0) + 1, what: `it does not parse: ${reason}`, remedy: yamlRemedy(reason)}];
    }
  });
}
