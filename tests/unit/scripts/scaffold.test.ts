import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {type ComparisonPage, comparisonPage} from '../../../src/data/schema/comparison';
import {type LandingPage, landingPage} from '../../../src/data/schema/landing';
import {checkProject} from '../../../src/plugins/content-lint/checkProject';
import {validateConstant} from '../../../src/plugins/content-lint/dataErrors';
import {loadPages} from '../../../src/plugins/content-lint/pages';
import {scaffold} from '../../../src/scripts/scaffold';
import {doc, withProject} from '../plugins/content-lint/project';

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

/** The files that `npm run new` writes. */
function make(kind: string, title: string, section?: string): string[] {
  return scaffold(kind, title, {root: folder, ...(section && {section})});
}

test('a post gets the next number, today’s date, and is a draft', () => {
  const today = new Date().toISOString().slice(0, 10);
  const path = `blog/${today}-whats-new-in-ete/index.mdx`;
  expect(make('post', 'What’s new in été?')).toEqual([path]);
  expect(read(path)).toContain(`title: "What’s new in été?"\nslug: /8\n`);
  expect(read(path)).toContain(`date: ${today}\n`);
  expect(read(path)).toContain('draft: true\n');
});

test('a post is by an author and has a tag that there are', () => {
  write('blog/authors.yml', '# Who writes.\n\nlena:\n  name: Lena\nsam:\n  name: Sam\n');
  write('blog/tags.yml', 'voice:\n  label: Voice\n');
  const [path = ''] = make('post', 'What a caller hears');
  expect(read(path)).toContain('authors: lena\ntags: [voice]\n');
});

test('what was taken down keeps its number: links to it would lead to another page', () => {
  write('src/site/addresses.json', '{"/blog/7": ["blog/70"], "/blog/8": [], "/landingpage7": []}');
  write('src/site/redirects.ts', "export const redirects = [{from: '/blog/9', to: '/blog'}];");
  const [path = ''] = make('post', 'What we learned');
  expect(read(path)).toContain('slug: /10\n');
  expect(make('landing', 'Data agents')).toContain('src/pages/landingpage8.tsx');
});

test('a doc goes into its section, after the pages that are there', () => {
  expect(make('doc', 'Linear', 'integrations')).toEqual(['docs/integrations/linear.mdx']);
  expect(read('docs/integrations/linear.mdx')).toContain('title: "Linear"\nsidebar_position: 4\n');
  expect(() => make('doc', 'Linear', 'nowhere')).toThrow(
    /^There is no section nowhere\. Use one of getting-started, .*, or add it to sidebars\.ts\.$/,
  );
  // The first page of a section makes its folder.
  expect(make('doc', 'Linear', 'getting-started')).toEqual(['docs/getting-started/linear.mdx']);
});

test('a month of the changelog is dated at its end and has its three headings', () => {
  expect(make('changelog', 'february 2028')).toEqual(['src/changelog/2028-02.mdx']);
  expect(read('src/changelog/2028-02.mdx')).toMatch(
    /title: February 2028\nslug: \/2028-02\ndate: 2028-02-29.*## New.*## Improvements.*## Fixes/s,
  );
  expect(() => make('changelog', 'Spring')).toThrow('"Spring" is not a month. Write it as "October 2026".');
});

test.each([
  ['landing', 'Data agents', 'src/data/landing/dataAgents.ts', 'src/pages/landingpage7.tsx', 'dataAgents', landingPage],
  ['comparison', 'Acme 360', 'src/data/comparisons/acme360.ts', 'src/pages/acme-360.tsx', 'acme360', comparisonPage],
])('a %s page is complete as it is made, with its route', (kind, title, data, route, name, schema) => {
  expect(make(kind, title)).toEqual([data, route]);
  expect(read(route)).toContain(`page={${name}}`);
  const value = (require(join(folder, data)) as Record<string, unknown>)[name];
  expect(validateConstant({file: data, name, value, schema})).toEqual([]);
});

test('what is made is formatted as all code is, whatever its title', () => {
  cpSync('.biome.json', join(folder, '.biome.json'));
  // As long as a page's title may be, with the brand's name before it.
  for (const title of ['Bo', 'Acme Review', 'O\'Neil and "Sons"', 'A product whose name is as long as a title is']) {
    for (const kind of ['landing', 'comparison']) make(kind, title);
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

test('a title that is a word of TypeScript gets another name', () => {
  expect(make('comparison', 'Switch')).toEqual(['src/data/comparisons/pageSwitch.ts', 'src/pages/switch.tsx']);
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

test.each(['Index', 'Readme', 'Integrations'])('a doc called %s would be the page of its section', (title) => {
  expect(() => make('doc', title, 'integrations')).toThrow(
    `docs/integrations/${title.toLowerCase()}.mdx would be the page of its section. Choose another title.`,
  );
});

test.each(['doc', 'post', 'changelog'])('a new %s has no error, and is a draft', (kind) =>
  withProject({'docs/a.mdx': doc('Text.')}, async (root) => {
    writeFileSync(join(root, 'src/plugins/content-lint/words.txt'), '');
    scaffold(kind, kind === 'changelog' ? 'May 2026' : 'A new page: "quoted"', {root, section: 'integrations'});
    const problems = await checkProject(root);
    expect(problems.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(loadPages(root).pages.filter(({unpublished}) => unpublished === 'a draft')).toHaveLength(1);
  }),
);

test('nothing is overwritten, and a title is needed', () => {
  make('doc', 'Linear', 'integrations');
  expect(() => make('doc', 'Linear', 'integrations')).toThrow(
    'docs/integrations/linear.mdx exists. Choose another title, or change that file.',
  );
  expect(() => make('post', '')).toThrow('npm run new -- post|doc|changelog|landing|comparison');
  expect(() => make('poem', 'Spring')).toThrow('npm run new -- post|doc|changelog|landing|comparison');
});

test('the command prints the files that it has written, and an unknown option in one line', () => {
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
