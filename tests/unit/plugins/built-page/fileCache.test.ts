import {readdirSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileCache} from '../../../../src/plugins/built-page/fileCache';
import {temporaryFolder} from '../../../support/temporaryFolder';

let folder: string;
let rendered: string[];
beforeEach(() => {
  folder = temporaryFolder();
  rendered = [];
});

/** Creates the cache of a new build. */
const createCache = () => fileCache(join(folder, 'cards'), 'png');
async function render(html: string, css: string, cache = createCache()): Promise<string> {
  const create = async () => {
    rendered.push(html);
    return Buffer.from(html + css);
  };
  return String(Buffer.from(await cache.get([html, css], create)));
}

test('an unchanged card is not rendered again, not even by the next build', async () => {
  const first = await render('Title', 'css');
  expect(await render('Title', 'css')).toBe(first);
  expect(rendered).toEqual(['Title']);
});

test('two pages with the same title share one card, rendered once', async () => {
  const cache = createCache();
  expect(await Promise.all([render('Title', 'css', cache), render('Title', 'css', cache)])).toEqual([
    'Titlecss',
    'Titlecss',
  ]);
  expect(rendered).toEqual(['Title']);
});

test.each([
  ['the title', () => render('New title', 'css'), 'New titlecss'],
  ['a style', () => render('Title', 'new'), 'Titlenew'],
])('a card is rendered again after a change of %s', async (_what, renderAgain, card) => {
  await render('Title', 'css');
  expect(await renderAgain()).toBe(card);
  expect(rendered).toHaveLength(2);
});

test('a file without content, as after a power failure, is created again', async () => {
  await render('Title', 'css');
  for (const name of readdirSync(join(folder, 'cards'))) writeFileSync(join(folder, 'cards', name), '');
  expect(await render('Title', 'css')).toBe('Titlecss');
  expect(await render('Title', 'css')).toBe('Titlecss');
  expect(rendered).toHaveLength(2);
});

test('cards that no build has used for a while are deleted, others are not', async () => {
  for (const title of ['Old', 'Used']) await render(title, '');
  const old = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  for (const name of readdirSync(join(folder, 'cards'))) utimesSync(join(folder, 'cards', name), old, old);
  for (const title of ['Used', 'New']) await render(title, '');
  await createCache().prune();
  expect(readdirSync(join(folder, 'cards'))).toHaveLength(2);
  for (const title of ['Used', 'New']) await render(title, '');
  expect(rendered).toEqual(['Old', 'Used', 'New']);
});

test('cards are created without the cache if its folder is not writable, with one warning', async () => {
  // A file in place of the folder: root may write into any folder.
  writeFileSync(join(folder, 'cards'), '');
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const cache = createCache();
  expect(await render('One', '', cache)).toBe('One');
  expect(await render('Two', '', cache)).toBe('Two');
  await cache.prune();
  expect(write.mock.calls).toEqual([[expect.stringMatching(/are not cached.*: EEXIST.*writable\.\n$/)]]);
});
