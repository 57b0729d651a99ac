import type {ArticleMeta} from '../built-page/articles';
import {readBuiltPage} from '../built-page/builtPage';
import {type EndTag, missingEndTags} from '../built-page/endTags';
import {parseHtml} from '../built-page/html';
import type {Site} from '../built-page/pageFeature';
import {features} from './features';

/** A page of the build: its path without base path and trailing slash, its HTML without assets, and its articles. */
export type PageInput = {path: string; html: string; articles: readonly ArticleMeta[]};

/** What the features know of a page. */
export type PageOutput = {
  /** The end tags that its HTML lacks. */
  endTags: readonly EndTag[];
  /** The tags for its head. */
  tags: string;
  /** The results of the features, in their order. */
  results: readonly unknown[];
};

/** Reads a page. Rejects if a feature throws. */
export type ReadPage = (page: PageInput) => Promise<PageOutput>;

/** Returns a function that passes a page to each feature. */
export function pageReader(site: Site): ReadPage {
  const readers = features.map(({reader}) => reader?.(site));
  return async ({path, html, articles}) => {
    const document = parseHtml(html);
    const page = readBuiltPage(document, path);
    const outputs = readers.map((readPage) => readPage?.(page, articles));
    return {
      endTags: missingEndTags(html, document),
      tags: outputs.map((output) => output?.tags ?? '').join(''),
      results: outputs.map((output) => output?.result),
    };
  };
}
