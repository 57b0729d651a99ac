import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {legalVersions} from '../../../src/data/facts';
import {homeBanner} from '../../../src/data/home/banners';
import {disagreements} from '../../../src/data/launch/disagreements';
import {openQuestions} from '../../../src/data/launch/openQuestions';
import {launchReport} from '../../../src/scripts/launchCheck';
import addresses from '../../../src/site/addresses.json';
import {readSiteEnv} from '../../../src/site/env';
import {redirects} from '../../../src/site/redirects';

/** What `npm run launch-check` prints of the project in `folder`, with these settings. */
function launchCheck(folder: string, env = {}): {ready: boolean; lines: string[]} {
  return launchReport(folder, readSiteEnv(env));
}

/** The command itself, in a process of its own. */
function run(folder: string, env = {}): {status: number | null; stdout: string; stderr: string} {
  const command = ['--import', require.resolve('tsx'), resolve('src/scripts/launchCheck.ts')];
  return spawnSync(process.execPath, command, {cwd: folder, encoding: 'utf8', env: {...process.env, ...env}});
}

const samples = (lines: string[]) =>
  lines.flatMap((line) => /^ {2}(src\/data\/\S+:\d+) {2}\w+( {2}\S.*)?$/.exec(line)?.[1] ?? []);

describe('on a small project', () => {
  let folder: string;
  const write = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), text);
    }
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'launch-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  test('it names file and line of each sample, in folders too, and fails', () => {
    write({
      'src/data/videos.ts': 'export const videos = [\n  {sample: true, id: 1},\n  {sample: false, id: 2},\n];\n',
      'src/data/landing/voice.ts': '// sample: true\nexport const voice = {\n  sample: true,\n};\n',
      'src/data/notes.md': 'sample: true\n',
      'src/lib/other.ts': 'export const other = {\n  sample: true,\n};\n',
    });
    const {ready, lines} = launchCheck(folder);
    expect(samples(lines)).toEqual(['src/data/landing/voice.ts:3', 'src/data/videos.ts:2']);
    expect(lines).toContain('Not ready to launch: 2 to replace.');
    expect(ready).toBe(false);
  });

  test('it passes once none is left, and still lists settings and decisions', () => {
    write({'src/data/videos.ts': 'export const videos = [{sample: false, id: 1}];\n'});
    const {ready, lines} = launchCheck(folder, unset);
    expect(samples(lines)).toEqual([]);
    expect(lines).toContain('No sample is left. Ready to launch once the settings above are yours.');
    expect(lines).toContain(`  ${disagreements[0]?.fact}`);
    expect(ready).toBe(true);
  });

  test('it names the pages that nobody sees yet', () => {
    write({
      'docs/half.mdx': '---\ntitle: Half\ndescription: Half.\ndraft: true\n---\n\nText.\n',
      'docs/whole.mdx': '---\ntitle: Whole\ndescription: Whole.\n---\n\nText.\n',
    });
    const {lines} = launchCheck(folder);
    const at = lines.indexOf('Pages that are not published: finish them, or remove them (1):');
    expect(lines[at + 1]).toBe('  docs/half.mdx is a draft');
  });

  test('with settings of its own, too, the site is ready', () => {
    expect(launchCheck(folder, own).ready).toBe(true);
    expect(launchCheck(folder, own).lines).toContain('Ready to launch: no sample is left.');
  });

  test('the command prints the report, and fails while a sample is left', () => {
    write({'src/data/videos.ts': 'export const videos = [{sample: true, id: 1}];\n'});
    const {status, stdout, stderr} = run(folder);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(
      /^Samples .* \(1\):\n {2}src\/data\/videos\.ts:1 .*\nNot ready to launch: 1 to replace\.\n$/s,
    );
  });

  test('the command prints a malformed setting alone, in one line', () => {
    expect(run(folder, {SITE_URL: 'ovam.test'})).toMatchObject({
      status: 1,
      stdout: '',
      stderr: '\nSITE_URL holds "ovam.test"; it should be an origin such as https://ovamai.example, without a path.\n',
    });
  });
});

const own = {
  SITE_URL: 'https://ovam.test',
  APP_URL: 'https://app.ovam.test',
  GITHUB_REPO: 'ovam/review',
  API_HOST: 'https://api.ovam.test',
};
const unset = {SITE_URL: '', APP_URL: '', GITHUB_REPO: '', API_HOST: ''};

test('a setting that stands in for the owner’s is named until the build has one', () => {
  const settings = (env: object) =>
    launchCheck(resolve('.'), env).lines.flatMap((line) => /^ {2}([A-Z_]+) {2}/.exec(line)?.[1] ?? []);
  expect(settings(unset)).toEqual(Object.keys(own));
  expect(settings(own)).toEqual([]);
});

describe('on this project', () => {
  const {ready, lines} = launchCheck(resolve('.'));

  test('it lists every sample that the content holds', () => {
    const files = readdirSync('src/data', {recursive: true, encoding: 'utf8'}).filter((path) => path.endsWith('.ts'));
    const held = marked(files.map((path) => require(resolve('src/data', path))));
    expect(samples(lines)).toHaveLength(held);
    expect(ready).toBe(held === 0);
  });

  test('the lines that it names hold what it says', () => {
    for (const place of samples(lines)) {
      const [path = '', line] = place.split(':');
      expect(readFileSync(path, 'utf8').split('\n')[Number(line) - 1]).toContain('sample: true');
    }
  });

  test('it names the banners with their days, and the texts that a lawyer has to read', () => {
    const {name, shown} = homeBanner ?? {};
    if (shown) expect(lines.find((line) => line.startsWith(`  ${name}`))).toContain(shown.until);
    const {version, lastUpdated} = legalVersions.terms;
    expect(lines).toContain(`  src/pages/termsandconditions.mdx  version ${version}, ${lastUpdated}`);
    expect(lines).toContainEqual(expect.stringMatching(/^Texts that bind you.*\(4\):$/));
  });

  test('it prints each disagreement as a decision', () => {
    for (const {fact, note} of disagreements) {
      expect(lines[lines.indexOf(`  ${fact}`) + 1]).toBe(`    ${note}`);
    }
  });

  test('it asks what only the owner can answer, and names pages that are there', () => {
    const there = Object.keys(addresses).filter((path) => !redirects.some(({from}) => from === path));
    for (const {question, pages} of openQuestions) {
      expect(lines[lines.indexOf(`  ${question}`) + 1]).toBe(`    ${pages.join(', ')}`);
      expect(there).toEqual(expect.arrayContaining(pages));
    }
  });
});

/** How many objects in there say that they are samples, each counted once. */
function marked(value: unknown, seen = new Set<unknown>()): number {
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0;
  seen.add(value);
  const own = 'sample' in value && value.sample === true ? 1 : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + marked(part, seen), own);
}
