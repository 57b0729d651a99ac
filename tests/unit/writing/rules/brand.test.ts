import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {brand} from '../../../../src/data/brand';
import {brandColours} from '../../../../src/data/facts';
import {markAlone} from '../../../../src/data/logos';
import type {Mistake} from '../../../../src/writing/mistake';
import {brandMistakes, formerNameMistakes, namesInLogos} from '../../../../src/writing/rules/brand';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'brand-'));
  for (const path of ['src/css/tokens.css', 'static/fonts', 'static/img'])
    cpSync(path, join(project, path), {recursive: true});
});
afterEach(() => rmSync(project, {recursive: true}));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), {recursive: true});
  writeFileSync(join(project, path), text);
}

const said = (mistakes: Mistake[]) =>
  mistakes.map(({file, line, what, remedy}) => `${file}:${line}: ${what}: ${remedy}`);
const told = (...args: Parameters<typeof brandMistakes> extends [string, ...infer Rest] ? Rest : never) =>
  said(brandMistakes(project, ...args));

test('a former name is found in docs, data and authors, and left to posts and the changelog', () => {
  write('docs/index.mdx', '---\ntitle: Start\ndescription: Begin with Acme.\n---\n');
  write('src/data/landing/one.ts', "export const one = {title: 'Acme'};\n");
  write('src/components/Scene.tsx', '<p>Acme</p>\n<p>Acmeism</p>\n');
  write('blog/authors.yml', 'team:\n  name: The Acme team\n');
  write('blog/one/index.mdx', 'Acme has a new name.\n');
  write('src/changelog/2026-01.mdx', 'Acme does more.\n');
  write('src/data/formerNames.ts', "{Acme: 'Emca'}\n");
  expect(said(formerNameMistakes(project, {Acme: 'Emca'}))).toEqual([
    'docs/index.mdx:3: it still says Acme: write Emca',
    'src/data/landing/one.ts:1: it still says Acme: write Emca',
    'src/components/Scene.tsx:1: it still says Acme: write Emca',
    'blog/authors.yml:2: it still says Acme: write Emca',
  ]);
});

test('a word that is true no longer is found where visitors read it', () => {
  write('src/data/agents.ts', "export const agent = {tag: 'Beta', text: 'It is in beta'};\n");
  write('src/data/schema/agent.ts', '/** Such as "Beta". */\n');
  expect(said(formerNameMistakes(project, {beta: ''}))).toEqual([
    'src/data/agents.ts:1: it still says beta: say it without',
    'src/data/agents.ts:1: it still says Beta: say it without',
  ]);
});

test('a name in small letters is found where it begins a title, and a capital there is asked for', () => {
  write('docs/index.mdx', '---\ntitle: Old helpers\ndescription: Of old helpers.\n---\n\nOlD helpers.\n');
  const titled = 'docs/index.mdx:2: it still says Old helpers: write New helpers';
  expect(said(formerNameMistakes(project, {'old helpers': 'new helpers'}))).toEqual([
    titled,
    'docs/index.mdx:3: it still says old helpers: write new helpers',
  ]);
  expect(said(formerNameMistakes(project, {'Old helpers': 'New helpers', 'old helpers': 'new ones'}))[0]).toBe(titled);
});

test.each([
  ['a name that holds the former one', {Acme: 'Acme Labs'}, 'Acme Labs.', []],
  ['and the former one beside it', {Acme: 'Acme Labs'}, 'Acme Labs beside Acme.', ['Acme: write Acme Labs']],
  ['of what is renamed twice, too', {Acme: 'Labs', Labs: 'Acme Labs'}, 'Acme Labs.', []],
  ['in small letters', {helpers: 'old helpers'}, 'Old helpers, and old helpers.', []],
  ['a capital for a small letter', {acme: 'Acme'}, 'Acme, not acme.', ['acme: write Acme']],
])('today’s name is not taken for a former one: %s', (_, names, text, faults) => {
  write('docs/index.mdx', `${text}\n`);
  expect(said(formerNameMistakes(project, names))).toEqual(
    faults.map((fault) => `docs/index.mdx:1: it still says ${fault}`),
  );
});

test('what was renamed twice is called by the last of its names', () => {
  write('docs/index.mdx', 'Acme helps.\n');
  expect(said(formerNameMistakes(project, {Acme: 'Emca', Emca: 'Came'}))).toEqual([
    'docs/index.mdx:1: it still says Acme: write Came',
  ]);
});

test('a name that is no more has no other one', () => {
  write('docs/index.mdx', 'Acme helps.\n');
  expect(said(formerNameMistakes(project, {Acme: ''}))).toEqual([
    'docs/index.mdx:1: it still says Acme: say it without',
  ]);
});

test('logos with another name in them are to be drawn anew', () => {
  expect(told({...brand, name: 'Acme'})).toContain(
    `static/img/brand/ovam-ai-logo-dark.svg:1: it shows the name ${brand.name}: where it was ours, write it into src/data/formerNames.ts; then put a logo of your own there, or trace the name in src/drawing/logos.ts and run npm run logos`,
  );
});

test('the name that the logos show is known: until they have another one it is no misspelt word', () => {
  expect(new Set(namesInLogos(project))).toEqual(new Set([brand.name]));
});

test('a font that nobody has put there is a mistake', () => {
  rmSync(join(project, 'static/fonts/geist-latin.woff2'));
  expect(told(brand)).toEqual([
    expect.stringMatching(/^src\/css\/tokens\.css:\d+: static\/fonts\/geist-latin\.woff2 is not there: put the font/),
  ]);
});

test('a logo that nobody has put there is a mistake', () => {
  rmSync(join(project, 'static/img/brand/ovam-ai-mark.png'));
  expect(told(brand)).toEqual([
    expect.stringContaining('static/img/brand/ovam-ai-mark.png:1: it is not there: put it'),
  ]);
});

test('a colour that is changed in one place only is a mistake, in pictures too', () => {
  const [primary = {name: '', hex: ''}, ...others] = brandColours;
  expect(told(brand, [{...primary, hex: '#123456'}, ...others])).toEqual([
    expect.stringMatching(/^src\/css\/tokens\.css:\d+: --brand-primary is #\w+, and .* has #123456: let both be/),
  ]);
  write('static/img/favicon.svg', '<svg><path fill="#654321"/></svg>');
  expect(told(brand)).toEqual([
    'static/img/favicon.svg:1: it has the colour #654321, which src/css/tokens.css has not: draw it anew',
  ]);
});

test('a logo of the owner’s own has its own colours, and our name', () => {
  write('static/img/brand/ovam-ai-mark.svg', '<svg><title>Acme</title><path fill="#654321"/></svg>');
  expect(told(brand, brandColours, [{...markAlone, own: true}])).toEqual([
    expect.stringContaining('static/img/brand/ovam-ai-mark.svg:1: it shows the name Acme: where'),
  ]);
});

test('a name with signs that SVG writes otherwise is the same name', () => {
  const own = [{...markAlone, own: true}];
  write('static/img/favicon.svg', '<svg/>');
  for (const title of ['R&amp;D &lt;AI&gt;', 'R&#38;D &#60;AI>', '\n  R&amp;D &lt;AI>\n']) {
    write('static/img/brand/ovam-ai-mark.svg', `<svg><title>${title}</title></svg>`);
    expect(told({...brand, name: 'R&D <AI>'}, brandColours, own)).toEqual([]);
  }
  expect(told({...brand, name: 'R&D'}, brandColours, own)).toEqual([
    expect.stringContaining('it shows the name R&D <AI>: where'),
  ]);
});
