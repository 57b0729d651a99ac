import type {Site} from '../built-page/pageFeature';
import {type PageInput, pageReader} from './readPages';

let read: ReturnType<typeof pageReader> | undefined;

/** Reads pages in a worker thread, which is started for one site. Returns the features' results for each page. */
export default async function readPages({
  site,
  pages,
}: {
  site: Site;
  pages: readonly PageInput[];
}): Promise<unknown[][]> {
  read ??= pageReader(site);
  // All at a time, because much of the time is spent waiting for files.
  return Promise.all(pages.map(read));
}
