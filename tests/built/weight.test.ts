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
  sheetsOf,
} from '../support/build';
import {examples} from '../support/examples';
import {heavyParts} from '../support/heavyParts';

const scripts = scriptsOf(htmlOf('/'));
const pages = pathsFromSitemap();

test('every page that package.json has a budget for is there: take out the budget of one that is gone', () => {
  expect(Object.keys(budgets).filter((path) => !pages.includes(path))).toEqual([]);
});

describe.each(Object.entries(budgets).filter(([path]) => pages.includes(path)))('%s', (path, budget) => {
  test.each([
    ['JavaScript', budget.js, scriptsOf],
    ['CSS', budget.css, sheetsOf],
  ])(`loads no more %s than its budget in package.json`, (_kind, most, addressesIn) => {
    const sizes = addressesIn(htmlOf(path)).map((address) => ({address, bytes: brotliSize(address)}));
    const sum = sizes.reduce((total, {bytes}) => total + bytes, 0);
    const list = sizes.map(({address, bytes}) => `${address} ${bytes}`).join('\n');
    const remedy =
      'take out what it can do without, or raise the budget: content of a kind that is new there brings its own';
    if (sum > most) throw new Error(`${sum} bytes with brotli, over ${most}: ${remedy}\n${list}`);
    expect(sum).toBeGreaterThan(0);
  });
});

test('no page has more CSS than the largest budget', () => {
  const heaviest = Math.max(...Object.values(budgets).map(({css}) => css));
  const sheets = new Set(pages.flatMap((path) => sheetsOf(htmlOf(path))));
  const heavier = [...sheets].filter((address) => !isWithin(address, heaviest));
  expect(heavier).toEqual([]);
});

test('every page says what its files must be', () => {
  for (const path of pages) {
    const html = htmlOf(path);
    const [sheet] = captured(html, /<link rel="stylesheet" href="[^"]+" integrity="([^"]+)">/g);
    const [named = ''] = captured(html, /\sdata-scripts="([^"]+)"/g);
    const words = named.split(' ');
    const said = new Map([[sheetsOf(html)[0] ?? '', sheet]]);
    for (let index = 0; index < words.length; index += 2) said.set(words[index] ?? '', words[index + 1]);
    for (const [address, integrity] of said) {
      expect([address, integrity]).toEqual([
        address,
        `sha256-${createHash('sha256').update(assetBytes(address)).digest('base64')}`,
      ]);
    }
  }
});

test('no other page knows a doc', () => {
  const known = scripts.filter((address) => assetBytes(address).includes(examples.doc.replace('/docs/', '')));
  expect(known).toHaveLength(0);
});

test('a doc knows the docs around it, and of those elsewhere one each', () => {
  const text = scriptsOf(htmlOf(examples.doc))
    .map((address) => assetBytes(address).toString())
    .join('\n');
  const known = new Set(captured(text, /\btype"?:"link","?href"?:"\/docs\/([\w-]+\/[\w-]+)"/g));
  const [section = ''] = examples.doc.match(/^\/docs\/[^/]+\//) ?? [];
  const around = pages.filter((path) => path.startsWith(section)).map((path) => path.replace('/docs/', ''));
  expect([...known]).toEqual(expect.arrayContaining(around));
  const elsewhere = [...known].filter((name) => !around.includes(name));
  expect(new Set(elsewhere.map((name) => name.split('/')[0])).size).toBe(elsewhere.length);
});

test.each(heavyParts)('the home page does not load %s', (_what, trace) => {
  const carriers = scripts.filter((address) => trace.test(assetBytes(address).toString()));
  expect(carriers).toEqual([]);
});
