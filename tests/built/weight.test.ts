import {createHash} from 'node:crypto';
import {budgets} from '../../package.json';
import {
  assetBytes,
  brotliSize,
  captured,
  htmlOf,
  isWithin,
  pathsFromSitemap,
  scriptsOf,
  stylesheetsOf,
} from '../support/build';
import {examples} from '../support/examples';
import {heavyLibraries} from '../support/heavyLibraries';

const scripts = scriptsOf(htmlOf('/'));
const pages = pathsFromSitemap();

test('every budget in package.json is of an existing page: remove the budgets of removed pages', () => {
  expect(Object.keys(budgets).filter((path) => !pages.includes(path))).toEqual([]);
});

describe.each(Object.entries(budgets).filter(([path]) => pages.includes(path)))('%s', (path, budget) => {
  test.each([
    ['JavaScript', budget.js, scriptsOf],
    ['CSS', budget.css, stylesheetsOf],
  ])(`loads no more %s than its budget in package.json`, (_kind, maxBytes, addressesIn) => {
    const sizes = addressesIn(htmlOf(path)).map((address) => ({address, bytes: brotliSize(assetBytes(address))}));
    const sum = sizes.reduce((total, {bytes}) => total + bytes, 0);
    const list = sizes.map(({address, bytes}) => `${address} ${bytes}`).join('\n');
    const fix = 'remove code, or raise the budget if the page has a new kind of content';
    if (sum > maxBytes) throw new Error(`${sum} bytes with Brotli exceed the budget of ${maxBytes}: ${fix}\n${list}`);
    expect(sum).toBeGreaterThan(0);
  });
});

test('no page has more CSS than the largest budget', () => {
  const heaviest = Math.max(...Object.values(budgets).map(({css}) => css));
  const stylesheets = new Set(pages.flatMap((path) => stylesheetsOf(htmlOf(path))));
  const heavier = [...stylesheets].filter((address) => !isWithin(address, heaviest));
  expect(heavier).toEqual([]);
});

test('every page has the integrity hashes of its files', () => {
  for (const path of pages) {
    const html = htmlOf(path);
    const [stylesheetIntegrity] = captured(html, /<link rel="stylesheet" href="[^"]+" integrity="([^"]+)">/g);
    const [scriptList = ''] = captured(html, /\sdata-scripts="([^"]+)"/g);
    const parts = scriptList.split(' ');
    const integrityByFile = new Map([[stylesheetsOf(html)[0] ?? '', stylesheetIntegrity]]);
    for (let index = 0; index < parts.length; index += 2) integrityByFile.set(parts[index] ?? '', parts[index + 1]);
    for (const [address, integrity] of integrityByFile) {
      expect([address, integrity]).toEqual([
        address,
        `sha256-${createHash('sha256').update(assetBytes(address)).digest('base64')}`,
      ]);
    }
  }
});

test.each([examples.doc, '/blog/2', '/blog/tags/support', '/changelog/2025-08'])(
  'the scripts of the home page do not contain the page %s',
  (path) => {
    const name = path.replace('/docs/', '');
    expect(scripts.filter((address) => assetBytes(address).includes(name))).toEqual([]);
  },
);

test('the scripts of a doc contain the docs of its section, and one of each other section', () => {
  const text = scriptsOf(htmlOf(examples.doc))
    .map((address) => assetBytes(address).toString())
    .join('\n');
  const listed = new Set(captured(text, /\btype"?:"link","?href"?:"\/docs\/([\w-]+\/[\w-]+)"/g));
  const [section = ''] = examples.doc.match(/^\/docs\/[^/]+\//) ?? [];
  const sameSection = pages.filter((path) => path.startsWith(section)).map((path) => path.replace('/docs/', ''));
  expect([...listed]).toEqual(expect.arrayContaining(sameSection));
  const otherSections = [...listed].filter((name) => !sameSection.includes(name));
  expect(new Set(otherSections.map((name) => name.split('/')[0])).size).toBe(otherSections.length);
});

test.each(heavyLibraries)('the home page does not load %s', (_what, trace) => {
  const matches = scripts.filter((address) => trace.test(assetBytes(address).toString()));
  expect(matches).toEqual([]);
});
