import {check, doc} from './project';

/** The functions of Windows, which write `docs\a.mdx`. */
jest.mock('node:path', () => {
  const {posix, win32} = jest.requireActual('node:path');
  return {...win32, posix, win32};
});

/** Accepts the paths of Windows, as its file system accepts both separators. */
jest.mock('node:fs', () => {
  const fs = jest.requireActual('node:fs');
  const toPosix = (path: unknown) => (typeof path === 'string' ? path.replaceAll('\\', '/') : path);
  return {
    ...fs,
    ...Object.fromEntries(
      ['existsSync', 'mkdirSync', 'mkdtempSync', 'readFileSync', 'readdirSync', 'rmSync', 'writeFileSync'].map(
        (name) => [name, (path: unknown, ...rest: unknown[]) => fs[name](toPosix(path), ...rest)],
      ),
    ),
    cpSync: (from: string, to: string) => fs.cpSync(toPosix(from), toPosix(to)),
  };
});

/** Data files are loaded with Node's own paths. */
jest.mock('../../../../src/site/dataFolder', () => ({readChecks: () => ({}), readData: () => []}));

/** Loading the dictionaries takes seconds: checkProject.test.ts tests the spelling. */
jest.mock('../../../../src/plugins/content-lint/rules/spelling', () => ({spellingProblems: async () => []}));

const withCrlf = (text: string) => text.replaceAll('\n', '\r\n');

test('links, images and the lines of problems are those of other systems', async () => {
  const text = 'The [next page](./b.mdx), [another](../index.mdx#part), [a file](./report.pdf).\n\n![A diff](./a.svg)';
  const files = {
    'docs/guides/a.mdx': withCrlf(doc(`${text}\n\n![A scan](./scan.png)`, 'review_by: 2027-02-30\n')),
    'docs/guides/b.mdx': withCrlf(doc(':::note A title\n\nText.\n\n:::\n\n```mdx-code-block\n<Steps />\n```')),
    'docs/guides/report.pdf': '',
    'docs/guides/a.svg': '<svg/>',
    'docs/index.mdx': withCrlf(doc('## Part')),
    'docs/late.mdx': withCrlf(`\n${doc('Text.', 'draft: true\n')}`),
    'blog/2026-01-01-a/index.mdx': withCrlf(doc('The [docs](../../docs/index.mdx).')),
  };
  expect(await check(files)).toEqual([
    'blog/2026-01-01-a/index.mdx:5: Broken link ../../docs/index.mdx. Write /docs: file links work only within docs, blog or changelog.',
    'docs/guides/a.mdx:4: warning: Front matter: invalid value "2027-02-30" for review_by. Write an existing date, such as 2026-10-31.',
    'docs/guides/a.mdx:10: The image ./scan.png does not exist. Add docs/guides/scan.png, or correct the path.',
    'docs/late.mdx:1: warning: The front matter does not begin on the first line. Move the opening --- to the first line.',
  ]);
});
