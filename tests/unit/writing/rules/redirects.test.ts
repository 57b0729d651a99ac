import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Redirect} from '../../../../src/site/redirects';
import {isTold, redirectMistakes} from '../../../../src/writing/rules/redirects';

/** What is said of these entries, which stand in the file one below the other, from its second line on. */
function told(...redirects: Redirect[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'redirects-'));
  mkdirSync(join(root, 'src/site'), {recursive: true});
  const entries = redirects.map(({from, to}) => `  {from: '${from}', to: '${to}'},\n`).join('');
  writeFileSync(join(root, 'src/site/redirects.ts'), `export const redirects: Redirect[] = [\n${entries}];\n`);
  const mistakes = redirectMistakes(root, redirects);
  rmSync(root, {recursive: true});
  return mistakes.map(({file, line, what, remedy}) => `${file}:${line}: ${what}: ${remedy}`);
}

const right = {from: '/docs/Old_page.html#top', to: '/docs#start'};

test('pages, their headings and the home page lead on and are led to', () => {
  expect(told(right, {from: '/blog/1', to: '/'}, {from: '/a', to: '/blog/1'})).toEqual([]);
});

test.each([
  ['prices', 'write /prices'],
  ['/prices/', 'write /prices'],
  ['/prices?plan=lite', 'write /prices'],
  ['//prices', 'write a page of this site, without its host'],
  ['https://ovamai.example/prices', 'write a page of this site, without its host'],
  ['/prices/*', 'write an entry for each address'],
  ['/our prices', 'write it as browsers show it'],
  ['/prices#', 'write /prices'],
  ['/docs/prices.mdx', 'write the address of the page, not its file'],
  ['', 'write /'],
])('"%s" is no address, whether it leads on or is led to', (address, remedy) => {
  const says = expect.stringContaining(`"${address}" is no address that a redirect can name: ${remedy}`);
  expect(told(right, {from: address, to: '/pricing'})).toEqual([says]);
  expect(told(right, {from: '/prices', to: address})).toEqual([says]);
  expect(told(right, {from: '/prices', to: address})[0]).toMatch(/^src\/site\/redirects\.ts:3: /);
});

test('pages lead on to pages', () => {
  expect(told({from: '/feed', to: '/blog/rss.xml'})).toEqual([
    'src/site/redirects.ts:2: /feed leads on to a file: lead on to the page that belongs to it',
  ]);
});

test('an address leads on once', () => {
  expect(told({from: '/a', to: '/b'}, right, {from: '/a', to: '/c'})).toEqual([
    'src/site/redirects.ts:4: /a leads on twice: take one of the two out',
  ]);
});

test('what leads in a circle is told once, with how to get out, and not as a link that leads nowhere', () => {
  const remedy = 'lead on to a page that is there, or bring the page back and take the redirect out';
  const circle = [
    {from: '/a', to: '/b'},
    {from: '/b', to: '/a'},
  ];
  expect(told({from: '/old-l', to: '/old-l'})).toEqual([
    `src/site/redirects.ts:2: /old-l leads on to itself: ${remedy}`,
  ]);
  expect(told(...circle)).toEqual([
    `src/site/redirects.ts:2: /a leads in a circle, by way of /b: ${remedy}`,
    `src/site/redirects.ts:3: /b leads in a circle, by way of /a: ${remedy}`,
  ]);
  expect([...circle, right].map((redirect) => isTold(redirect, [...circle, right]))).toEqual([true, true, false]);
});
