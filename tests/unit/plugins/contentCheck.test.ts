import {execFile} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import contentCheck from '../../../src/plugins/contentCheck';

jest.mock('node:child_process');

const mode = process.env;
let said: string[];
/** Ends a check that has begun: with what is to mend, or with nothing. */
let ends: ((toMend?: string) => Promise<void>)[];

beforeEach(() => {
  said = [];
  ends = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text, written?: unknown) => {
    said.push(String(text).trim());
    if (typeof written === 'function') written();
    return true;
  });
  jest.mocked(execFile).mockImplementation(((...args: unknown[]) => {
    const done = args.at(-1) as (error: Error | null, stdout: string, stderr: string) => void;
    ends.push(async (toMend) => {
      done(toMend ? new Error() : null, toMend ?? 'All is well', '');
      await new Promise(setImmediate);
    });
  }) as never);
});
afterEach(() => {
  process.env = mode;
  jest.restoreAllMocks();
});

function started(NODE_ENV: 'development' | 'production'): Plugin {
  process.env = {...mode, NODE_ENV};
  return contentCheck({siteDir: '/nowhere'} as LoadContext);
}

test('a build ends with what is to mend, said once, when the bundler is done, and nobody waits before', async () => {
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const plugin = started('production');
  await plugin.loadContent?.();
  const bundled = bundles(plugin);
  const built = expect(bundled).rejects.toThrow('ended with 1');
  await ends[0]?.('docs/a.mdx:1: wrong');
  await built;
  expect(said).toEqual(['Content to mend:\ndocs/a.mdx:1: wrong']);
});

test('a build goes on when the content is well', async () => {
  const plugin = started('production');
  await plugin.loadContent?.();
  const bundled = bundles(plugin);
  await ends[0]?.();
  await bundled;
});

/** What the bundler does with the plugin, from its beginning to its end. */
async function bundles(plugin: Plugin): Promise<void> {
  const ended: (() => Promise<void>)[] = [];
  const hooks = {done: {tapPromise: (_: string, end: () => Promise<void>) => ended.push(end)}};
  const plugins = [false, true].flatMap(
    (isServer) => plugin.configureWebpack?.({}, isServer, {} as never, undefined)?.plugins ?? [],
  );
  for (const bundlerPlugin of plugins) (bundlerPlugin as {apply: (compiler: unknown) => void}).apply({hooks});
  expect(ended).toHaveLength(1);
  for (const end of ended) await end();
}

test('the writers’ server says it when a page was saved, and that it is mended, and makes nobody wait', async () => {
  const plugin = started('development');
  const saved = () => plugin.allContentLoaded?.({} as never);
  await saved();
  await ends[0]?.();
  expect(said).toEqual([]);
  await saved();
  await saved();
  expect(ends).toHaveLength(3);
  await ends[1]?.('docs/a.mdx:1: of what was mended since');
  expect(said).toEqual([]);
  await ends[2]?.('docs/a.mdx:1: wrong');
  expect(said).toEqual(['Content to mend:\ndocs/a.mdx:1: wrong']);
  await saved();
  await ends[3]?.();
  expect(said.slice(1)).toEqual(['All is well']);
});

test('the writers’ server looks again when what a message asked for was added', () => {
  expect(started('development').getPathsToWatch?.()).toEqual(
    expect.arrayContaining(['src/writing/words.txt', expect.stringContaining('png'), 'src/site/*']),
  );
});
