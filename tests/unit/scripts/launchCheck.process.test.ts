import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {homeBanner} from '../../../src/data/home/banners';
import {openQuestions} from '../../../src/data/launch/openQuestions';
import {specConflicts} from '../../../src/data/launch/specConflicts';
import {legalVersions} from '../../../src/data/legal';
import type {Tag} from '../../../src/data/tagSchema';
import {launchReport, listTags} from '../../../src/scripts/launchCheck';
import {readSiteEnv} from '../../../src/site/env';
import addresses from '../../../src/site/publishedUrls.json';
import {redirects} from '../../../src/site/redirects';
import {testTags} from '../../support/monitoredEnv';

/** Returns the report of `npm run launch-check` for the project in `folder`. */
function launchCheck(folder: string, env = {}): Promise<{ready: boolean; lines: string[]}> {
  return launchReport(folder, readSiteEnv(env));
}

/** Runs `npm run launch-check` in a process of its own. */
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

  test('it lists file and line of each sample, also in subfolders, and is not ready', async () => {
    write({
      'src/data/videos.ts': 'export const videos = [\n  {sample: true, id: 1},\n  {sample: false, id: 2},\n];\n',
      'src/data/landing/voice.ts': '// sample: true\nexport const voice = {\n  sample: true,\n};\n',
      'src/data/notes.md': 'sample: true\n',
      'src/lib/other.ts': 'export const other = {\n  sample: true,\n};\n',
    });
    const {ready, lines} = await launchCheck(folder);
    expect(samples(lines)).toEqual(['src/data/landing/voice.ts:3', 'src/data/videos.ts:2']);
    expect(lines).toContain('Not ready to launch. Samples to replace: 2.');
    expect(ready).toBe(false);
  });

  test('it lists the sample teams that review changes', async () => {
    write({'.github/CODEOWNERS': '* @ovamai/web\n/docs/ @ovamai/web @acme/writers\n'});
    const {lines} = await launchCheck(folder);
    const start = lines.indexOf('Sample teams: replace them in .github/CODEOWNERS (1):');
    expect(lines.slice(start + 1, start + 3)).toEqual(['  @ovamai/web', '']);
  });

  test('it is ready without samples, and still lists settings and contradictory facts', async () => {
    write({'src/data/videos.ts': 'export const videos = [{sample: false, id: 1}];\n'});
    const {ready, lines} = await launchCheck(folder, unset);
    expect(samples(lines)).toEqual([]);
    expect(lines).toContain('Ready to launch after you set the settings above: no sample content is left.');
    expect(lines).toContain(`  ${specConflicts[0]?.fact}`);
    expect(ready).toBe(true);
  });

  test('it lists unpublished pages', async () => {
    write({
      'docs/half.mdx': '---\ntitle: Half\ndescription: Half.\ndraft: true\n---\n\nText.\n',
      'docs/whole.mdx': '---\ntitle: Whole\ndescription: Whole.\n---\n\nText.\n',
    });
    const {lines} = await launchCheck(folder);
    const at = lines.indexOf('Unpublished pages: finish or remove them (1):');
    expect(lines[at + 1]).toBe('  docs/half.mdx is a draft');
  });

  test('it is ready without samples and default settings', async () => {
    expect((await launchCheck(folder, own)).ready).toBe(true);
    expect((await launchCheck(folder, own)).lines).toContain('Ready to launch: no sample content is left.');
  });

  test('the command prints the report, and exits with 1 if a sample is left', () => {
    write({'src/data/videos.ts': 'export const videos = [{sample: true, id: 1}];\n'});
    const {status, stdout, stderr} = run(folder);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(
      /^Sample content: .* \(1\):\n {2}src\/data\/videos\.ts:1 .*\nNot ready to launch\. Samples to replace: 1\.\n$/s,
    );
  });

  test('the command prints only one line for a malformed setting', () => {
    expect(run(folder, {SITE_URL: 'ovam.test'})).toMatchObject({
      status: 1,
      stdout: '',
      stderr: '\nSITE_URL is "ovam.test"; it should be an origin such as https://ovamai.example, without a path.\n',
    });
  });
});

const own = {
  SITE_URL: 'https://ovam.test',
  APP_URL: 'https://app.ovam.test',
  GITHUB_REPO: 'ovam/review',
  API_HOST: 'https://api.ovam.test',
};
const decided = {AI_TRAINING: 'no', STATUS_URL: 'https://status.ovam.test'};
const unset = {SITE_URL: '', APP_URL: '', GITHUB_REPO: '', API_HOST: ''};

test('it lists settings with default values only', async () => {
  const settings = async (env: object) =>
    (await launchCheck(resolve('.'), env)).lines.flatMap((line) => /^ {2}([A-Z_]+) {2}/.exec(line)?.[1] ?? []);
  expect(await settings(unset)).toEqual([...Object.keys(own), 'LEADS_KEEP_DAYS', 'AI_TRAINING', 'STATUS_URL']);
  expect(await settings({...own, ...decided})).toEqual(['LEADS_KEEP_DAYS']);
  expect(await settings({...own, ...decided, SITE_INDEXABLE: 'no'})).toEqual(['LEADS_KEEP_DAYS', 'SITE_INDEXABLE']);
});

test('it lists each decision until it is made, which does not prevent the launch', async () => {
  const heading = async (env: object) =>
    (await launchCheck(resolve('.'), env)).lines.find((line) => line.startsWith('Decisions:'));
  expect(await heading(own)).toMatch(/\(3\):$/);
  expect(await heading({...own, ...decided})).toMatch(/\(1\):$/);
});

test('it lists where the colors of both themes are set', async () => {
  const {lines} = await launchCheck(resolve('.'), own);
  const tokens = readFileSync('src/css/tokens.css', 'utf8').split('\n');
  const listed = lines.flatMap((line) => /^ {2}src\/css\/tokens\.css:(\d+) {2}(dark|light)/.exec(line)?.slice(1) ?? []);
  expect(listed.filter((_, index) => index % 2)).toEqual(['dark', 'light']);
  expect(tokens[Number(listed[2]) - 1]).toContain("[data-surface='light']");
});

test('it lists the retention time that the privacy policy states', async () => {
  const {lines} = await launchCheck(resolve('.'), {...own, LEADS_KEEP_DAYS: '30'});
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}LEADS_KEEP_DAYS {2}30: the privacy policy says/));
});

describe('on this project', () => {
  let ready: boolean;
  let lines: string[];
  beforeAll(async () => {
    ({ready, lines} = await launchCheck(resolve('.')));
  });

  test('it lists every sample in the content', () => {
    const files = readdirSync('src/data', {recursive: true, encoding: 'utf8'}).filter((path) => path.endsWith('.ts'));
    const sampleCount = countSamples(files.map((path) => require(resolve('src/data', path))));
    expect(samples(lines)).toHaveLength(sampleCount);
    expect(ready).toBe(sampleCount === 0);
  });

  test('the listed lines contain “sample: true”', () => {
    for (const place of samples(lines)) {
      const [path = '', line] = place.split(':');
      expect(readFileSync(path, 'utf8').split('\n')[Number(line) - 1]).toContain('sample: true');
    }
  });

  test('it lists the banners with their days, and the legal texts with their versions', () => {
    const {name, shown} = homeBanner ?? {};
    if (shown) expect(lines.find((line) => line.startsWith(`  ${name}`))).toContain(shown.until);
    const {version, lastUpdated} = legalVersions.terms;
    expect(lines).toContain(`  src/pages/termsandconditions.mdx  version ${version}, ${lastUpdated}`);
    expect(lines).toContainEqual(expect.stringMatching(/^Draft legal texts: .*\(5\):$/));
  });

  test('it lists each contradiction between facts', () => {
    for (const {fact, note} of specConflicts) {
      expect(lines[lines.indexOf(`  ${fact}`) + 1]).toBe(`    ${note}`);
    }
  });

  test('it lists the open questions with existing pages', () => {
    const existing = Object.keys(addresses).filter((path) => !redirects.some(({from}) => from === path));
    for (const {question, pages} of openQuestions) {
      expect(lines[lines.indexOf(`  ${question}`) + 1]).toBe(`    ${pages.join(', ')}`);
      expect(existing).toEqual(expect.arrayContaining(pages));
    }
  });
});

/** Counts the objects with `sample: true` in a value, each once. */
function countSamples(value: unknown, seen = new Set<unknown>()): number {
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0;
  seen.add(value);
  const own = 'sample' in value && value.sample === true ? 1 : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + countSamples(part, seen), own);
}

test('each third-party tag is listed with what it stores, and whether it starts without consent', () => {
  const [ads] = testTags.filter(({consent}) => consent === 'marketing');
  const [stats] = testTags.filter(({consent}) => consent === 'statistics');
  if (!ads || !stats) throw new Error('There is a test tag of each class.');
  const player: Tag = {...stats, name: 'Example Player', consent: 'necessary', stored: []};
  expect(listTags({monitoringConsent: 'granted'}, [ads, stats, player])).toEqual([
    'Example Ads  marketing, after consent; stores _ads',
    'Example Stats  statistics, starts without consent; stores _stats',
    'Example Player  necessary, starts without consent; stores nothing',
  ]);
  expect(listTags({monitoringConsent: 'ask'}, [stats])).toEqual([
    'Example Stats  statistics, after consent; stores _stats',
  ]);
});
