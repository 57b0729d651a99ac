import fs, {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';

import devServer from '../../../src/server/devServer';

import {listen} from '../../support/listen';

import {smallPolicy} from '../../support/smallPolicy';

type Hook = (middlewares: unknown[], server: {app: {use: (...middleware: unknown[]) => void}}) => unknown[];

const context = {siteDir: '/nowhere', siteConfig: {url: 'https://ovamai.example'}} as LoadContext;
const configured = (mode: 'development' | 'production', isServer = false, siteDir = context.siteDir) =>
  devServer({...context, siteDir}).configureWebpack?.({mode}, isServer, {} as ConfigureWebpackUtils, undefined) as {
    devServer?: {setupMiddlewares: Hook; client: {overlay: {runtimeErrors: (error: Error) => boolean}}};
  };

test('only npm start adds the lead endpoint and the search index', () => {
  expect(configured('production')).toEqual({});
  expect(configured('development', true)).toEqual({});
  expect(configured('development')).toHaveProperty('devServer');
});

test('its middleware runs first, and all other middleware is unchanged', () => {
  // Merges the hooks like @docusaurus/core/lib/commands/start/webpack.js.
  const {merge} = createRequire(require.resolve('@docusaurus/core/package.json'))('webpack-merge') as {
    merge: (configurations: object[]) => {setupMiddlewares: Hook};
  };
  const own: Hook = (middlewares) => ['own', ...middlewares];
  const {setupMiddlewares} = merge([{setupMiddlewares: own}, configured('development').devServer ?? {}]);
  const used: unknown[] = [];
  expect(setupMiddlewares(['first', 'second'], {app: {use: (...middleware) => used.push(...middleware)}})).toEqual([
    'own',
    'first',
    'second',
  ]);
  expect(used).toEqual([expect.any(Function), '/pagefind', expect.any(Function)]);
});

test('the overlay hides runtime errors of pages that failed to compile or were deleted, and shows all others', () => {
  const {runtimeErrors} = configured('development').devServer?.client.overlay ?? {};
  expect(runtimeErrors?.(new Error('x Module build failed (from mdx-loader)'))).toBe(false);
  expect(runtimeErrors?.(new Error("Cannot find module '@site/docs/a.mdx'"))).toBe(false);
  expect(runtimeErrors?.(new Error('cannot read property'))).toBe(true);
});

test('the search reads the file list of the build once, and again after the next build', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'writers-'));
  const write = (path: string, text: string, day = 1) => {
    mkdirSync(join(siteDir, 'build', path, '..'), {recursive: true});
    writeFileSync(join(siteDir, 'build', path), text);
    utimesSync(join(siteDir, 'build', path), new Date(2026, 0, day), new Date(2026, 0, day));
  };
  const used: unknown[] = [];
  configured('development', false, siteDir).devServer?.setupMiddlewares([], {
    app: {use: (...middleware) => used.push(...middleware)},
  });
  // `app.use('/pagefind', …)` passes requests without that prefix.
  const server = await listen(used.at(-1) as RequestListener);
  const request = async (url: string) => {
    const response = await fetch(server.origin + url);
    return [response.status, await response.text()];
  };
  const listing = jest.spyOn(fs, 'readdirSync');
  try {
    expect(await request('/a.txt')).toEqual([404, expect.stringContaining('npm run build')]);
    for (const file of ['index.html', '404.html', 'pagefind/a.txt', 'pagefind/b.txt']) write(file, file);
    write('.hosts/policy.json', JSON.stringify(smallPolicy));
    expect(await request('/a.txt')).toEqual([200, 'pagefind/a.txt']);
    const listings = listing.mock.calls.length;
    expect(await request('/b.txt')).toEqual([200, 'pagefind/b.txt']);
    expect(listing).toHaveBeenCalledTimes(listings);
    write('pagefind/c.txt', 'new');
    write('.hosts/policy.json', JSON.stringify(smallPolicy), 2);
    expect(await request('/c.txt')).toEqual([200, 'new']);
  } finally {
    listing.mockRestore();
    await server.close();
    rmSync(siteDir, {recursive: true});
  }
});
