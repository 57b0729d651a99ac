import {join} from 'node:path';
// Handed out nowhere else; when an upgrade moves it the compiler says so.
import {getAuthorsMap} from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import {getTagsFile} from '@docusaurus/utils-validation';
import {load} from 'js-yaml';
import type {Document, Mistake} from '../documents';
import {linesOf, textOf} from '../files';
import {yamlRemedy} from '../remedies';
import {unseenMistakes} from '../unseen';

/** What posts name: the file of each list, and what every entry says of itself. */
const lists = {
  authors: {file: 'blog/authors.yml', says: 'name'},
  tags: {file: 'blog/tags.yml', says: 'label'},
} as const;
const keys = ['authors', 'tags'] as const;

/** An entry of a list, as far as it says where its page stands. */
type Entry = {permalink?: string; page?: boolean | {permalink?: string}} | null;

/** The names that posts may give as their authors or tags; none, where their file cannot be read. */
export function namesOf(root: string, key: keyof typeof lists): string[] {
  return Object.keys(entriesOf(root, key));
}

/** The pages that the blog makes of its lists: of each tag, and of authors that ask for one. */
export function listedPages(root: string): string[] {
  return [
    ...Object.entries(entriesOf(root, 'tags')).map(([name, tag]) => `/blog/tags${tag?.permalink ?? `/${name}`}`),
    ...Object.entries(entriesOf(root, 'authors')).flatMap(([name, author]) => {
      if (!author?.page) return [];
      const permalink = author.page === true ? undefined : author.page.permalink;
      return [`/blog/authors${permalink ?? `/${name}`}`];
    }),
  ];
}

function entriesOf(root: string, key: keyof typeof lists): Record<string, Entry> {
  try {
    return (load(textOf(root, lists[key].file)) as Record<string, Entry> | undefined) ?? {};
  } catch {
    return {};
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
export async function nameListMistakes(root: string): Promise<Mistake[]> {
  const mistakes = keys.flatMap((key) => {
    const {file} = lists[key];
    const unseen = unseenMistakes(file, textOf(root, file));
    return unseen.length > 0 ? unseen : entryMistakes(root, key);
  });
  const refused = mistakes.length > 0 ? undefined : await refusedList(root);
  if (!refused) return mistakes;
  const {file, why} = refused;
  const [, name] = /"([^".]+)/.exec(why) ?? [];
  const remedy = 'write names, titles, labels and descriptions as text, addresses whole, and each permalink once';
  return [{file, line: lineOf(name, textOf(root, file)), what: `it cannot be read: ${why}`, remedy}];
}

function entryMistakes(root: string, key: keyof typeof lists): Mistake[] {
  const {file, says} = lists[key];
  const text = textOf(root, file);
  const remedy = `write below it, two spaces further in, ${says}: and what readers see`;
  try {
    return Object.entries((load(text) as Record<string, unknown> | undefined) ?? {})
      .filter(([, entry]) => !(typeof entry === 'object' && entry && says in entry))
      .map(([name]) => ({file, line: lineOf(name, text), what: `"${name}" has no ${says}`, remedy}));
  } catch (error) {
    const {mark, reason = String(error)} = error as {mark?: {line: number}; reason?: string};
    return [{file, line: (mark?.line ?? 0) + 1, what: `it does not parse: ${reason}`, remedy: yamlRemedy(reason)}];
  }
}

function lineOf(name: string | undefined, text: string): number {
  return linesOf(text).find(({words}) => words.startsWith(`${name}:`))?.line ?? 1;
}

/** The list that Docusaurus would not take, and why: it reads them before any page. */
export async function refusedList(root: string): Promise<{file: string; why: string} | undefined> {
  const contentPaths = {contentPath: join(root, 'blog'), contentPathLocalized: undefined};
  const read = {
    authors: () => getAuthorsMap({authorsMapPath: 'authors.yml', contentPaths, authorsBaseRoutePath: '', baseUrl: '/'}),
    tags: () => getTagsFile({tags: undefined, contentPaths}),
  };
  for (const key of keys) {
    try {
      await read[key]();
    } catch (error) {
      return {file: lists[key].file, why: (error as Error).message.replaceAll('\n', ' ')};
    }
  }
}
