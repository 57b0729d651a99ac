import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {contrastMistakes, tintMistakes} from '../../../../src/writing/rules/colours';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const campaigns = readFileSync('src/css/campaigns.css', 'utf8');
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'colours-'));
  mkdirSync(join(project, 'src/css'), {recursive: true});
});
afterEach(() => rmSync(project, {recursive: true}));

/** What is said of the design with `is` in the place of `was`, whatever its colours are. */
function told(was: string | RegExp = '', is = ''): string[] {
  writeFileSync(join(project, 'src/css/tokens.css'), tokens.replace(was, is));
  return contrastMistakes(project).map(({file, line, what, remedy}) => `${file}:${line}: ${what}: ${remedy}`);
}

test('the design as it is can be read', () => {
  writeFileSync(join(project, 'src/css/campaigns.css'), campaigns);
  expect(told()).toEqual([]);
});

test('a project without a design has nothing to say', () => {
  expect(contrastMistakes(project)).toEqual([]);
});

test.each([
  [
    'campaign-to',
    '#9ad9c0',
    /^src\/css\/campaigns\.css:\d+: --text (#\w+) on --campaign-to #9ad9c0 has .*needs 4\.5:1/,
  ],
  ['campaign-glow', '#9ad9c0', /^src\/css\/campaigns\.css:\d+: --text (#\w+) on --campaign-glow .*needs 3:1/],
  ['campaign-from', 'darkgreen', /^src\/css\/campaigns\.css:\d+: --campaign-from is darkgreen: write it as #rrggbb$/],
])('a band of landing pages that its words cannot be read on is told with its line: %s', (name, value, says) => {
  const changed = campaigns.replace(new RegExp(`(--${name}): [^;]+`), `$1: ${value}`);
  writeFileSync(join(project, 'src/css/campaigns.css'), changed);
  expect(told()).toEqual([expect.stringMatching(says)]);
});

test.each([
  [
    'a primary on which its ink cannot be read',
    /--action-ink: [^;]+/,
    '--action-ink: var(--action)',
    /--action-ink (#\w+) on --action \1 has a contrast of 1:1, and needs 4\.5:1: mix one of the two anew$/,
  ],
  [
    'a link that is faint on white, where light has its own',
    /(?<='light'\].*)--link: [^;]+/s,
    '--link: var(--surface-hover)',
    /--link (#\w+) on --surface-hover \1 has a contrast of 1:1/,
  ],
  [
    'a colour that nobody can compute here',
    /--focus: [^;]+/,
    '--focus: orange',
    /--focus is orange: write it as #rrggbb$/,
  ],
])('%s is told with its line', (_, was, is, says) => {
  const faults = told(was, is);
  expect(faults).toContainEqual(expect.stringMatching(says));
  for (const fault of faults) expect(fault).toMatch(/^src\/css\/tokens\.css:\d+: /);
});

test('tints that another primary leaves behind are named, each with its line', () => {
  told();
  expect(tintMistakes(project)).toEqual([]);
  told(/--brand-primary: [^;]+/, '--brand-primary: #8a5cf6');
  const named = tintMistakes(project).map(({what}) =>
    / is a tint of another colour than --brand-primary #8a5cf6$/.test(what),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named).not.toContain(false);
  expect(tintMistakes(project).map(({what}) => what)).toContainEqual(expect.stringContaining('--action-soft'));
  told(/--brand-primary: [^;]+/, '--brand-primary: #777777');
  expect(tintMistakes(project)).toEqual([]);
});
