import {pageReader} from './readPage';

/** Reads a page in a worker thread of `pageThreads.ts`, which is started for one site. */
export default pageReader(process.__tinypool_state__.workerData);
