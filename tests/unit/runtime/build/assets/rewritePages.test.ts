import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {pageFile, rewritePages} from '../../../../../src/runtime/build/assets/rewritePages';
import {temporaryFolder} from '../../../../support/temporaryFolder';

test.each([
  ['/', '/', undefined, 'index.html'],
  ['/docs/intro', '/', undefined, 'docs/intro/index.html'],
  ['/docs/intro', '/', false, 'docs/intro.html'],
  ['/sub/', '/sub/', false, 'index.html'],
  ['/sub/de/docs/intro', '/sub/de/', undefined, 'docs/intro/index.html'],
  ['/x/y.html', '/', true, 'x/y.html'],
  ['/404.html', '/', false, '404.html'],
])('the page %s under %s with trailingSlash %s is in %s', (path, baseUrl, trailingSlash, file) => {
  expect(pageFile(path, {baseUrl, trailingSlash})).toBe(file);
});

test('each page is rewritten with its path, 404.html without one, and a route without a file is left out', async () => {
  const outDir = temporaryFolder({'index.html': '<p>', 'docs/intro.html': '<p>', '404.html': '<p>'});
  const routesPaths = ['/sub/', '/sub/docs/intro', '/sub/404.html', '/sub/api/:id'];
  const siteConfig = {baseUrl: '/sub/', trailingSlash: false};
  const props = {outDir, routesPaths, siteConfig} as unknown as Props;
  await rewritePages(props, async (path, html) => ({html, withAssets: (page) => `${page}${path}`}));
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  expect([read('index.html'), read('docs/intro.html'), read('404.html')]).toEqual([
    '<p>/sub/',
    '<p>/sub/docs/intro',
    '<p>undefined',
  ]);
});
