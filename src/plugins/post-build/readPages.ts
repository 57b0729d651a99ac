import {readBuiltPage, withHeadTags} from '../built-page/builtPage';
import {withEndTags} from '../built-page/endTags';
import {parseHtml} from '../built-page/html';
import type {Site} from '../built-page/pageFeature';
import {replaceFile} from '../built-page/replaceFile';
import {withUntilFound} from '../built-page/untilFound';
import {features} from './features';
import {inOrder} from './inOrder';

/** A page of the build: its path without base path and trailing slash, its file, and its HTML with its assets. */
export type PageInput = {path: string; file: string; html: string};

/** Reads pages, and returns the features' results for each. Rejects if a feature throws. */
export type ReadPages = (pages: readonly PageInput[]) => Promise<unknown[][]>;

/** Pages that a thread reads at a time, so that it does not wait for files. */
const maxConcurrent = 4;

/**
 * Returns a function that passes pages to each feature and writes them with the tags that they return. The results of a
 * page are in the order of the features.
 */
export function pageReader(site: Site): ReadPages {
  const readers = features.map(({reader}) => reader?.(site));
  async function read({path, file, html: source}: PageInput): Promise<unknown[]> {
    const html = withUntilFound(source);
    const document = parseHtml(html);
    const page = readBuiltPage(document, path);
    const outputs = await Promise.all(readers.map(async (readPage) => readPage?.(page)));
    const tags = outputs.map((output) => output?.tags ?? '');
    await replaceFile(file, withHeadTags(withEndTags(html, document), tags.join('')));
    return outputs.map((output) => output?.result);
  }
  return async (pages) => {
    const results: unknown[][] = [];
    await inOrder(pages, maxConcurrent, read, (result) => results.push(result));
    return results;
  };
}
