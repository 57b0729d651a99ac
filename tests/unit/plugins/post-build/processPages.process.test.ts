import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {siteContentAttribute} from '../../../../src/lib/markdownPath';
import {resultCache} from '../../../../src/plugins/built-page/resultCache';
import {codeFolders, processPages} from '../../../../src/plugins/post-build/processPages';
import {buildFile} from '../../../../src/runtime/build/routes/pageModules';
import {temporaryFolder} from '../../../support/temporaryFolder';
import {writeFiles} from '../../../support/writeFiles';

const cacheFolder = temporaryFolder();
const cachedResults = () => readdirSync(cacheFolder).map((name) => join(cacheFolder, name));

const outDir = temporaryFolder();
const generatedFilesDir = temporaryFolder();

/** Builds pages with these texts. The names of the bundle's files have the number of the build. */
async function build(number: number, texts: Record<string, string>, lateStart = true) {
  const files = {
    js: [{publicPath: `/assets/js/main.${number}.js`}],
    css: [{publicPath: `/assets/css/a.${number}.css`}],
  };
  const page = (title: string, main: string) =>
    `<!doctype html><html lang=en><head><title>${title}</title><link rel=stylesheet href=/assets/css/a.${number}.css>` +
    `<script src=/assets/js/main.${number}.js defer></script></head><body><main><h1>${title}</h1>${main}</main></body></html>`;
  const pages = Object.entries(texts).map(([name, text]) => [`${name}.html`, page(name, `<p>It ${text}`)]);
  rmSync(join(outDir, 'assets'), {recursive: true, force: true});
  writeFiles(outDir, {
    ...Object.fromEntries(pages),
    'site-content.html': page('All', `<div ${siteContentAttribute}></div>`),
    '404.html': page('Missing', ''),
    [`assets/js/main.${number}.js`]: `main(${number})`,
    [`assets/css/a.${number}.css`]: ':root{--a:1px}',
    // Merged stylesheets, which a page got meanwhile, must not change the cards.
    'assets/css/page.x.css': `.social-card{border-width:${number}px;border-style:solid}`,
  });
  writeFiles(generatedFilesDir, {
    'client-manifest.json': JSON.stringify({entrypoints: ['main'], origins: {main: [1]}, assets: {1: files}}),
    [buildFile]: JSON.stringify({lateStart, trustedTypes: true, integrity: false, hydrated: {}}),
  });
  const siteConfig = {
    url: 'https://example.com',
    baseUrl: '/',
    markdown: {},
    themes: [],
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
  };
  const routesPaths = [...Object.keys(texts).map((name) => `/${name}`), '/site-content', '/404.html'];
  const props = {
    outDir,
    generatedFilesDir,
    siteConfig,
    i18n: {localeConfigs: {}},
    baseUrl: '/',
    routes: [],
    routesPaths,
  };
  await processPages([], props as unknown as Props, resultCache(cacheFolder, codeFolders));
  return (file: string) => readFileSync(join(outDir, file), 'latin1');
}

// The pages have no links to each other.
beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

test('a build after an edit reads the edited page again, and writes all pages with its own assets', async () => {
  const first = await build(1, {a: 'stays', b: 'changes'});
  const [html, markdown, card] = [first('a.html'), first('a.md'), first('cards/a.png')];
  expect(html).toContain('It stays</p></main>');
  // With `/site-content`.
  expect(cachedResults()).toHaveLength(3);

  const second = await build(2, {a: 'stays', b: 'has changed'});
  expect(cachedResults()).toHaveLength(4);
  expect(second('b.md')).toContain('has changed');
  expect(second('llms-full.txt')).toContain('It stays');
  expect([second('a.md'), second('cards/a.png')]).toEqual([markdown, card]);
  expect(second('a.html')).toContain('/assets/js/main.2.js');
  const withoutNames = (text: string) => text.replaceAll(/(main|a)\.\d\.|sha256-[^" ]*/g, '');
  expect(withoutNames(second('a.html'))).toBe(withoutNames(html));
});

test('a build without the late start caches nothing, because the names of the bundle are in the HTML', async () => {
  const before = cachedResults().length;
  await build(3, {a: 'is new'}, false);
  expect(cachedResults()).toHaveLength(before);
});

test('a damaged result is created again', async () => {
  const markdown = (await build(1, {c: 'is damaged'}))('c.md');
  for (const file of cachedResults()) writeFileSync(file, '{');
  const again = await build(1, {c: 'is damaged'});
  expect(again('c.md')).toBe(markdown);
});

test('the version of cached results has all code and data of the project that create them', () => {
  const {metafile} = buildSync({
    entryPoints: ['src/plugins/post-build/readPage.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    external: ['*.cjs'],
    metafile: true,
    write: false,
  });
  const files = Object.keys(metafile.inputs);
  expect(files).toContain('src/plugins/markdown-pages/pageMarkdown.ts');
  // The version has no data files.
  expect(files.filter((file) => file.endsWith('.json'))).toEqual([]);
  expect(files.filter((file) => !codeFolders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});
