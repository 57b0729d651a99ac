import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Tinypool} from 'tinypool';
import type {Site} from '../built-page/pageFeature';
import {pageReader, type ReadPages} from './readPages';

type PageThreads = {count: number; read: ReadPages; stop: () => Promise<void>};

/** With fewer pages for each thread, starting the threads takes longer than they save: two seconds each. */
const minPagesPerThread = 150;
/** More would wait for this thread, which needs a fifth of the time for each page to add its assets. */
const maxThreads = 4;

/**
 * Starts threads that read pages: one for each processor core, at most four. On a small site, this thread reads them.
 */
export function startPageThreads(site: Site, pageCount: number): PageThreads {
  const count = Math.min(availableParallelism(), maxThreads, Math.floor(pageCount / minPagesPerThread));
  if (count < 2) return {count: 1, read: pageReader(site), stop: async () => {}};
  const pool = new Tinypool({
    filename: pathToFileURL(join(__dirname, 'pageWorker.cjs')).href,
    workerData: site,
    minThreads: count,
    maxThreads: count,
  });
  return {count, read: (pages) => pool.run(pages), stop: () => pool.destroy()};
}
