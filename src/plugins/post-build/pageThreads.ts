import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Tinypool} from 'tinypool';
import type {Site} from '../built-page/pageFeature';
import {pageReader, type ReadPage} from './readPage';

type PageThreads = {count: number; read: ReadPage; stop: () => Promise<void>};

/** With fewer pages for each thread, starting the threads takes longer than they save: two seconds each. */
const minPagesPerThread = 150;
/** More would wait for this thread, which needs a fifth of the time for each page to add its assets. */
const maxThreads = 4;
/** Pages that are read here before threads start, so that a build after a few edits starts none. */
const pagesWithoutThreads = 40;

/**
 * Returns a function that reads pages in threads: one for each processor core, at most four. On a small site, and as long
 * as few pages have changed, this thread reads them.
 */
export function pageThreads(site: Site, pageCount: number): PageThreads {
  const count = Math.min(availableParallelism(), maxThreads, Math.floor(pageCount / minPagesPerThread));
  const read = pageReader(site);
  if (count < 2) return {count: 1, read, stop: async () => {}};
  let requested = 0;
  let pool: Tinypool | undefined;
  return {
    count,
    read(page) {
      requested += 1;
      if (requested <= pagesWithoutThreads) return read(page);
      pool ??= new Tinypool({
        filename: pathToFileURL(join(__dirname, 'pageWorker.cjs')).href,
        workerData: site,
        minThreads: count,
        maxThreads: count,
      });
      return pool.run(page);
    },
    stop: async () => pool?.destroy(),
  };
}
