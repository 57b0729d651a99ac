import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import type {Options} from '../../src/runtime/plugin';
import {scriptsOf} from '../support/build';
import {buildCommand} from '../support/buildCommand';
import {copySite} from './builds';
import {growSite} from './growth';
import {measureLighthouse} from './lighthouse';
import {measureMainThread} from './mainThread';
import {withBrowser, withServer} from './site';

const runtime = 'src/runtime';

/** The files and folders that only one part needs, in `src/runtime`. All others are shared. */
const filesOf = {
  staticMdx: ['build/mdx', 'build/routes/bodyChunk.ts', ...browser('staticPage.tsx hydratedPage.tsx MdxProvider.tsx')],
  islands: browser('Island.tsx PlainIsland.tsx islandPart.ts onNearViewport.ts'),
  routeTable: [
    ...['docsSidebars', 'pageModules', 'pageRoutes', 'sidebar', 'writeParts'].map((name) => `build/routes/${name}.ts`),
    ...browser('routes useFullSidebar.ts loadFullSidebar.ts shims/docusaurusGlobal.ts'),
  ],
  replacedModules: [
    ...['replacements', 'trimmedData', 'unusedFeatures'].map((name) => `build/${name}.ts`),
    ...browser('colorMode.tsx emptyModule.ts helmet.ts loadable.ts NullComponent.ts tslib.ts', 'shims/'),
  ],
  lateStart: [
    'build/assets',
    ...browser(
      'startScripts.ts clientEntry.ts hydrate.tsx earlyInput.ts restoreInput.ts useRestoredInput.ts searchShortcut.ts',
    ),
    ...browser(
      'serverHtml.ts KeepServerHtml.tsx HydrationError.tsx HydrationErrorBoundary.ts HydrationErrorContent.tsx',
    ),
    ...browser('preloadOrReload.ts reload.ts'),
  ],
} as const satisfies Partial<Record<keyof Options, readonly string[]>>;

type Part = keyof typeof filesOf;
const parts = Object.keys(filesOf) as Part[];

const pages = ['/', '/pricing', '/docs/core-features/code-review', '/blog/1'];
/** Lighthouse and traces take about 10 seconds for each page of each build and run. */
const timedPages = ['/', '/docs/core-features/code-review'];
const runs = 3;

/** Bytes with Brotli. */
type Weight = Record<'scripts in the HTML' | 'scripts loaded' | 'HTML' | 'CSS', number>;
type Row = Record<string, number | string>;

/** A build, or why it failed. */
type Build = {folder: string} | {failure: string};

/**
 * Builds a copy of this site with all parts of the runtime, without each of them and without any, and measures its pages.
 * A row without a part has the difference to all parts: what the part saves. Bytes are those with Brotli, before the first
 * scroll; the largest paint is Lighthouse's, blocked time that of `mainThread`, both in ms with 4x CPU slowdown.
 */
export async function measureParts(): Promise<{all: Record<string, Row>; saved: Record<string, Row>; lines: Row}> {
  const site = copySite();
  const builds = new Map<string, Build>([['all', buildWithout(site, [])]]);
  for (const part of parts) builds.set(part, buildWithout(site, [part]));
  builds.set('none', buildWithout(site, parts));

  const rows = new Map<string, Record<string, Row>>();
  const folders = [...builds].flatMap(([name, build]) => ('folder' in build ? [[name, build.folder] as const] : []));
  for (const [name, folder] of folders) rows.set(name, await weighPages(folder));
  const traced = await measureMainThread(
    folders.flatMap(([name, folder]) => timedPages.map((path) => ({name: `${name} ${path}`, folder, path}))),
    runs,
  );
  for (const [name, folder] of folders) {
    const lighthouse = await measureLighthouse(folder, timedPages, runs);
    for (const path of timedPages) {
      Object.assign(rows.get(name)?.[path] ?? {}, {
        'largest paint': lighthouse[path]?.LCP ?? 0,
        blocked: traced[`${name} ${path}`]?.blocked ?? 0,
      });
    }
  }
  return {all: rows.get('all') ?? {}, saved: differences(builds, rows), lines: linesOfParts()};
}

/** Builds a copy of this site with generated pages, about 1,300 in all, with and without the route table. */
export async function measureRouteTable(): Promise<Record<string, Row>> {
  const site = copySite();
  growSite(site);
  const builds = new Map<string, Build>([
    ['all', buildWithout(site, [], 'grownParts')],
    ['routeTable', buildWithout(site, ['routeTable'], 'grownParts')],
  ]);
  const rows = new Map<string, Record<string, Row>>();
  for (const [name, build] of builds) if ('folder' in build) rows.set(name, await weighPages(build.folder));
  const all = Object.entries(rows.get('all') ?? {}).map(([path, row]) => [`all parts, ${path}`, row] as const);
  return {...Object.fromEntries(all), ...differences(builds, rows)};
}

/** Returns how much more each build weighs than the one with all parts, and why builds failed. */
function differences(builds: ReadonlyMap<string, Build>, rows: ReadonlyMap<string, Record<string, Row>>) {
  const table: Record<string, Row> = {};
  for (const [name, build] of builds) {
    if ('failure' in build) table[`without ${name}`] = {failure: build.failure};
    else if (name !== 'all') {
      for (const [path, row] of Object.entries(rows.get(name) ?? {})) {
        const reference = rows.get('all')?.[path] ?? {};
        table[`${name === 'none' ? 'without any' : `without ${name}`}, ${path}`] = Object.fromEntries(
          Object.entries(row).map(([figure, value]) => [
            figure,
            Number(value) - Number(reference[figure] ?? Number.NaN),
          ]),
        );
      }
    }
  }
  return table;
}

const plugin = "['./src/runtime/plugin.ts', runtimeOptions]";

/** Builds the site with these parts switched off, and moves the build to a subfolder of `.data`. */
function buildWithout(site: string, off: readonly Part[], target = 'parts'): Build {
  const config = readFileSync('docusaurus.config.ts', 'utf8');
  if (!config.includes(plugin)) throw new Error(`docusaurus.config.ts has no ${plugin}: update tests/bench/parts.ts`);
  const options = off.map((part) => `, ${part}: false`).join('');
  writeFileSync(
    join(site, 'docusaurus.config.ts'),
    config.replace(plugin, `['./src/runtime/plugin.ts', {...runtimeOptions${options}}]`),
  );
  rmSync(join(site, '.docusaurus'), {recursive: true, force: true});
  const {status, stdout, stderr} = spawnSync(process.execPath, buildCommand(site), {cwd: site, encoding: 'utf8'});
  if (status !== 0) return {failure: firstError(stdout + stderr)};
  const folder = resolve('.data', target, off.length > 0 ? `without-${off.join('-')}` : 'all');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(dirname(folder), {recursive: true});
  renameSync(join(site, 'build'), folder);
  return {folder};
}

function firstError(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  const start = Math.max(
    0,
    lines.findIndex((line) => /error/i.test(line)),
  );
  return lines
    .slice(start, start + 8)
    .join(' ')
    .slice(0, 600);
}

function weighPages(folder: string): Promise<Record<string, Row>> {
  return withServer(folder, (origin) =>
    withBrowser(origin, async (browser) => {
      const weights: Record<string, Weight> = {};
      for (const path of pages) {
        const html = readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
        const page = await browser.newPage({ignoreHTTPSErrors: true});
        const loaded = new Set<string>();
        page.on('request', (request) => {
          const {origin: host, pathname} = new URL(request.url());
          if (request.resourceType() === 'script' && host === origin) loaded.add(pathname);
        });
        await page.goto(origin + path, {waitUntil: 'networkidle'});
        await page.close();
        weights[path] = {
          'scripts in the HTML': compressed(folder, [...scriptsOf(html), ...found(html, deferredScripts)]),
          'scripts loaded': compressed(folder, loaded),
          HTML: brotliCompressSync(html).length,
          CSS: compressed(folder, found(html, stylesheets)),
        };
      }
      return weights;
    }),
  );
}

/** The tags that Docusaurus writes; those of the runtime have quotes. */
const deferredScripts = /<script src="?(\/assets[^\s">]+)"? defer/g;
const stylesheets = /<link rel="?stylesheet"? href="?(\/assets[^\s">]+)/g;

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, url = '']) => url);
}

function compressed(folder: string, urls: Iterable<string>): number {
  return [...new Set(urls)].map((url) => brotliCompressSync(readFileSync(join(folder, url))).length).reduce(sum, 0);
}

/** Returns the lines of code of each part, and of what they share. */
function linesOfParts(): Record<string, number> {
  const own = parts.map((part) => filesOf[part].map((file) => linesOf(join(runtime, file))).reduce(sum));
  return {
    ...Object.fromEntries(parts.map((part, index) => [part, own[index] ?? 0])),
    shared: linesOf(runtime) - own.reduce(sum),
  };
}

/** Returns the lines of a file, or of all scripts in a folder. Throws if it does not exist. */
function linesOf(path: string): number {
  if (statSync(path).isDirectory()) {
    return readdirSync(path)
      .map((name) => linesOf(join(path, name)))
      .reduce(sum, 0);
  }
  return /\.(tsx?|cjs)$/.test(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;
}

function sum(one: number, other: number): number {
  return one + other;
}

function browser(names: string, folder = ''): string[] {
  return names.split(' ').map((name) => `browser/${folder}${name}`);
}
