import {readBuiltPage, withHeadTags} from '../built-page/builtPage';
import {withEndTags} from '../built-page/endTags';
import {parseHtml} from '../built-page/html';
import type {Site} from '../built-page/pageFeature';
import {replaceFile} from '../built-page/replaceFile';
import {withUntilFound} from '../built-page/untilFound';
import {features} from './features';

/** A page of the build: its path without base path and trailing slash, its file, and its HTML with its assets. */
export type PageInput = {path: string; file: string; html: string};

/**
 * Returns a function that passes a page to each feature and writes it with the tags that they return. It returns the
 * features' results, in their order.
 */
export function pageReader(site: Site): (page: PageInput) => Promise<unknown[]> {
  const readers = features.map(({reader}) => reader?.(site));
  return async ({path, file, html: source}) => {
    const html = withUntilFound(source);
    const document = parseHtml(html);
    const page = readBuiltPage(document, path);
    const outputs = await Promise.all(readers.map((read) => read?.(page)));
    const tags = outputs.map((output) => output?.tags ?? '');
    await replaceFile(file, withHeadTags(withEndTags(html, document), tags.join('')));
    return outputs.map((output) => output?.result);
  };
}
