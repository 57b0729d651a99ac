import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {copyWithDocs, measureBuilds} from './builds';
import {buildClassicTemplate, copyClassicTemplate} from './classic';
import {measureGrowth} from './growth';
import {measureLeads} from './leads';
import {measureLighthouse} from './lighthouse';
import {measureMainThread} from './mainThread';
import {measureParts, measureRouteTable} from './parts';
import {measureSearch} from './search';
import {measureInteractions, measureShifts} from './steadiness';
import {measureWriting} from './writing';

/** Measurements that build what they need. The others read `build/`. */
const selfBuilding = ['builds', 'growth', 'leads', 'parts', 'routeTable', 'writing'];

/** All measurements by name. Each prints its tables. */
const measurements: Record<string, () => Promise<void>> = {
  async builds() {
    console.log('\nBuild time with generated docs; then of a new Docusaurus site with as many');
    for (const count of [0, 1000, 5000]) console.table({[`+ ${count} docs`]: await measureBuilds(copyWithDocs(count))});
    for (const count of [0, 1000]) {
      console.table({[`template, + ${count} docs`]: await measureBuilds(copyClassicTemplate(count))});
    }
  },
  async growth() {
    const {pages, files, builds} = await measureGrowth();
    console.log('\nPages before and after the site has grown');
    console.table(pages);
    console.log('\nBytes of files and folders');
    console.table(files);
    console.log('\nBuilds without caches');
    console.table(builds);
  },
  async steadiness() {
    console.log('\nLayout shift while scrolling through the page and 30 seconds after');
    console.table(
      await measureShifts(['/', '/pricing', '/landingpage1', '/blog/1', '/docs/core-features/code-review']),
    );
    console.log('\nInteraction latency on the home page with 4x CPU throttling: the slowest twelve');
    console.table(Object.fromEntries(Object.entries(await measureInteractions('/')).slice(0, 12)));
  },
  async lighthouse() {
    console.log('\nLighthouse, mobile, median of five, over HTTP/2; below, a new Docusaurus site in the same run');
    const pages = ['/', '/pricing', '/landingpage1', '/landingpage3', '/coderabbit', '/blog/1', '/changelog'];
    console.table(await measureLighthouse(resolve('build'), [...pages, '/docs/core-features/code-review']));
    console.table(await measureLighthouse(buildClassicTemplate(), ['/', '/docs/intro']));
  },
  async mainThread() {
    console.log('\nMain thread from the first paint on, ms of a processor that is four times slower, median of five');
    const [site, template] = [resolve('build'), buildClassicTemplate()];
    const ours = ['/', '/pricing', '/landingpage1', '/blog/1', '/docs/core-features/code-review'];
    const theirs = ['/', '/blog/mdx-blog-post', '/docs/intro'];
    console.table(
      await measureMainThread([
        ...ours.map((path) => ({name: path, folder: site, path})),
        ...theirs.map((path) => ({name: `template, ${path}`, folder: template, path})),
      ]),
    );
  },
  async parts() {
    const {all, saved, lines} = await measureParts();
    console.log('\nPages with all parts of src/runtime: bytes with Brotli, ms with 4x CPU slowdown');
    console.table(all);
    console.log('\nHow much more without a part');
    console.table(saved);
    console.log('\nLines of code');
    console.table(lines);
  },
  async routeTable() {
    console.log('\nAbout 1,300 pages: with all parts of src/runtime, and how much more without the route table');
    console.table(await measureRouteTable());
  },
  async leads() {
    console.log('\nLead service: losses while it is killed, and its speed next to a Node server that only answers');
    console.table(await measureLeads());
  },
  async writing() {
    console.log('\nnpm start: seconds to the first page, and until an edit is shown; below, a new Docusaurus site');
    for (const count of [50, 500]) console.table(await measureWriting(count));
  },
  async search() {
    console.log('\nSearch on the current site and with generated pages');
    const today = await measureSearch(0);
    console.table({today, '+ 1,000': await measureSearch(1000), '+ 10,000': await measureSearch(10_000)});
  },
};

/** Runs `npm run bench`: all measurements, or those named, as in `npm run bench -- search`. */
async function bench(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in measurements));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(measurements).join(', ')}.`);
  const chosen = Object.entries(measurements).filter(([name]) => names.length === 0 || names.includes(name));
  if (chosen.some(([name]) => !selfBuilding.includes(name)) && !existsSync('build/index.html')) {
    throw new Error('No build to measure. Run npm run build first.');
  }
  for (const [, measure] of chosen) await measure();
}

bench(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
