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

test('only the writers’ server answers leads and searches', () => {
  expect(configured('production')).toEqual({});
  expect(configured('development', true)).toEqual({});
  expect(configured('development')).toHaveProperty('devServer');
});

test('it does so before anything else, and everything else stays as it was', () => {
  // As @docusaurus/core/lib/commands/start/webpack.js puts its own hook and ours together.
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

test('a page that did not compile or is gone is told of until it does, and other errors of the browser are', () => {
  const {runtimeErrors} = configured('development').devServer?.client.overlay ?? {};
  expect(runtimeErrors?.(new Error('x Module build failed (from mdx-loader)'))).toBe(false);
  expect(runtimeErrors?.(new Error("Cannot find module '@site/docs/a.mdx'"))).toBe(false);
  expect(runtimeErrors?.(new Error('cannot read property'))).toBe(true);
});

test('the search reads the list of built files once, and again after the next build', async () => {
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
  // As `app.use('/pagefind', …)` hands requests on: without the folder that it stands for.
  const server = await listen(used.at(-1) as RequestListener);
  const answerTo = async (url: string) => {
    const response = await fetch(server.origin + url);
    return [response.status, await response.text()];
  };
  const listing = jest.spyOn(fs, 'readdirSync');
  try {
    expect(await answerTo('/a.txt')).toEqual([404, expect.stringContaining('npm run build')]);
    for (const file of ['index.html', '404.html', 'pagefind/a.txt', 'pagefind/b.txt']) write(file, file);
    write('.hosts/policy.json', JSON.stringify(smallPolicy));
    expect(await answerTo('/a.txt')).toEqual([200, 'pagefind/a.txt']);
    const listings = listing.mock.calls.length;
    expect(await answerTo('/b.txt')).toEqual([200, 'pagefind/b.txt']);
    expect(listing).toHaveBeenCalledTimes(listings);
    write('pagefind/c.txt', 'new');
    write('.hosts/policy.json', JSON.stringify(smallPolicy), 2);
    expect(await answerTo('/c.txt')).toEqual([200, 'new']);
  } finally {
    listing.mockRestore();
    await server.close();
    rmSync(siteDir, {recursive: true});
  }
});
