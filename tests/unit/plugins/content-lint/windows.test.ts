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
  const text = 'The [next page](./b.mdx), [another](../index.mdx#part), [a file](./report.pdf).\n\n![A diff](./a.gif)';
  const files = {
    'docs/guides/a.mdx': withCrlf(doc(text, 'review_by: 2027-02-30\n')),
    'docs/guides/b.mdx': withCrlf(doc(':::note A title\n\n[None](/docs/none)\n\n:::')),
    'docs/guides/a.gif': 'GIF89a',
    'docs/guides/report.pdf': '',
    'docs/index.mdx': withCrlf(doc('## Part')),
  };
  expect(await check(files)).toEqual([
    'docs/guides/a.mdx:4: warning: Front matter: invalid value "2027-02-30" for review_by. Write an existing date, such as 2026-10-31.',
    'docs/guides/a.mdx:8: warning: The image ./a.gif has an unsupported type. Save it as PNG, JPEG, SVG, WebP or AVIF.',
    'docs/guides/b.mdx:7: warning: Broken link /docs/none. Correct it, or remove the link.',
  ]);
});
