import {createRequire} from 'node:module';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import writersServer from '../../../src/plugins/writersServer';

type Hook = (middlewares: unknown[], server: {app: {use: (...middleware: unknown[]) => void}}) => unknown[];

const context = {siteDir: '/nowhere', siteConfig: {url: 'https://ovamai.example'}} as LoadContext;
const configured = (mode: 'development' | 'production', isServer = false) =>
  writersServer(context).configureWebpack?.({mode}, isServer, {} as ConfigureWebpackUtils, undefined) as {
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
