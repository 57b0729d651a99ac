import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {analyze, type StoredFeedback} from '../../../src/scripts/insightsAnalysis';
import {formatInsights} from '../../../src/scripts/insightsReport';
import {searchAdviser} from '../../../src/scripts/searchAdvice';
import {postgresStore} from '../../../src/server/leads/postgresStore';
import {type Database, testDatabases} from '../../support/postgres';

const urls = ['/', '/pricing', '/docs/integrations/jira', '/faq', '/faq#sso', '/faq#voice-languages', '/changelog'];
const repeat = <T>(count: number, item: T): T[] => Array.from({length: count}, () => item);
const answer = (path: string, value: 'yes' | 'no', extra: Partial<StoredFeedback['answers'][number]> = {}) => ({
  path,
  answer: value,
  ...extra,
});
const opened = (position: number, words = 'price') => ({words, results: 9, opened: {path: '/pricing', position}});
const report = {directive: 'script-src-elem', path: '/docs/sso', lastSeen: new Date(0)};

/** 500 rows: 200 answers, 290 searches and 10 reports. */
const feedback: StoredFeedback = {
  answers: [
    ...repeat(90, answer('/docs/good', 'yes')),
    ...repeat(10, answer('/docs/good', 'no', {missing: 'example'})),
    ...repeat(20, answer('/docs/bad', 'yes')),
    ...repeat(58, answer('/docs/bad', 'no', {missing: 'outdated'})),
    ...repeat(
      2,
      answer('/docs/bad', 'no', {
        missing: 'explanation',
        text: ' The menu\u001b[2J `moved`\n@team, ask ada@example.com ',
      }),
    ),
    ...repeat(18, answer('/docs/liked', 'yes')),
    ...repeat(2, answer('/docs/rare', 'no')),
  ],
  searches: [
    ...repeat(30, {words: ' Jira  webhook', results: 0}),
    ...repeat(25, {words: 'okta', results: 0}),
    ...repeat(20, {words: 'singel signon', results: 0}),
    ...repeat(15, {words: 'quantum teleport', results: 0}),
    ...repeat(60, opened(1)),
    ...repeat(60, opened(2)),
    ...repeat(40, opened(3)),
    ...repeat(30, opened(7, 'seat price')),
    ...repeat(10, opened(9, 'seat price')),
  ],
  reports: [
    ...repeat(1, {...report, blocked: 'https://cdn.example', count: 3}),
    ...repeat(1, {...report, blocked: 'inline', count: 40}),
    ...repeat(8, {...report, blocked: 'chrome-extension', count: 1}),
  ],
};
const insights = analyze(feedback, urls);

test('pages are sorted by their share of No; those with few answers follow', () => {
  expect(feedback.answers.length + feedback.searches.length + feedback.reports.length).toBe(500);
  expect(insights.pages.map(({path, answers, no, share}) => [path, answers, no, share])).toEqual([
    ['/docs/bad', 80, 60, 0.75],
    ['/docs/good', 100, 10, 0.1],
    ['/docs/rare', 2, 2, 1],
  ]);
  expect(insights.pages.map(({proposal}) => proposal)).toEqual([
    'check what is outdated on /docs/bad',
    'add an example to /docs/good',
    'read the texts, then improve /docs/rare',
  ]);
  expect(insights.pages[0]?.texts).toEqual(repeat(2, 'The menu\u001b[2J `moved`\n@team, ask ada@example.com'));
});

test('searches without a result are counted, with the nearest page, and whether a synonym would find it', () => {
  expect(insights.withoutResult).toEqual([
    {
      words: 'jira webhook',
      count: 30,
      nearest: '/docs/integrations/jira',
      synonym: 'useful',
      proposal: 'add "jira webhook" to data/search/synonyms.ts, in a row of "jira"',
    },
    {
      words: 'okta',
      count: 25,
      nearest: undefined,
      synonym: 'exists',
      proposal: expect.stringContaining('"single sign-on"'),
    },
    {
      words: 'singel signon',
      count: 20,
      nearest: undefined,
      synonym: 'useful',
      proposal: 'add "singel signon" to data/search/synonyms.ts, in a row of "single sign-on"',
    },
    {
      words: 'quantum teleport',
      count: 15,
      nearest: undefined,
      synonym: 'useless',
      proposal: expect.stringMatching(/^no page/),
    },
  ]);
});

test.each([
  ['pricng', '/pricing'],
  ['language of the voices', '/faq#voice-languages'],
  ['the', undefined],
  ['→', undefined],
])('the nearest page of “%s” is %s', (query, nearest) => {
  expect(searchAdviser(urls)(query).nearest).toBe(nearest);
});

test('opened results are counted by position, and low ones have a proposal', () => {
  const {count, hitsAtThree, byPosition, low} = insights.opened;
  expect([count, hitsAtThree]).toEqual([200, 0.8]);
  expect(byPosition.map(({position, count: opens}) => [position, opens])).toEqual([
    [1, 60],
    [2, 60],
    [3, 40],
    [7, 30],
    [9, 10],
  ]);
  expect(low).toEqual([
    {
      words: 'seat price',
      path: '/pricing',
      position: 8,
      count: 40,
      proposal: expect.stringMatching(/^use "seat price" in/),
    },
  ]);
});

test('reports are sorted by count, each with what to do', () => {
  expect(insights.counts).toEqual({answers: 200, searches: 290, reports: 51});
  expect(insights.reports.slice(0, 3).map(({blocked, count, proposal}) => [blocked, count, proposal])).toEqual([
    ['inline', 40, expect.stringMatching(/^find the code on \/docs\/sso that script-src-elem blocks/)],
    ['https://cdn.example', 3, expect.stringMatching(/^if the site needs https:\/\/cdn.example, allow it/)],
    ['chrome-extension', 1, 'comes from a browser extension: nothing to do'],
  ]);
});

test('the table has a line for each finding, without control characters', () => {
  const lines = formatInsights(insights, '2026-03-01', 'table').split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'Since 2026-03-01: 200 answers, 290 searches, 51 reports',
    '',
    'Opened results: 200, 80 % of them in the first three (by position: 1: 60, 2: 60, 3: 40, 7: 30, 9: 10)',
    '',
    'Pages by share of No',
  ]);
  const cells = (line = '') => line.split('│').map((cell) => cell.trim());
  const bad = lines.findIndex((line) => line.includes("'/docs/bad'"));
  expect(cells(lines[bad])).toEqual([
    '',
    '0',
    '60',
    '80',
    "'75 %'",
    "'/docs/bad'",
    "'check what is outdated on /docs/bad'",
    '',
  ]);
  expect(lines).toContain('/docs/bad: "The menu [2J `moved` @team, ask ada@example.com"');
  const proposal = 'add "jira webhook" to data/search/synonyms.ts, in a row of "jira"';
  expect(lines.map(cells)).toContainEqual([
    '',
    '0',
    '30',
    "'jira webhook'",
    "'/docs/integrations/jira'",
    "'useful'",
    `'${proposal}'`,
    '',
  ]);
  expect(formatInsights(insights, '2026-03-01', 'table')).not.toMatch(/[^\P{Cc}\n]/u);
});

test('Markdown is a task list, in which texts of visitors are code without e-mail addresses', () => {
  const text = formatInsights(insights, '2026-03-01', 'markdown');
  expect(text).toContain(
    '\n## Pages by share of No\n\n- [ ] no `60`, answers `80`, share `75 %`, path `/docs/bad`: `check what is outdated on /docs/bad`\n' +
      "  - `The menu [2J 'moved' @team, ask`\n",
  );
  expect(text.match(/^- \[ \]/gm)).toHaveLength(3 + 4 + 1 + 10);
});

describe('the command', () => {
  let database: Database;
  beforeAll(async () => {
    const [, start] = testDatabases().at(-1) ?? [];
    database = await (start as () => Promise<Database>)();
  });
  afterAll(() => database.close());

  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/scripts/insights.ts', ...args], {
      env: {...process.env, LEADS_DATABASE_URL: database.url},
    });

  test('prints one sentence for empty tables, then what was stored since a day', async () => {
    expect((await run()).stdout).toMatch(
      /^No answers, searches or reports have been stored since 2\d{3}-\d\d-\d\d\.\n$/,
    );
    const old = Date.now() - 8 * 24 * 60 * 60_000;
    for (const [time, path] of [
      [old, '/docs/old'],
      [Date.now(), '/docs/new'],
    ] as const) {
      const store = postgresStore({url: database.url, channels: [], perMinute: 0, now: () => new Date(time)});
      const id = `3e6518d8-93fa-4c8c-8bfe-${String(time).padStart(12, '0').slice(-12)}`;
      await store.feedback.saveAnswer({id, path, answer: 'no'}, []);
      await store.close();
    }
    const {pages} = JSON.parse((await run('--since', '7d', '--json')).stdout);
    expect(pages).toMatchObject([{path: '/docs/new', no: 1}]);
    expect((await run('--since', '9d', '--markdown')).stdout).toMatch(/`\/docs\/old`/);
  });

  test('names a malformed argument', async () => {
    await expect(run('--since', 'June')).rejects.toMatchObject({
      code: 1,
      stderr: '--since is "June"; it should be a number of days such as 30d.\n',
    });
  });
});
