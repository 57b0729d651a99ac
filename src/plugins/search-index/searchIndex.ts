import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import type * as Pagefind from 'pagefind';
import {faqs} from '../../data/faq/faqs';
import {helpCategories} from '../../data/help/help';
import {plans} from '../../data/plans';
import type {ContentType} from '../../lib/contentTypes';
import {Vocabulary, vocabularyFile} from '../../lib/search/vocabulary';
import {outputFile} from '../built-page/outputFile';
import type {PageProcessor, Site} from '../built-page/pageProcessor';
import {type Parts, type SearchRecord, searchDocument, searchRecords} from './records';

const {pagefind} = require('./pagefind.cjs') as {pagefind: () => Promise<typeof Pagefind>};

const topics = helpCategories.flatMap((category) => category.topics);

/** What is found by itself, by the page that it is a part of. */
const partsOf: Record<string, Parts> = {
  '/faq': {kind: 'Questions', ids: faqs.map(({id}) => id)},
  '/pricing': {kind: 'Plans', ids: plans.map(({id}) => id), title: (name) => `${name} plan`},
};

/** What people look for when they mean any page of a kind. */
const kindWords: Partial<Record<ContentType, string>> = {
  Comparisons: 'compare, comparison, alternative',
};

/** Makes what the site's search reads: Pagefind's index, in `/pagefind`, and the words that may be meant there. */
export function searchIndex({outDir, url: siteUrl, kindOf, enqueue}: Site): PageProcessor {
  const folder = join(outDir, 'pagefind');
  const building = openIndex();
  const vocabulary = new Vocabulary();

  async function add(record: SearchRecord): Promise<void> {
    const content = searchDocument(record, {oneOf: kindWords[record.kind], also: alsoCalled(record)});
    vocabulary.add(content.replaceAll(/<[^>]*>/g, ' '));
    const {errors} = await (await building).addHTMLFile({url: record.url, content});
    if (errors.length > 0) throw new Error(`${record.url} cannot be indexed: ${errors.join(', ')}`);
  }

  return {
    async page(page) {
      if (!page.listed) return undefined;
      const records = searchRecords(page, siteUrl, kindOf(page.path), partsOf[page.path]);
      await enqueue(() => Promise.all(records.map(add)));
      return undefined;
    },
    async end() {
      const {files, errors} = await (await building).getFiles();
      if (errors.length > 0) throw new Error(`The search index cannot be written: ${errors.join(', ')}`);
      for (const {path, content} of files.filter(isRead)) await outputFile(folder, path, unpacked(content));
      await outputFile(folder, vocabularyFile, vocabulary.content());
    },
  };
}

/** What people call it: by the words of its address, and those of the help centre's topics that lead there. */
function alsoCalled({url}: SearchRecord): string {
  const called = topics.filter(({to}) => to === url).map(({title, text}) => `${title}. ${text}`);
  return [url.replaceAll(/[/#-]/g, ' ').trim(), ...called].join('. ');
}

async function openIndex(): Promise<Pagefind.PagefindIndex> {
  const {createIndex} = await pagefind();
  const {index, errors} = await createIndex({forceLanguage: 'en', includeCharacters: '+#'});
  if (!index) throw new Error(`The search index cannot be made: ${errors.join(', ')}`);
  return index;
}

/** Pagefind brings three user interfaces of its own along, a worker, and itself for other languages. */
function isRead({path}: {path: string}): boolean {
  return /^pagefind(-entry\.json|\.js|\.[^/]*\.pf_meta)$|^wasm\.en\.|^(index|fragment|filter)\//.test(path);
}

/** Pagefind packs its files as gzip, and reads them unpacked just as well: hosts pack them better. */
function unpacked(content: Uint8Array): Uint8Array {
  return content[0] === 0x1f && content[1] === 0x8b ? gunzipSync(content) : content;
}
