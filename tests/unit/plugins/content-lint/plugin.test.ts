import type {LoadContext} from '@docusaurus/types';
import contentLint from '../../../../src/plugins/content-lint/plugin';
import {doc, withProject} from './project';

// Docusaurus' loader compiles TypeScript, which Jest has already done.
jest.mock('@docusaurus/utils', () => ({
  ...jest.requireActual('@docusaurus/utils'),
  loadFreshModule: async (path: string) => require(path),
}));

/** Loading the dictionaries takes seconds: checkProject.test.ts tests the spelling. */
jest.mock('../../../../src/plugins/content-lint/rules/spelling', () => ({spellingProblems: async () => []}));

const data = {'src/data/a.ts': '', 'src/site/a.ts': ''};
const mode = process.env.NODE_ENV;
let printed: string[];

beforeEach(() => {
  printed = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  setMode(mode);
});

function setMode(value: string | undefined): void {
  (process.env as Record<string, string | undefined>).NODE_ENV = value;
}

const start = (siteDir: string) => contentLint({siteDir} as LoadContext);

test('a build stops at errors before it loads pages, and prints all problems in order without a stack', async () => {
  setMode('production');
  const files = {...data, 'docs/b.mdx': doc('TODO\n\n<Fact of="x" />'), 'docs/a.mdx': doc('\n<Fact of="y" />')};
  const error = await withProject(files, (root) => start(root).catch((thrown: Error) => thrown));
  expect((error as Error).stack).toMatch(
    /^Content errors stop the build \(2\):\ndocs\/a\.mdx:6: Unknown fact "y"\. .*\ndocs\/b\.mdx:5: warning: .*\ndocs\/b\.mdx:7: Unknown fact "x"\. .*\n$/,
  );
});

test('a build prints warnings and continues', async () => {
  setMode('production');
  await withProject({...data, 'docs/a.mdx': doc('TODO')}, start);
  expect(printed.join('')).toMatch(/^docs\/a\.mdx:5: warning: Placeholder "TODO"/);
});

test('npm start says that it notices no new pages in a folder with parentheses', async () => {
  setMode('development');
  await start('/site');
  expect(printed).toEqual([]);
  await start('/site (1)');
  expect(printed.join('')).toMatch(/^npm start does not notice .* \/site \(1\) contains parentheses: rename .*\n$/);
});

test('npm start prints problems after a save', async () => {
  setMode('development');
  const report = async (root: string) => {
    const plugin = await start(root);
    await plugin.allContentLoaded?.({} as never);
    while (printed.length === 0) await new Promise(setImmediate);
  };
  await withProject({...data, 'docs/a.mdx': doc('<Fact of="x" />')}, report);
  expect(printed.join('')).toContain('docs/a.mdx:5: Unknown fact "x".');
});
