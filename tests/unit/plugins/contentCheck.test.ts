import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import contentCheck from '../../../src/plugins/contentCheck';
import {sections} from '../../../src/writing/sections';

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

function started(NODE_ENV: 'development' | 'production', siteDir = '/nowhere'): Promise<Plugin> {
  process.env = {...mode, NODE_ENV};
  return contentCheck({siteDir} as LoadContext);
}

function exitThrows(): void {
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
}

test('a build ends with what is to mend, said once, when the bundler is done, and nobody waits before', async () => {
  exitThrows();
  const plugin = await started('production');
  await plugin.loadContent?.();
  const bundled = bundles(plugin);
  const built = expect(bundled).rejects.toThrow('ended with 1');
  await ends[0]?.('docs/a.mdx:1: wrong');
  await built;
  expect(said).toEqual(['Content to mend:\ndocs/a.mdx:1: wrong']);
});

test('a build goes on when the content is well', async () => {
  const plugin = await started('production');
  await plugin.loadContent?.();
  const bundled = bundles(plugin);
  await ends[0]?.();
  await bundled;
});

/** What the bundler does with the plugin, from its beginning to its end: Docusaurus' own part comes before. */
async function bundles(plugin: Plugin, others = () => {}): Promise<void> {
  const ended = [{stage: 0, end: async () => others()}];
  const done = {
    tapPromise: ({stage}: {stage: number}, end: () => Promise<void>) => ended.push({stage, end}),
  };
  const plugins = [false, true].flatMap(
    (isServer) => plugin.configureWebpack?.({}, isServer, {} as never, undefined)?.plugins ?? [],
  );
  for (const bundlerPlugin of plugins) (bundlerPlugin as {apply: (compiler: unknown) => void}).apply({hooks: {done}});
  expect(ended).toHaveLength(2);
  for (const {end} of ended.sort((one, other) => one.stage - other.stage)) await end();
}

test('what did not compile is said in the words of the check, before Docusaurus ends for it', async () => {
  exitThrows();
  const plugin = await started('production');
  await plugin.loadContent?.();
  const others = jest.fn();
  const built = expect(bundles(plugin, others)).rejects.toThrow('ended with 1');
  await ends[0]?.('docs/a.mdx:1: MDX does not parse');
  await built;
  expect(others).not.toHaveBeenCalled();
});

test.each(['development', 'production'] as const)(
  '%s: a list without which no page is read is told, not thrown',
  async (mode) => {
    exitThrows();
    const root = mkdtempSync(join(tmpdir(), 'lists-'));
    mkdirSync(join(root, 'blog'));
    writeFileSync(join(root, 'blog/authors.yml'), 'ovam:\n  name: The "team\n ada:\n');
    const plugin = expect(started(mode, root)).rejects.toThrow('ended with 1');
    while (ends.length === 0) await new Promise(setImmediate);
    await ends[0]?.('blog/authors.yml:3: it does not parse');
    await plugin;
    expect(said).toEqual(['Content to mend:\nblog/authors.yml:3: it does not parse']);
    rmSync(root, {recursive: true});
  },
);

test('a section of drafts alone, of which Docusaurus would make no sidebar, ends a build and is served to its writer', async () => {
  exitThrows();
  const root = mkdtempSync(join(tmpdir(), 'drafts-'));
  writeFileSync(join(root, 'sidebars.ts'), 'sections');
  for (const section of sections) {
    mkdirSync(join(root, 'docs', section), {recursive: true});
    writeFileSync(join(root, 'docs', section, 'next.mdx'), '---\ntitle: Next\ndraft: true\n---\n\nSoon.\n');
  }
  await started('development', root);
  expect(ends).toHaveLength(0);
  const plugin = expect(started('production', root)).rejects.toThrow('ended with 1');
  while (ends.length === 0) await new Promise(setImmediate);
  await ends[0]?.('sidebars.ts:7: wrong');
  await plugin;
  rmSync(root, {recursive: true});
});

test('the writers’ server says it when a page was saved, and that it is mended, and makes nobody wait', async () => {
  const plugin = await started('development');
  const saved = () => plugin.allContentLoaded?.({} as never);
  await saved();
  await ends[0]?.();
  expect(said).toEqual([]);
  await saved();
  await saved();
  expect(ends).toHaveLength(2);
  await ends[1]?.('docs/a.mdx:1: of what was mended since');
  expect(said).toEqual([]);
  await ends[2]?.('docs/a.mdx:1: wrong');
  expect(said).toEqual(['Content to mend:\ndocs/a.mdx:1: wrong']);
  await saved();
  await ends[3]?.();
  expect(said.slice(1)).toEqual(['All is well']);
});

test('who saves more often than a check takes hears of it all the same', async () => {
  const plugin = await started('development');
  await plugin.allContentLoaded?.({} as never);
  for (const end of [0, 1]) {
    await plugin.allContentLoaded?.({} as never);
    await ends[end]?.('docs/a.mdx:1: wrong');
  }
  expect(said).toEqual(['Content to mend:\ndocs/a.mdx:1: wrong']);
});

test('the writers’ server shows of a page that did not compile its file and the cause, before Docusaurus has its say', async () => {
  const plugin = await started('development');
  const ended: {stage?: number; end: (stats: unknown) => void}[] = [];
  const done = {
    tap: (as: string | {stage: number}, end: (stats: unknown) => void) =>
      ended.push(typeof as === 'string' ? {end} : {...as, end}),
  };
  for (const one of plugin.configureWebpack?.({}, false, {} as never, undefined)?.plugins ?? []) {
    (one as (compiler: unknown) => void)({context: '/site', hooks: {done}});
  }
  const other = new Error('Cannot find module');
  const long =
    ' × MDX compilation failed for file "/site/docs/a.mdx"\n │ Cause: no brace\n │ Details:\n │ {}\n │ at x (y.js:1:2)';
  const compilation = {errors: [new Error(long), other]};
  const early = ended.filter(({stage = 0}) => stage < 0);
  for (const {end} of early) end({compilation, hasErrors: () => true});
  expect(compilation.errors).toEqual([new Error('docs/a.mdx: no brace'), other]);
});

test('the writers’ server compiles again what did not compile once something was added, and only that', async () => {
  const plugin = await started('development');
  let ended: (stats: {hasErrors: () => boolean}) => void = () => {};
  const done = {
    tap(_: string, end: typeof ended) {
      ended = end;
    },
  };
  const invalidate = jest.fn();
  for (const one of plugin.configureWebpack?.({}, false, {} as never, undefined)?.plugins ?? []) {
    (one as (compiler: unknown) => void)({hooks: {done}, watching: {invalidate}});
  }
  for (const failed of [false, true]) {
    ended({hasErrors: () => failed});
    await plugin.allContentLoaded?.({} as never);
    expect(invalidate).toHaveBeenCalledTimes(failed ? 1 : 0);
  }
});

test('the writers’ server looks again when what a message asked for was added', async () => {
  expect((await started('development')).getPathsToWatch?.()).toEqual(
    expect.arrayContaining(['src/writing/words.txt', expect.stringContaining('png'), 'src/site/*']),
  );
});

test('the writers’ server says what is wrong with the sidebar: Docusaurus reads no doc then, and asks for no check', async () => {
  expect((await started('development')).getPathsToWatch?.()).toContain('sidebars.ts');
});
