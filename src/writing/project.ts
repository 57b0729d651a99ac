import {brand} from '../data/brand';
import {dataFaults} from '../data/check';
import {formerNames} from '../data/formerNames';
import {markdownPath} from '../lib/markdownTwin';
import {redirects} from '../site/redirects';
import {type Document, type Mistake, readDocuments, unpublished} from './documents';
import {linesOf, namesIn, textOf} from './files';
import {needless, type Published, publishedFile, vanished} from './published';
import {brandMistakes, formerNameMistakes} from './rules/brand';
import {codeMistakes, indentedMistakes, tickMistakes} from './rules/code';
import {contrastMistakes} from './rules/colours';
import {componentMistakes, expressionMistakes, importMistakes, nestingMistakes} from './rules/components';
import {citationMistakesIn, figureMistakes, figureMistakesIn, planMistakes} from './rules/figures';
import {frontMatterMistakes} from './rules/frontMatter';
import {boldMistakes, leftoverMistakes, paragraphMistakes} from './rules/leftovers';
import {linkMistakes, movedNameMistakes, type Reference, referencesIn, wordlessLinkMistakes} from './rules/links';
import {monthMistakes} from './rules/months';
import {listedPages, nameListMistakes, nameMistakes} from './rules/names';
import {pictureMistakes} from './rules/pictures';
import {placeMistakes, repetitionMistakes, routeMistakes} from './rules/places';
import {projectWords, spellingMistakes, wordListMistakes} from './rules/spelling';
import {
  footnoteMistakes,
  fragmentMistakes,
  headingMistakes,
  noteMistakes,
  postMistakes,
  tableMistakes,
  textMistakes,
} from './rules/text';
import {unfinishedDataMistakes, unfinishedMistakes} from './rules/unfinished';
import {emptySections, unnamedSections} from './sections';

/** Every mistake in the content of the project in `root`, in the order of files and lines. */
export async function checkProject(root: string): Promise<Mistake[]> {
  const now = new Date();
  const {documents, mistakes, unread} = readDocuments(root);
  const data = dataFiles(root);
  const published = readPublished(root);
  const addresses = addressesOf(root, documents, published);
  const seen = documents.filter((document) => !unpublished(document, now));
  const publicAddresses = addressesOf(root, seen, published);
  for (const {path} of unread) {
    addresses.set(path, undefined);
    publicAddresses.set(path, undefined);
  }
  const targets = {documents, unread, addresses, declared: fragmentsOfData(data)};
  const words = [
    ...projectWords(root),
    ...[brand.name, ...Object.keys(formerNames)].flatMap((name) => name.split(' ')),
  ];
  const references = [...documents.flatMap(referencesIn), ...data.flatMap(referencesInData)];
  const all = [
    ...mistakes,
    ...documents.flatMap((document) => [
      ...frontMatterMistakes(document),
      ...headingMistakes(document),
      ...fragmentMistakes(document),
      ...footnoteMistakes(document),
      ...noteMistakes(document),
      ...tableMistakes(document),
      ...textMistakes(document),
      ...componentMistakes(document),
      ...expressionMistakes(document),
      ...nestingMistakes(document),
      ...importMistakes(document, root),
      ...leftoverMistakes(document),
      ...boldMistakes(document),
      ...paragraphMistakes(document),
      ...codeMistakes(document),
      ...tickMistakes(document),
      ...indentedMistakes(document),
      ...wordlessLinkMistakes(document),
      ...movedNameMistakes(document),
      ...pictureMistakes(document, root),
      ...figureMistakes(document),
      ...planMistakes(document),
      ...unfinishedMistakes(document),
      ...postMistakes(document),
      ...nameMistakes(document, root),
      ...monthMistakes(document),
    ]),
    ...placeMistakes(root),
    ...emptySections(root),
    ...unnamedSections(seen),
    ...(await nameListMistakes(root)),
    ...wordListMistakes(root),
    ...routeMistakes(root),
    ...repetitionMistakes(documents),
    ...references.flatMap((reference) => linkMistakes(reference, targets, now)),
    ...data.flatMap(({file, text}) => [...factMistakesInData(file, text), ...expired(file, text, now)]),
    ...data.flatMap(unfinishedDataMistakes),
    ...schemaFaults(root),
    ...brandMistakes(root, brand),
    ...contrastMistakes(root),
    ...formerNameMistakes(root),
    ...vanished(published, publicAddresses, redirects),
    ...needless(publicAddresses, redirects),
    ...(await spellingMistakes(documents, data, words)),
  ];
  return all.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}

type DataFile = {file: string; text: string};

/** The files of content that are TypeScript. */
function dataFiles(root: string): DataFile[] {
  return ['src/data', 'src/site'].flatMap((folder) =>
    namesIn(root, folder)
      .filter((name) => name.endsWith('.ts') && !name.startsWith('schema/'))
      .map((name) => ({file: `${folder}/${name}`, text: textOf(root, `${folder}/${name}`)})),
  );
}

function referencesInData({file, text}: DataFile): Reference[] {
  return linesOf(text).flatMap(({line, words}) =>
    [...words.matchAll(/\bto: ['`](\/[^'`$]*)['`]/g)].map(([, to = '']) => ({file, line, to})),
  );
}

/** The fragments of questions, stories, roles and whatever else data gives one: new ones are not published yet. */
function fragmentsOfData(data: readonly DataFile[]): ReadonlySet<string> {
  return new Set(data.flatMap(({text}) => [...text.matchAll(/\bid: '([\w-]+)'/g)].map(([, id = '']) => id)));
}

/** Where the facts themselves stand, their figures may be typed. */
const factFiles = ['src/data/facts.ts', 'src/data/plans.ts'];

function factMistakesInData(file: string, text: string): Mistake[] {
  if (factFiles.includes(file)) return [];
  return linesOf(text).flatMap(({line, words}) =>
    /^\s*(\/\/|\/?\*)/.test(words)
      ? []
      : [...figureMistakesIn(words, file, line), ...citationMistakesIn(words, file, line)],
  );
}

/** Banners and offers whose last day is over; of one that never began, its schema tells. */
function expired(file: string, text: string, now: Date): Mistake[] {
  return linesOf(text).flatMap(({line, words}) => {
    const [, from = '', until] = /(?:\bfrom: '([\d-]+)', )?\buntil: '(\d{4}-\d\d-\d\d)'/.exec(words) ?? [];
    if (!until || from > until || new Date(`${until}T24:00`) > now) return [];
    return [{file, line, what: `it was over on ${until}`, remedy: 'take it out, or give it a later day'}];
  });
}

function schemaFaults(root: string): Mistake[] {
  return dataFaults().map((fault) => {
    const [, file = '', what = '', remedy = ''] = /^(\S+): ([^:]+): (.*)$/s.exec(fault) ?? [];
    const name = /^\w+/.exec(what)?.[0];
    const declared = new RegExp(`const ${name}\\b`);
    const line = linesOf(textOf(root, file)).find(({words}) => declared.test(words))?.line ?? 1;
    return {file, line, what, remedy};
  });
}

/** Lists and files that no page of `docs`, `blog` or `src/pages` makes. */
const madeByPlugins = [
  '/blog',
  '/blog/tags',
  '/blog/authors',
  '/changelog',
  '/sitemap.xml',
  '/.well-known/security.txt',
];

function addressesOf(
  root: string,
  documents: readonly Document[],
  published: Published,
): Map<string, ReadonlySet<string> | undefined> {
  const addresses = new Map<string, ReadonlySet<string> | undefined>();
  for (const path of [...madeByPlugins, ...listedPages(root)]) addresses.set(path, fragmentsOf(published[path]));
  for (const folder of ['/blog', '/changelog']) {
    for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) addresses.set(`${folder}/${feed}`, undefined);
  }
  for (const name of namesIn(root, 'src/pages')) {
    if (!/^[^_].*\.tsx$/.test(name)) continue;
    const path = `/${name.replace(/(\/?index)?\.tsx$/, '')}`;
    addresses.set(path, fragmentsOf(published[path]));
  }
  for (const {path, headings} of documents) {
    addresses.set(path, new Set([...(addresses.get(path) ?? []), ...headings.map(({id}) => id)]));
  }
  for (const path of [...addresses.keys()]) addresses.set(markdownPath(path), undefined);
  for (const name of namesIn(root, 'static')) addresses.set(`/${name}`, undefined);
  return addresses;
}

function fragmentsOf(published: readonly string[] | undefined): ReadonlySet<string> | undefined {
  return published && new Set(published);
}

function readPublished(root: string): Published {
  return JSON.parse(textOf(root, publishedFile) || '{}') as Published;
}

/** The pages that only their writers see, with why. */
export function waitingPages(root: string): {file: string; why: string}[] {
  return readDocuments(root).documents.flatMap((document) => {
    const why = unpublished(document, new Date());
    return why ? [{file: document.file, why}] : [];
  });
}
