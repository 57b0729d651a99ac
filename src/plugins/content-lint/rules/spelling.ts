import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as Cspell from 'cspell-lib';
import {brand} from '../../../data/brand';
import {integrations} from '../../../data/integrations/integrations';
import {type Problem, warning} from '../problem';
import {lineAt} from '../read/files';
import type {MdxPage} from '../read/pages';

const {loadCspell} = require('../cspell.cjs') as {loadCspell: () => Promise<typeof Cspell>};

/** Shared with editors: languages, ignored content such as code, and the word list `words.txt`. */
const settingsFile = '.cspell.json';
const wordList = 'src/plugins/content-lint/words.txt';

/** Cache by page, so that `npm start` checks only saved pages. */
const cache = new WeakMap<MdxPage, Problem[]>();

/** Reports unknown words, each once per file with its count. Names of the product and of tools are known. */
export async function spellingProblems(root: string, pages: readonly MdxPage[]): Promise<Problem[]> {
  const {spellCheckDocument, loadConfig} = await loadCspell();
  const names = [brand.name, ...integrations.map(({name}) => name)].flatMap((name) => name.split(' '));
  const settings = {...(await loadConfig(join(root, settingsFile))), words: names};
  const problems: Problem[] = [];
  for (const page of pages) {
    let found = cache.get(page);
    if (!found) {
      const {href: uri} = pathToFileURL(join(root, page.file));
      const document = {uri, text: page.text, languageId: 'mdx', locale: 'en-US'};
      const options = {noConfigSearch: true, generateSuggestions: false};
      const {issues} = await spellCheckDocument(document, options, settings);
      found = countWords(page, issues);
      cache.set(page, found);
    }
    problems.push(...found);
  }
  return problems;
}

function countWords({file, text}: MdxPage, issues: readonly {text: string; offset: number}[]): Problem[] {
  const offsets = new Map<string, number[]>();
  for (const issue of issues) offsets.set(issue.text, [...(offsets.get(issue.text) ?? []), issue.offset]);
  return [...offsets].map(([word, [first = 0, ...more]]) => {
    const times = more.length > 0 ? ` (${more.length + 1} times)` : '';
    const place = {file, line: lineAt(text, first)};
    return warning(place, `Unknown word "${word}"${times}`, `Correct it, or add it to ${wordList}`);
  });
}
