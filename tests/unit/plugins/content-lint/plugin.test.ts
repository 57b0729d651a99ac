import type {LoadContext} from '@docusaurus/types';
import {checkProject} from '../../../../src/plugins/content-lint/checkProject';
import contentLint from '../../../../src/plugins/content-lint/plugin';
import {tolerantFrontMatter} from '../../../../src/plugins/content-lint/read/tolerantFrontMatter';
import {doc, validConfig, withProject} from './project';

// In this process, as checker.process.test.ts tests the other one.
jest.mock('../../../../src/plugins/content-lint/checker', () => ({
  startChecker: (root: string) => ({
    check: () => mockCheck(root),
    checkWithoutSpelling: () => checkProject(root, undefined, {spelling: false}),
    prepare() {},
    stop() {},
  }),
}));

/** Loading the dictionaries takes seconds: checkProject.test.ts tests the spelling. */
jest.mock('../../../../src/plugins/content-lint/rules/spelling', () => ({
  spellingProblems: async (_root: string, pages: readonly {file: string; text: string}[]) =>
    pages
      .filter(({text}) => text.includes('speling'))
      .map(({file}) => ({file, line: 5, severity: 'warning', message: 'Unknown word "speling"', fix: 'Correct it'})),
}));

const mockCheck = jest.fn(checkProject);
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

const start = (siteDir: string) => contentLint({siteDir, siteConfig: validConfig(), baseUrl: '/'} as LoadContext);

test('a build stops at errors before it loads pages, and prints all problems in order without a stack', async () => {
  setMode('production');
  const files = {
    'docs/b.mdx': doc('TODO\n\n<Fact of="x" />'),
    'docs/a.mdx': doc('{open'),
    'docs/c.mdx': doc('The speling.'),
  };
  const error = await withProject(files, (root) => start(root).catch((thrown: Error) => thrown));
  expect((error as Error).stack).toMatch(
    /^Content errors stop the build \(2\):\ndocs\/a\.mdx:6: MDX .*\ndocs\/b\.mdx:5: warning: .*\ndocs\/b\.mdx:7: Unknown fact "x"\. .*\ndocs\/c\.mdx:5: warning: Unknown word .*\n$/,
  );
});

test('a build prints warnings and continues, and prints unknown words at its end', async () => {
  setMode('production');
  await withProject({'docs/a.mdx': doc('TODO'), 'docs/b.mdx': doc('The speling.')}, async (root) => {
    const plugin = await start(root);
    expect(printed.join('')).toMatch(/^docs\/a\.mdx:5: warning: Placeholder "TODO".*\n$/);
    await plugin.postBuild?.({} as never);
  });
  expect(printed.join('')).toMatch(
    /^docs\/a\.mdx:5: warning: Placeholder "TODO".*\ndocs\/b\.mdx:5: warning: Unknown word .*\n$/,
  );
});

test('a build continues if the spelling cannot be checked', async () => {
  setMode('production');
  mockCheck.mockRejectedValueOnce(new Error('its process ended'));
  await withProject({'docs/a.mdx': doc('TODO')}, async (root) => (await start(root)).postBuild?.({} as never));
  expect(printed.join('')).toMatch(
    /^docs\/a\.mdx:5: warning: Placeholder "TODO".*\nThe spelling was not checked: its process ended\n$/,
  );
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
  await withProject({'docs/a.mdx': doc('<Fact of="x" />')}, report);
  expect(printed.join('')).toContain('docs/a.mdx:5: Unknown fact "x".');
});

test.each([
  ['a draft value that is text', {title: 'A', draft: 'yes'}, {title: 'A', draft: true}],
  ['a position value that is text', {title: 'A', sidebar_position: 'one'}, {title: 'A', draft: true}],
  ['valid keys', {title: 'A', sidebar_position: 1}, {title: 'A', sidebar_position: 1}],
  ['a day of review', {review_by: new Date('2027-03-31')}, {review_by: new Date('2027-03-31')}],
])('npm start shows a page with %s', async (_, frontMatter, shown) => {
  const parse = tolerantFrontMatter('/site');
  const defaultParseFrontMatter = async () => ({frontMatter, content: 'Text.'});
  const params = {filePath: '/site/docs/a.mdx', fileContent: '', defaultParseFrontMatter};
  expect(await parse(params)).toEqual({frontMatter: shown, content: 'Text.'});
});

test('npm start shows a page with unparsable front matter as a draft', async () => {
  const defaultParseFrontMatter = () => Promise.reject(new Error('bad'));
  const params = {filePath: '/site/docs/a.mdx', fileContent: '---\na: b: c\n---\n\nText.\n', defaultParseFrontMatter};
  expect(await tolerantFrontMatter('/site')(params)).toEqual({frontMatter: {draft: true}, content: 'Text.'});
});
