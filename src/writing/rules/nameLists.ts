import {join} from 'node:path';
// Handed out nowhere else; when an upgrade moves it the compiler says so.
import {getAuthorsMap} from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import {getTagsFile} from '@docusaurus/utils-validation';
import {load} from 'js-yaml';
import {linesOf, textOf} from '../files';
import type {Mistake} from '../mistake';
import {yamlRemedy} from '../remedies';
import {entryFaults} from './entries';
import {invisibleSignMistakes} from './invisibleSigns';

/** What posts name: the file of each list, and what every entry says of itself. */
export const nameLists = {
  authors: {file: 'blog/authors.yml', says: 'name'},
  tags: {file: 'blog/tags.yml', says: 'label'},
} as const;
export const listKeys = ['authors', 'tags'] as const;

/** An entry of a list, as far as it says where its page stands and which picture it has. */
type Entry = {permalink?: string; page?: boolean | {permalink?: string}; image_url?: string; imageURL?: string} | null;

/** The entries of a list; none, where its file cannot be read. */
export function entriesOf(root: string, key: keyof typeof nameLists): Record<string, Entry> {
  try {
    return (load(textOf(root, nameLists[key].file)) as Record<string, Entry> | undefined) ?? {};
  } catch {
    return {};
  }
}

/** What is wrong with the lists themselves. */
export async function nameListMistakes(root: string): Promise<Mistake[]> {
  const mistakes = listKeys.flatMap((key) => {
    const {file} = nameLists[key];
    const unseen = invisibleSignMistakes(file, textOf(root, file));
    return unseen.length > 0 ? unseen : entryMistakes(root, key);
  });
  const refused = mistakes.length > 0 ? undefined : await refusedList(root);
  if (!refused) return mistakes;
  const {file, why} = refused;
  const [, name] = /"([^".]+)/.exec(why) ?? [];
  const remedy = 'write names, titles, labels and descriptions as text, addresses whole, and each permalink once';
  return [{file, line: lineOf(name, textOf(root, file)), what: `it cannot be read: ${why}`, remedy}];
}

function entryMistakes(root: string, key: keyof typeof nameLists): Mistake[] {
  const {file, says} = nameLists[key];
  const text = textOf(root, file);
  const remedy = `write below it, two spaces further in, ${says}: and what readers see`;
  try {
    return Object.entries((load(text) as Record<string, unknown> | undefined) ?? {}).flatMap(([name, entry]) => {
      const line = lineOf(name, text);
      if (!(typeof entry === 'object' && entry && says in entry)) {
        return [{file, line, what: `"${name}" has no ${says}`, remedy}];
      }
      return entryFaults(root, key, name, entry).map((fault) => ({
        file,
        line: lineBelow(line, fault.key, text),
        what: fault.what,
        remedy: fault.remedy,
      }));
    });
  } catch (error) {
    const {mark, reason = String(error)} = error as {mark?: {line: number}; reason?: string};
    return [{file, line: (mark?.line ?? 0) + 1, what: `it does not parse: ${reason}`, remedy: yamlRemedy(reason)}];
  }
}

function lineOf(name: string | undefined, text: string): number {
  return linesOf(text).find(({words}) => words.startsWith(`${name}:`))?.line ?? 1;
}

/** The line of an entry's key, below the one that the entry begins with. */
function lineBelow(first: number, key: string, text: string): number {
  const below = linesOf(text).filter(({line}) => line > first);
  const next = below.findIndex(({words}) => /^[^\s#]/.test(words));
  const own = next < 0 ? below : below.slice(0, next);
  return own.find(({words}) => words.trim().startsWith(`${key}:`))?.line ?? first;
}

/** The list that Docusaurus would not take, and why: it reads them before any page. */
export async function refusedList(root: string): Promise<{file: string; why: string} | undefined> {
  const contentPaths = {contentPath: join(root, 'blog'), contentPathLocalized: undefined};
  const read = {
    authors: () => getAuthorsMap({authorsMapPath: 'authors.yml', contentPaths, authorsBaseRoutePath: '', baseUrl: '/'}),
    tags: () => getTagsFile({tags: undefined, contentPaths}),
  };
  for (const key of listKeys) {
    try {
      await read[key]();
    } catch (error) {
      return {file: nameLists[key].file, why: (error as Error).message.replaceAll('\n', ' ')};
    }
  }
}
