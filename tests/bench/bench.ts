import {resolve} from 'node:path';
import {measureBuild} from './builds';
import {buildClassicTemplate} from './classic';
import {measureLighthouse} from './lighthouse';
import {measureSearch} from './search';
import {measureTransfers} from './transfers';

/** What can be measured, each by itself or one after the other; all but the first read what is in `build/`. */
const parts: Record<string, () => Promise<void>> = {
  async builds() {
    const cold = await measureBuild({clear: true});
    const warm = await measureBuild({clear: false});
    console.log('\nBuilds');
    console.table({cold, warm});
  },
  async transfers() {
    console.log('\nFirst visit, before the first scroll: bytes as files / as they travel');
    console.table(await measureTransfers(['/', '/docs', '/blog/1', '/pricing']));
  },
  async lighthouse() {
    console.log('\nLighthouse, mobile, median of five, over HTTP/2; below, a fresh Docusaurus site in the same run');
    const pages = ['/', '/pricing', '/landingpage1', '/landingpage3', '/coderabbit', '/blog/1', '/changelog'];
    console.table(await measureLighthouse(resolve('build'), [...pages, '/docs/core-features/code-review']));
    console.table(await measureLighthouse(buildClassicTemplate(), ['/', '/docs/intro']));
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
    throw new Error(`There is no ${unknown.join(', ')} to measure: ${Object.keys(parts).join(', ')}`);
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure();
  }
}

bench(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
