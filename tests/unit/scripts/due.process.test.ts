import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {homeBanner} from '../../../src/data/home/banners';
import {legalVersions, securityContactExpires} from '../../../src/data/legal';
import {bannerChanges, dueEntries, dueReport, staleSources} from '../../../src/scripts/due';
import {doc, type Files, withProject} from '../plugins/content-lint/project';

const today = '2026-11-27';
const entriesOf = (files: Files) => withProject(files, (root) => dueEntries(root, today));

test('posts that wait for their date, reviews and the expiry of security.txt are sorted by day', async () => {
  const scheduled = '2090-01-02';
  const entries = await entriesOf({
    [`blog/${scheduled}-later/index.mdx`]: doc('Text.'),
    'blog/2090-01-01-draft/index.mdx': doc('Text.', 'draft: true\n'),
    'blog/2026-01-01-published/index.mdx': doc('Text.'),
    'src/changelog/2090-02.mdx': doc('Text.', 'date: 2090-02-28T22:00-05:00\n'),
    'docs/a.mdx': doc('Text.', 'review_by: 2090-01-03\n'),
    'docs/b.mdx': doc('Text.', 'review_by: 2026-01-01\n'),
  });
  const fromFiles = entries.filter(({file}) => /mdx$/.test(file));
  expect(fromFiles.map(({day, file, automatic = false}) => [day, file, automatic])).toEqual([
    ['2026-01-01', 'docs/b.mdx', false],
    [scheduled, `blog/${scheduled}-later/index.mdx`, true],
    ['2090-01-03', 'docs/a.mdx', false],
    ['2090-03-01', 'src/changelog/2090-02.mdx', true],
  ]);
  const days = entries.map(({day}) => day);
  expect(days).toEqual([...days].sort());
  const expiry = entries.find(({text}) => text.includes(`security.txt expires on ${securityContactExpires}`));
  expect(Date.parse(securityContactExpires) - Date.parse(expiry?.day ?? '')).toBe(30 * 24 * 60 * 60 * 1000);
});

test('a legal text is reviewed after a year, or on its own review_by', async () => {
  const {lastUpdated} = legalVersions.dataProcessing;
  const daysOf = async (keys = '') => {
    const entries = await entriesOf({'src/pages/dpa.mdx': doc('<LegalVersion of="dataProcessing" />', keys)});
    return entries.filter(({file}) => file === 'src/pages/dpa.mdx').map(({day}) => day);
  };
  expect(await daysOf()).toEqual([`${Number(lastUpdated.slice(0, 4)) + 1}${lastUpdated.slice(4)}`]);
  expect(await daysOf('review_by: 2090-01-01\n')).toEqual(['2090-01-01']);
});

test('the sources of a comparison are read again after six months, one entry for each page and day', () => {
  const source = {title: 'A page', file: 'src/data/comparisons/a.ts', url: 'https://a.test', checked: '2026-02-10'};
  const entries = staleSources([
    source,
    source,
    {...source, checked: '2026-03-10'},
    {...source, file: 'src/data/comparisons/b.ts'},
    {...source, url: '/features'},
  ]);
  expect(entries.map(({day, file, text}) => [day, file, /: (\d+)\./.exec(text)?.[1]])).toEqual([
    ['2026-08-10', 'src/data/comparisons/a.ts', '2'],
    ['2026-09-10', 'src/data/comparisons/a.ts', '1'],
    ['2026-08-10', 'src/data/comparisons/b.ts', '1'],
  ]);
});

test.each([
  ['2026-08-31', '2027-02-28'],
  ['2027-08-29', '2028-02-29'],
  ['2027-08-31', '2028-02-29'],
  ['2026-10-31', '2027-04-30'],
  ['2026-07-31', '2027-01-31'],
])('six months after %s is %s', (checked, day) => {
  const source = {title: 'A page', file: 'src/data/comparisons/a.ts', url: 'https://a.test', checked};
  expect(staleSources([source])).toMatchObject([{day}]);
});

test('the first and last days of a banner are listed until they are over', () => {
  const banner = {name: 'Spring', text: 'Text', shown: {from: '2027-03-01', until: '2027-03-31'}};
  const daysAt = (day: string) => bannerChanges([undefined, banner], day).map((entry) => entry.day);
  expect(daysAt('2027-02-28')).toEqual(['2027-03-01', '2027-03-31']);
  expect(daysAt('2027-03-01')).toEqual(['2027-03-31']);
  expect(daysAt('2027-03-31')).toEqual([]);
  expect(bannerChanges([{...banner, shown: undefined}], today)).toEqual([]);
  const {shown} = homeBanner ?? {};
  if (shown) expect(bannerChanges([homeBanner], '2000-01-01')).toHaveLength(2);
});

test('the report counts what is due within the days, without what happens by itself', () => {
  const entries = [
    {day: '2026-11-26', file: 'a.mdx', text: 'Review it'},
    {day: '2026-12-01', file: 'b.mdx', text: 'Published', automatic: true},
    {day: '2026-12-11', file: 'c.mdx', text: 'Review it'},
    {day: '2026-12-12', file: 'd.mdx', text: 'Review it'},
  ];
  expect(dueReport(entries, today, 14)).toEqual({
    due: 2,
    lines: [
      '2026-11-26  overdue    a.mdx  Review it.',
      '2026-12-01  by itself  b.mdx  Published.',
      '2026-12-11  due        c.mdx  Review it.',
      '2026-12-12  later      d.mdx  Review it.',
      'Due by 2026-12-11: 2',
    ],
  });
});

test.each([
  [[], 0],
  [['--within', '9999d'], 1],
  [['--within', 'soon'], 2],
] as const)('npm run due with %j exits with %i', (options, expected) => {
  const command = ['--import', require.resolve('tsx'), resolve('src/scripts/due.ts'), ...options];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  expect(status).toBe(expected);
  expect(stderr).toBe(expected === 2 ? '--within is "soon"; it should be a number of days such as 14d.\n' : '');
  if (expected < 2) expect(stdout).toContain('security.txt expires on');
});
