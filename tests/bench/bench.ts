import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {copyWithDocs, measureBuilds} from './builds';
import {buildClassicTemplate, copyClassicTemplate} from './classic';
import {measureLighthouse} from './lighthouse';
import {measureLoad} from './load';
import {measureSearch} from './search';
import {measurePresses, measureShifts} from './steadiness';
import {measureTransfers} from './transfers';

/** They build what they measure; all others read what is in `build/`. */
const builders = ['builds', 'growth'];

/** What can be measured, each by itself or one after the other. */
const parts: Record<string, () => Promise<void>> = {
  async builds() {
    console.log('\nBuilds, with generated docs; then of a fresh Docusaurus site with as many');
    for (const count of [0, 1000, 5000])
      console.table({[`${count} docs more`]: await measureBuilds(copyWithDocs(count))});
    for (const count of [0, 1000]) {
      console.table({[`template, ${count} docs more`]: await measureBuilds(copyClassicTemplate(count))});
    }
  },
  async transfers() {
    console.log('\nFirst visit, before the first scroll: bytes as files / as they travel');
    console.table(await measureTransfers(resolve('build'), ['/', '/docs', '/blog/1', '/pricing']));
  },
  async growth() {
    console.log('\nThe same with 1,000 docs more');
    const grown = copyWithDocs(1000);
    await measureBuilds(grown);
    const pages = ['/', '/docs', '/blog/1', '/pricing', '/docs/integrations/part-4/page-100'];
    console.table(await measureTransfers(join(grown, 'build'), pages));
  },
  async steadiness() {
    console.log('\nLayout shift, through the whole page and 30 seconds');
    console.table(
      await measureShifts(['/', '/pricing', '/landingpage1', '/blog/1', '/docs/core-features/code-review']),
    );
    console.log('\nAnswers to presses on the home page, processor four times slower: the slowest twelve');
    console.table(Object.fromEntries(Object.entries(await measurePresses('/')).slice(0, 12)));
  },
  async lighthouse() {
    console.log('\nLighthouse, mobile, median of five, over HTTP/2; below, a fresh Docusaurus site in the same run');
    const pages = ['/', '/pricing', '/landingpage1', '/landingpage3', '/coderabbit', '/blog/1', '/changelog'];
    console.table(await measureLighthouse(resolve('build'), [...pages, '/docs/core-features/code-review']));
    console.table(await measureLighthouse(buildClassicTemplate(), ['/', '/docs/intro']));
  },
  async load() {
    console.log('\nnginx with the generated configuration, beside a bare one with a file of the same size');
    console.table(await measureLoad());
  },
  async search() {
    console.log('\nSearch, on the site as it is and with generated pages');
    const today = await measureSearch(0);
    console.table({today, '+ 1,000': await measureSearch(1000), '+ 10,000': await measureSearch(10_000)});
  },
};

/** `npm run bench`: the measurements of speed and weight, as tables; `npm run bench -- search` is one of them. */
async function bench(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`Nothing to measure is called ${unknown.join(', ')}: choose of ${Object.keys(parts).join(', ')}`);
  const chosen = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  if (chosen.some(([name]) => !builders.includes(name)) && !existsSync('build/index.html')) {
    throw new Error('There is no build to measure yet: run npm run build first.');
  }
  for (const [, measure] of chosen) await measure();
}

bench(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
