import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {leftToTheCheck} from '../../../src/writing/leftToTheCheck';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'left-'));
  mkdirSync(join(root, 'blog'));
  writeFileSync(join(root, 'blog/authors.yml'), 'ovam:\n  name: The team\n');
});
afterEach(() => rmSync(root, {recursive: true}));

/** What Docusaurus gets to read of a file with such front matter. */
function read(file: string, frontMatter: string) {
  return leftToTheCheck(root)({
    filePath: join(root, file),
    fileContent: `---\n${frontMatter}\n---\n\nText.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER as never,
  });
}

test('front matter that is right comes as it is', async () => {
  const {frontMatter, content} = await read('blog/a/index.mdx', 'slug: /1\ndate: 2026-01-02\nauthors: ovam\ntags: [a]');
  expect(frontMatter).toEqual({slug: '/1', date: new Date('2026-01-02'), authors: ['ovam'], tags: ['a']});
  expect(content).toBe('Text.');
});

test.each([
  ['blog/a/index.mdx', 'date: 2026-01-02\nauthors: [jane, ovam]', {date: new Date('2026-01-02'), authors: ['ovam']}],
  ['blog/a/index.mdx', 'author_name: Jane\ndate: 2026-01-02', {date: new Date('2026-01-02')}],
  ['src/changelog/2026-01.mdx', 'slug: [a]\ndate: 2026-01-02', {date: new Date('2026-01-02')}],
  ['docs/a/b.mdx', 'sidebar_position: first\nslug: /b', {slug: '/b'}],
])('%s: of "%s" Docusaurus gets what it can work with', async (file, frontMatter, left) => {
  expect(await read(file, frontMatter)).toEqual({frontMatter: left, content: 'Text.'});
});

test.each([
  ['docs/a/b.mdx', 'draft: "true"'],
  ['docs/a/b.mdx', 'unlisted: "yes"'],
  ['docs/a/b.mdx', 'unlisted: true\ndraft: 1'],
  ['docs/a/b.mdx', 'draft: true\ntitle: a: b'],
  ['src/pages/b.mdx', 'draft: on'],
  ['src/pages/b.mdx', 'unlisted: true'],
  ['blog/a/index.mdx', 'date: soon'],
  ['blog/a/index.mdx', 'title: One'],
  ['src/changelog/2026-01.mdx', 'date: 01.2026'],
])('%s: with "%s" a build leaves the page out', async (file, frontMatter) => {
  expect((await read(file, frontMatter)).frontMatter).toMatchObject({draft: true});
});

test('a page is never a draft and unlisted at once, which Docusaurus refuses', async () => {
  const {frontMatter} = await read('docs/a/b.mdx', 'unlisted: true\ndraft: "true"');
  expect(frontMatter).toEqual({draft: true, unlisted: false});
});

test('of an author whose picture is looked for beside posts, Docusaurus gets nothing: that it was not there would be remembered', async () => {
  const entry = (name: string, picture: string) => `${name}:\n  name: Ada\n  ${picture}\n`;
  const list = [
    entry('ada', 'image_url: ./ada.png'),
    entry('bob', 'imageURL: bob.png'),
    entry('eve', 'image_url: /img/eve.png'),
  ];
  writeFileSync(join(root, 'blog/authors.yml'), list.join(''));
  const {frontMatter} = await read('blog/a/index.mdx', 'authors: [ada, bob, eve]');
  expect(frontMatter.authors).toEqual(['eve']);
});

test('a title that is too short is still shown to its writer', async () => {
  expect((await read('docs/a/b.mdx', 'title: No')).frontMatter).toEqual({title: 'No'});
});
