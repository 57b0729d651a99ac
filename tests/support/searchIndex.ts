import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {findIn} from '../../src/client/search/find';
import type {SearchIndex} from '../../src/client/search/pagefind';
import {type Pagefind, pagefindOptions, searchIndexOf} from '../../src/client/search/pagefind';
import {goldenQueries} from './goldenQueries';

/** Opens the search index of a built site as the browser does, reading files instead of fetching. */
export async function openSearchIndex(site = resolve('build')): Promise<SearchIndex> {
  const folder = join(site, 'pagefind');
  globalThis.fetch = async (address) => {
    const [, name = ''] = /\/pagefind\/([^?]*)/.exec(String(address)) ?? [];
    return new Response(new Uint8Array(readFileSync(join(folder, name))));
  };
  const {createInstance} = require(join(folder, 'pagefind.js')) as Pagefind;
  const pagefind = createInstance({...pagefindOptions, basePath: '/pagefind/', language: 'en'});
  return searchIndexOf(pagefind, async (file) => readFileSync(join(folder, file), 'utf8'));
}

/** Search quality measured with `goldenQueries`. */
type SearchQuality = {
  queries: number;
  /** Mean of 1/rank of the expected page; 0 for a query without it in the results. */
  meanReciprocalRank: number;
  /** Share of queries with the expected page in the first three results. */
  inFirstThree: number;
  /** Queries whose expected page is not the first result, with its rank. */
  notFirst: {query: string; place: number | undefined}[];
};

export async function measureSearchQuality(index: SearchIndex): Promise<SearchQuality> {
  const answers = [];
  for (const [query, ...pages] of goldenQueries) {
    const {results} = await findIn(index, query, {atMost: 12});
    const at = results.findIndex(({url}) => pages.includes(url));
    answers.push({query, place: at < 0 ? undefined : at + 1});
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    queries: answers.length,
    meanReciprocalRank: mean(answers.map(({place}) => (place ? 1 / place : 0))),
    inFirstThree: mean(answers.map(({place}) => (place && place <= 3 ? 1 : 0))),
    notFirst: answers.filter(({place}) => place !== 1),
  };
}
