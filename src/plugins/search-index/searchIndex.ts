import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import type * as Pagefind from 'pagefind';
import {faqs} from '../../data/faq/faqs';
import {helpCategories} from '../../data/help/help';
import {plans} from '../../data/plans';
import type {ContentType} from '../../lib/contentTypes';
import {scriptName, scriptUrlCount, vocabularyFile} from '../../lib/search/indexFormat';
import {contentTypeOfPage} from '../built-page/contentTypeOfPage';
import {outputFile} from '../built-page/outputFile';
import type {PageFeature, Site} from '../built-page/pageFeature';
import {integrityOf} from '../hosting/inlineCode';
import {type SearchRecord, type SubRecords, searchDocument, searchRecords} from './records';
import {distinctWords, Vocabulary} from './vocabulary';

const {pagefind} = require('./pagefind.cjs') as {pagefind: () => Promise<typeof Pagefind>};

/** A record as Pagefind indexes it, with its distinct words. */
type IndexedRecord = {url: string; content: string; words: string[]};

const topics = helpCategories.flatMap((category) => category.topics);

/** Questions and plans have records of their own; by the path of their page. */
const subRecords: Record<string, SubRecords> = {
  '/faq': {kind: 'Questions', ids: faqs.map(({id}) => id)},
  '/pricing': {kind: 'Plans', ids: plans.map(({id}) => id), title: (name) => `${name} plan`},
};

/** Queries that mean any page of a content type. */
const kindWords: Partial<Record<ContentType, string>> = {
  Comparisons: 'compare, comparison, alternative',
};

/** Writes Pagefind's index and the list of words for spelling correction to `/pagefind`. */
export const searchIndex: PageFeature<IndexedRecord[]> = {
  reader({url: siteUrl, importMap}) {
    return (page) => {
      const records = page.listed
        ? searchRecords(page, siteUrl, contentTypeOfPage(page.path), subRecords[page.path])
        : [];
      return {tags: `<script type="importmap">${importMap}</script>`, result: records.map(indexedRecord)};
    };
  },
  collector({outDir}) {
    const building = openIndex();
    const vocabulary = new Vocabulary();

    async function add({url, content, words}: IndexedRecord): Promise<void> {
      vocabulary.add(words);
      const {errors} = await (await building).addHTMLFile({url, content});
      if (errors.length > 0) throw new Error(`Pagefind cannot index ${url}: ${errors.join(', ')}`);
    }

    return {
      add: async (records) => void (await Promise.all(records.map(add))),
      async end() {
        const folder = join(outDir, 'pagefind');
        const {files, errors} = await (await building).getFiles();
        if (errors.length > 0) throw new Error(`Pagefind cannot create the files of the index: ${errors.join(', ')}`);
        for (const {path, content} of files.filter(isUsed)) await outputFile(folder, path, gunzip(content));
        await outputFile(folder, vocabularyFile, vocabulary.content());
      },
    };
  },
};

function indexedRecord(record: SearchRecord): IndexedRecord {
  const content = searchDocument(record, {oneOf: kindWords[record.kind], also: aliasesOf(record)});
  return {url: record.url, content, words: distinctWords(content.replaceAll(/<[^>]*>/g, ' '))};
}

/**
 * Returns the import map with the hash of Pagefind's script, which the header Integrity-Policy requires. It has the URLs
 * of all languages, so that the Content-Security-Policy needs one hash of it.
 */
export async function searchImportMap({
  baseUrl,
  otherLocales,
}: Pick<Site, 'baseUrl' | 'otherLocales'>): Promise<string> {
  const {files} = await (await openIndex()).getFiles();
  // The script does not depend on the index.
  const hash = integrityOf(files.find(({path}) => path === 'pagefind.js')?.content ?? '');
  const urls = [baseUrl, ...otherLocales]
    .sort()
    .flatMap((base) => Array.from({length: scriptUrlCount}, (_, retry) => `${base}pagefind/${scriptName(retry)}`));
  return JSON.stringify({integrity: Object.fromEntries(urls.map((url) => [url, hash]))});
}

/** Other names of a record: the words of its URL, and the help center's topics that link to it. */
function aliasesOf({url}: SearchRecord): string {
  const topicTexts = topics.filter(({to}) => to === url).map(({title, text}) => `${title}. ${text}`);
  return [url.replaceAll(/[/#-]/g, ' ').trim(), ...topicTexts].join('. ');
}

async function openIndex(): Promise<Pagefind.PagefindIndex> {
  const {createIndex} = await pagefind();
  const {index, errors} = await createIndex({forceLanguage: 'en', includeCharacters: '+#'});
  if (!index) throw new Error(`Pagefind cannot create the index: ${errors.join(', ')}`);
  return index;
}

/** Leaves out Pagefind's three user interfaces, its worker, and its WebAssembly for other languages. */
function isUsed({path}: {path: string}): boolean {
  return /^pagefind(-entry\.json|\.js|\.[^/]*\.pf_meta)$|^wasm\.en\.|^(index|fragment|filter)\//.test(path);
}

/** Decompresses Pagefind's gzipped files, which it also reads uncompressed: hosts compress them better. */
function gunzip(content: Uint8Array): Uint8Array {
  return content[0] === 0x1f && content[1] === 0x8b ? gunzipSync(content) : content;
}
