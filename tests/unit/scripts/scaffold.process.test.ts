import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import type {ComparisonPage} from '../../../src/data/comparisons/schema';
import type {LandingPage} from '../../../src/data/landing/schema';
import {checkProject} from '../../../src/plugins/content-lint/checkProject';
import {loadPages} from '../../../src/plugins/content-lint/read/pages';
import {constantErrors} from '../../../src/plugins/content-lint/rules/data';
import {scaffold} from '../../../src/scripts/scaffold';
import {doc, withProject} from '../plugins/content-lint/project';

/** Loading the dictionaries takes seconds: checkProject.test.ts tests the spelling. */
jest.mock('../../../src/plugins/content-lint/rules/spelling', () => ({spellingProblems: async () => []}));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'));
  write('docs/integrations/github.mdx', '---\ntitle: GitHub\nsidebar_position: 3\n---\n');
  write('blog/2026-01-01-one/index.mdx', '---\nslug: /1\n---\n');
  write('blog/2026-02-01-seven/index.mdx', '---\nslug: /7\n---\n');
  write('src/pages/landingpage6.tsx', '');
  for (const name of ['brand', 'facts', 'comparisons/shared/cells']) {
    write(`src/data/${name}.ts`, `export * from '${resolve('src/data', name).replaceAll('\\', '/')}';\n`);
  }
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(join(folder, path), text);
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Runs `npm run new` and returns the files that it writes. */
function create(kind: string, title: string, section?: string): string[] {
  return scaffold(kind, title, {root: folder, ...(section && {section})});
}

test('a new post is a draft with the next number and today’s date', () => {
  const today = new Date().toISOString().slice(0, 10);
  const path = `blog/${today}-whats-new-in-ete/index.mdx`;
  expect(create('post', 'What’s new in été?')).toEqual([path]);
  expect(read(path)).toContain(`title: "What’s new in été?"\nslug: /8\n`);
  expect(read(path)).toContain(`date: ${today}\n`);
  expect(read(path)).toContain('draft: true\n');
});

test('a new post has the first author and tag of the site', () => {
  write('blog/authors.yml', '# Who writes.\n\nlena:\n  name: Lena\nsam:\n  name: Sam\n');
  write('blog/tags.yml', 'voice:\n  label: Voice\n');
  const [path = ''] = create('post', 'What a caller hears');
  expect(read(path)).toContain('authors: lena\ntags: [voice]\n');
});

test('numbers of removed pages are not reused', () => {
  write('src/site/publishedUrls.json', '{"/blog/7": ["blog/70"], "/blog/8": [], "/landingpage7": []}');
  write('src/site/redirects.ts', "export const redirects = [{from: '/blog/9', to: '/blog'}];");
  const [path = ''] = create('post', 'What we learned');
  expect(read(path)).toContain('slug: /10\n');
  expect(create('landing', 'Data agents')).toContain('src/pages/landingpage8.tsx');
});

test('a new doc is the last page of its section', () => {
  expect(create('doc', 'Linear', 'integrations')).toEqual(['docs/integrations/linear.mdx']);
  expect(read('docs/integrations/linear.mdx')).toContain('title: "Linear"\nsidebar_position: 4\n');
  expect(() => create('doc', 'Linear', 'nowhere')).toThrow(
    /^There is no section nowhere\. Use one of getting-started, .*, or add it to sidebars\.ts\.$/,
  );
  // The first page of a section creates the folder.
  expect(create('doc', 'Linear', 'getting-started')).toEqual(['docs/getting-started/linear.mdx']);
});

test('a new changelog month has the date of its last day and three headings', () => {
  expect(create('changelog', 'february 2028')).toEqual(['src/changelog/2028-02.mdx']);
  expect(read('src/changelog/2028-02.mdx')).toMatch(
    /title: February 2028\nslug: \/2028-02\ndate: 2028-02-29.*## New.*## Improvements.*## Fixes/s,
  );
  expect(() => create('changelog', 'Spring')).toThrow('"Spring" is not a month. Write it as "October 2026".');
});

test.each([
  ['landing', 'Data agents', 'src/data/landing/dataAgents.ts', 'src/pages/landingpage7.tsx', 'dataAgents'],
  ['comparison', 'Acme 360', 'src/data/comparisons/acme360.ts', 'src/pages/acme-360.tsx', 'acme360'],
])('a new %s page passes validation and has a route', (kind, title, data, route, name) => {
  expect(create(kind, title)).toEqual([data, route]);
  expect(read(route)).toContain(`page={${name}}`);
  const value = (require(join(folder, data)) as Record<string, unknown>)[name];
  expect(constantErrors({file: data, name, value})).toEqual([]);
});

test('generated files pass the formatter with any title', () => {
  cpSync('.biome.json', join(folder, '.biome.json'));
  // The last title has the maximum length, together with the brand's name.
  for (const title of ['Bo', 'Acme Review', 'O\'Neil and "Sons"', 'A product whose name is as long as a title is']) {
    for (const kind of ['landing', 'comparison']) create(kind, title);
  }
  const biome = require.resolve('@biomejs/biome/bin/biome');
  const folders = ['src/data/landing', 'src/data/comparisons', 'src/pages'];
  const {stdout, stderr, status} = spawnSync(process.execPath, [biome, 'check', '--vcs-enabled=false', ...folders], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Checked 18 files');
});

test('a title that is a reserved word gets a different constant name', () => {
  expect(create('comparison', 'Switch')).toEqual(['src/data/comparisons/pageSwitch.ts', 'src/pages/switch.tsx']);
});

test('a new comparison cites the rival’s page with today’s date', () => {
  create('comparison', 'Acme');
  const {acme} = require(join(folder, 'src/data/comparisons/acme.ts')) as {acme: ComparisonPage};
  const [theirs] = acme.table.groups[0]?.rows[0]?.theirs ?? [];
  expect(theirs?.source?.checked).toBe(new Date().toISOString().slice(0, 10));
});

test.each([
  ['landing', 'src/data/landing'],
  ['comparison', 'src/data/comparisons'],
])('new %s pages have different descriptions and are samples', (kind, place) => {
  const pages = ['First', 'Second'].map((title) => {
    create(kind, title);
    const name = title.toLowerCase();
    const value = (require(join(folder, place, `${name}.ts`)) as Record<string, LandingPage | ComparisonPage>)[name];
    return {description: value?.meta.description, sample: value?.sample};
  });
  expect(new Set(pages.map(({description}) => description)).size).toBe(2);
  expect(pages.map(({sample}) => sample)).toEqual([true, true]);
});

test.each(['Index', 'Readme', 'Integrations'])(
  'a doc titled %s is rejected, because it would be the index page of its section',
  (title) => {
    expect(() => create('doc', title, 'integrations')).toThrow(
      `docs/integrations/${title.toLowerCase()}.mdx would be the index page of its section. Choose another title.`,
    );
  },
);

test.each(['doc', 'post', 'changelog'])('a new %s is a draft and passes the content check', (kind) =>
  withProject({'docs/a.mdx': doc('Text.')}, async (root) => {
    writeFileSync(join(root, 'src/plugins/content-lint/words.txt'), '');
    scaffold(kind, kind === 'changelog' ? 'May 2026' : 'A new page: "quoted"', {root, section: 'integrations'});
    const problems = await checkProject(root);
    expect(problems.filter(({severity}) => severity === 'error')).toEqual([]);
    const {pages} = await loadPages(root);
    expect(pages.filter(({unpublished}) => unpublished === 'a draft')).toHaveLength(1);
  }),
);

test('existing files are not overwritten, and a title is required', () => {
  create('doc', 'Linear', 'integrations');
  expect(() => create('doc', 'Linear', 'integrations')).toThrow(
    'docs/integrations/linear.mdx already exists. Choose another title, or edit that file.',
  );
  expect(() => create('post', '')).toThrow('npm run new -- post|doc|changelog|landing|comparison');
  expect(() => create('poem', 'Spring')).toThrow('npm run new -- post|doc|changelog|landing|comparison');
});

test('the command prints the new files, or one line for an unknown option', () => {
  const run = (...args: string[]) => {
    const command = ['--import', require.resolve('tsx'), resolve('src/scripts/scaffold.ts'), ...args];
    return spawnSync(process.execPath, command, {cwd: folder, encoding: 'utf8'});
  };
  expect(run('doc', 'First', 'steps', '--section', 'integrations')).toMatchObject({
    status: 0,
    stdout: 'docs/integrations/first-steps.mdx\n',
    stderr: '',
  });
  const {status, stderr} = run('doc', 'Linear', '--sektion', 'integrations');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--sektion'.*\n$/);
});
