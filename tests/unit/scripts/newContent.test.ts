import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {faultsOf} from '../../../src/data/check';
import {type ComparisonPage, comparisonPage} from '../../../src/data/schema/comparison';
import {type LandingPage, landingPage} from '../../../src/data/schema/landing';
import {templates} from '../../../src/scripts/templates';

const tsx = require.resolve('tsx');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'));
  write('docs/integrations/github.mdx', '---\ntitle: GitHub\nsidebar_position: 3\n---\n');
  write('blog/2026-01-01-one/index.mdx', '---\nslug: /1\n---\n');
  write('blog/2026-02-01-seven/index.mdx', '---\nslug: /7\n---\n');
  write('src/pages/landingpage6.tsx', '');
  for (const name of ['brand', 'facts', 'cells']) {
    write(`src/data/${name}.ts`, `export * from '${resolve('src/data', name).replaceAll('\\', '/')}';\n`);
  }
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(join(folder, path), text);
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** What `npm run new -- …` says, and how it ends. */
function make(...args: string[]): {status: number | null; says: string[]} {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', tsx, resolve('src/scripts/newContent.ts'), ...args],
    {cwd: folder, encoding: 'utf8'},
  );
  return {status, says: `${stdout}${stderr}`.trimEnd().split('\n')};
}

test('a post gets the next number, today’s date, and is a draft', () => {
  const today = new Date().toISOString().slice(0, 10);
  const path = `blog/${today}-whats-new-in-ete/index.mdx`;
  expect(make('post', 'What’s new in été?')).toEqual({status: 0, says: [path]});
  expect(read(path)).toContain(`title: "What’s new in été?"\nslug: /8\n`);
  expect(read(path)).toContain(`date: ${today}\n`);
  expect(read(path)).toContain('draft: true\n');
});

test('a post is by an author and has a tag that there are', () => {
  write('blog/authors.yml', '# Who writes.\n\nlena:\n  name: Lena\nsam:\n  name: Sam\n');
  write('blog/tags.yml', 'voice:\n  label: Voice\n');
  const [path = ''] = make('post', 'What a caller hears').says;
  expect(read(path)).toContain('authors: lena\ntags: [voice]\n');
});

test('what was taken down keeps its number: links to it would lead to another page', () => {
  write('src/site/addresses.json', '{"/blog/7": ["blog/70"], "/blog/8": [], "/landingpage7": []}');
  write('src/site/redirects.ts', "export const redirects = [{from: '/blog/9', to: '/blog'}];");
  const [path = ''] = make('post', 'What we learned').says;
  expect(read(path)).toContain('slug: /10\n');
  expect(make('landing', 'Data agents').says).toContain('src/pages/landingpage8.tsx');
});

test('a doc goes into its section, after the pages that are there', () => {
  expect(make('doc', 'Linear', '--section', 'integrations').says).toEqual(['docs/integrations/linear.mdx']);
  expect(read('docs/integrations/linear.mdx')).toContain('title: Linear\nsidebar_position: 4\n');
  const {status, says} = make('doc', 'Linear', '--section', 'nowhere');
  expect(status).toBe(1);
  expect(says[0]).toMatch(/^nowhere is no section .* getting-started, .*, or name it in sidebars\.ts first$/);
  // The first page of a section makes its folder.
  expect(make('doc', 'Linear', '--section', 'getting-started').says).toEqual(['docs/getting-started/linear.mdx']);
  expect(make('doc', 'X', '--section', 'integrations').says).toEqual([
    '"X" is no title: write a title of at least 3 characters',
  ]);
});

test('a month of the changelog is dated at its end and has its three headings', () => {
  expect(make('changelog', 'february 2028').says).toEqual(['src/changelog/2028-02.mdx']);
  expect(read('src/changelog/2028-02.mdx')).toMatch(
    /title: February 2028\nslug: \/2028-02\ndate: 2028-02-29.*## New.*## Improvements.*## Fixes/s,
  );
  expect(make('changelog', 'Spring').says[0]).toBe('"Spring" is not a month: write it as "October 2026"');
});

test.each([
  ['landing', 'Data agents', 'src/data/landing/dataAgents.ts', 'src/pages/landingpage7.tsx', 'dataAgents', landingPage],
  ['comparison', 'Acme 360', 'src/data/comparisons/acme360.ts', 'src/pages/acme-360.tsx', 'acme360', comparisonPage],
])('a %s page is complete as it is made, with its route', (kind, title, data, route, name, schema) => {
  expect(make(kind, title)).toEqual({status: 0, says: [data, route]});
  expect(read(route)).toContain(`page={${name}}`);
  const value = (require(join(folder, data)) as Record<string, unknown>)[name];
  expect(faultsOf({file: data, name, value, schema})).toEqual([]);
});

test('what is made is formatted as all code is, whatever its title', () => {
  const place = {section: 'a', sections: ['a'], postNumbers: [], author: 'a', tag: 'a', docPositions: []};
  // As long as a page's title may be, with the brand's name before it.
  const titles = ['Bo', 'Acme Review', 'O\'Neil and "Sons"', 'A product whose name is as long as a title is'];
  for (const [number, title] of titles.entries()) {
    for (const kind of ['landing', 'comparison'] as const) {
      const made = templates[kind](title, {...place, landingNumbers: [number], today: new Date()});
      for (const {path, text} of made) write(path, text);
    }
  }
  cpSync('.biome.json', join(folder, '.biome.json'));
  const biome = require.resolve('@biomejs/biome/bin/biome');
  const checked = [biome, 'check', '--vcs-enabled=false', 'src/data/landing', 'src/data/comparisons', 'src/pages'];
  const {stdout, stderr, status} = spawnSync(process.execPath, checked, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Checked 17 files');
});

test('a comparison says that the other’s page was read on the day on which it is begun', () => {
  make('comparison', 'Acme');
  const {acme} = require(join(folder, 'src/data/comparisons/acme.ts')) as {acme: ComparisonPage};
  const [theirs] = acme.table.groups[0]?.rows[0]?.theirs ?? [];
  expect(theirs?.source?.checked).toBe(new Date().toISOString().slice(0, 10));
});

test.each([
  ['landing', 'src/data/landing'],
  ['comparison', 'src/data/comparisons'],
])('a second %s page has a description of its own, and neither is listed before it is written', (kind, place) => {
  const made = ['First', 'Second'].map((title) => {
    make(kind, title);
    const name = title.toLowerCase();
    const value = (require(join(folder, place, `${name}.ts`)) as Record<string, LandingPage | ComparisonPage>)[name];
    return {description: value?.meta.description, sample: value?.sample};
  });
  expect(new Set(made.map(({description}) => description)).size).toBe(2);
  expect(made.map(({sample}) => sample)).toEqual([true, true]);
});

test.each(['Rockets 🚀 for all', 'What **bold** means', 'It', 'word '.repeat(15)])(
  'the title %s, which the check would refuse, makes no file',
  (title) => {
    const {status, says} = make('doc', title, '--section', 'integrations');
    expect([status, says]).toEqual([1, [expect.stringContaining(`"${title.trim()}" is no title: `)]]);
  },
);

test.each(['Index', 'Readme', 'Integrations'])(
  'a doc called %s, which would be its section’s own page, is not made',
  (title) => {
    const {status, says} = make('doc', title, '--section', 'integrations');
    expect([status, says]).toEqual([
      1,
      [
        `docs/integrations/${title.toLowerCase()}.mdx would be the page of the whole section, /docs/integrations: choose another title`,
      ],
    ]);
  },
);

test.each([
  [
    ['--sektion', 'integrations'],
    'there is no option "sektion": the only one is --section, as in --section integrations',
  ],
  [['-s', 'integrations'], 'there is no option "s": the only one is --section, as in --section integrations'],
  [['--section'], '--section names no folder: write --section integrations'],
])('of the options %j one line says what is wrong', (options, says) => {
  expect(make('doc', 'Linear', ...options)).toEqual({status: 1, says: [says]});
});

test('nothing is written over, and a title is needed', () => {
  make('doc', 'Linear', '--section', 'integrations');
  const {status, says} = make('doc', 'Linear', '--section', 'integrations');
  expect([status, says[0]]).toEqual([
    1,
    'docs/integrations/linear.mdx is there already: choose another title, or change that file',
  ]);
  expect(make('post').status).toBe(1);
  expect(make('poem', 'Spring').says[0]).toContain('npm run new -- post|doc|changelog|landing|comparison');
  expect(existsSync(join(folder, 'blog/spring'))).toBe(false);
});
