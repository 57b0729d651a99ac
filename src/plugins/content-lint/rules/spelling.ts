import {existsSync} from 'node:fs';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as Cspell from 'cspell-lib';
import {brand} from '../../../data/brand';
import {integrations} from '../../../data/integrations/integrations';
import {type Problem, warning} from '../problem';
import {contentCache} from '../read/cache';
import {lineAt, readText} from '../read/files';
import type {MdxPage} from '../read/pages';

const {loadCspell} = require('../cspell.cjs') as {loadCspell: () => Promise<typeof Cspell>};

/** Shared with editors: languages, ignored content such as code, and the word list `words.txt`. */
const settingsFile = '.cspell.json';
const wordList = 'src/plugins/content-lint/words.txt';

/** An unknown word with the line of its first use. */
type Word = {word: string; line: number; count: number};

/** Cache by page, so that `npm start` reads the cache of all pages only once. */
const known = new WeakMap<MdxPage, readonly Word[]>();

/** Reports unknown words, each once per file with its count. Names of the product and of tools are known. */
export async function spellingProblems(root: string, pages: readonly MdxPage[]): Promise<Problem[]> {
  const names = [brand.name, ...integrations.map(({name}) => name)].flatMap((name) => name.split(' '));
  const cache = contentCache(root);
  const dictionaries = readDictionaries(root);
  let spelling: ReturnType<typeof startSpelling> | undefined;
  const wordsOf = async (page: MdxPage) => {
    const check = async () => {
      spelling ??= startSpelling(root, names);
      return (await spelling)(page);
    };
    const {file, text} = page;
    const words =
      known.get(page) ?? (await (dictionaries ? cache.get([file, text, names, dictionaries], check) : check()));
    known.set(page, words);
    return words.map(({word, line, count}) => {
      const times = count > 1 ? ` (${count} times)` : '';
      return warning({file, line}, `Unknown word "${word}"${times}`, `Correct it, or add it to ${wordList}`);
    });
  };
  return (await Promise.all(pages.map(wordsOf))).flat();
}

/** Loads the dictionaries, which takes seconds, and returns a function that lists the unknown words of a page. */
export async function startSpelling(
  root: string,
  words: string[],
): Promise<(page: Pick<MdxPage, 'file' | 'text'>) => Promise<Word[]>> {
  const {spellCheckDocument, loadConfig, clearCachedFiles} = await loadCspell();
  // Otherwise, cspell reads a saved word list again only after ten seconds.
  await clearCachedFiles();
  const settings = {...(await loadConfig(join(root, settingsFile))), words};
  return async ({file, text}) => {
    const document = {uri: pathToFileURL(join(root, file)).href, text, languageId: 'mdx', locale: 'en-US'};
    const options = {noConfigSearch: true, generateSuggestions: false};
    const {issues} = await spellCheckDocument(document, options, settings);
    const found = new Map<string, Word>();
    for (const {text: word, offset} of issues) {
      const {line, count} = found.get(word) ?? {line: lineAt(text, offset), count: 0};
      found.set(word, {word, line, count: count + 1});
    }
    return [...found.values()];
  };
}

/**
 * Returns the settings and the word lists that they name; the versions of other dictionaries are in npm's file.
 * `undefined` if there may be others: imported settings, or those of `cspell link`.
 */
function readDictionaries(root: string): string[] | undefined {
  const folders = [process.env.XDG_CONFIG_HOME, process.env.APPDATA, join(homedir(), '.config')];
  const linked = [...folders, join(homedir(), 'Library/Preferences')].flatMap((folder) =>
    ['cspell/cspell.json', 'cspell/Config/cspell.json', 'configstore/cspell.json'].map((file) =>
      join(folder ?? '', file),
    ),
  );
  const text = readText(root, settingsFile);
  try {
    const {dictionaryDefinitions = [], ...settings} = JSON.parse(text) as {dictionaryDefinitions?: {path?: string}[]};
    if ('import' in settings || linked.some((file) => existsSync(file))) return undefined;
    return [text, ...dictionaryDefinitions.map(({path}) => (path ? readText(root, path) : ''))];
  } catch {
    return undefined;
  }
}
