import {mkdtempSync, readdirSync, rmSync, utimesSync} from 'node:fs';
import promises from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type CardCache, cardCache} from '../../../../src/plugins/social-cards/cardCache';

let folder: string;
let drawn: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
  drawn = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

/** What a build of its own paints with. */
const painter = (drawnWith = 'fonts'): CardCache =>
  cardCache(
    join(folder, 'cards'),
    async (html, css) => {
      drawn.push(html);
      return Buffer.from(html + css);
    },
    drawnWith,
  );
const paint = async (html: string, css: string, from = painter()) => String(Buffer.from(await from.render(html, css)));

test('what has not changed is not drawn again, by the next build either', async () => {
  const first = await paint('Title', 'css');
  expect(await paint('Title', 'css')).toBe(first);
  expect(drawn).toEqual(['Title']);
});

test('two pages of one title have one picture, drawn once', async () => {
  const build = painter();
  expect(await Promise.all([paint('Title', 'css', build), paint('Title', 'css', build)])).toEqual([
    'Titlecss',
    'Titlecss',
  ]);
  expect(drawn).toEqual(['Title']);
});

test.each([
  ['the title', () => paint('New title', 'css'), 'New titlecss'],
  ['a style', () => paint('Title', 'new'), 'Titlenew'],
  ['a font or the renderer', () => paint('Title', 'css', painter('new fonts')), 'Titlecss'],
])('it is drawn again after a change of %s', async (_what, again, picture) => {
  await paint('Title', 'css');
  expect(await again()).toBe(picture);
  expect(drawn).toHaveLength(2);
});

test('pictures that no build has asked for in a while are thrown away', async () => {
  await paint('Old', '');
  const old = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  for (const name of readdirSync(join(folder, 'cards'))) utimesSync(join(folder, 'cards', name), old, old);
  await paint('New', '');
  await painter().prune();
  expect(readdirSync(join(folder, 'cards'))).toHaveLength(1);
  await paint('New', '');
  expect(drawn).toEqual(['Old', 'New']);
});

test('a picture that is asked for again stays', async () => {
  await paint('Title', '');
  const [name = ''] = readdirSync(join(folder, 'cards'));
  const old = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  utimesSync(join(folder, 'cards', name), old, old);
  await paint('Title', '');
  await painter().prune();
  expect(readdirSync(join(folder, 'cards'))).toEqual([name]);
});

test('a folder that is not there has nothing to forget', async () => {
  await expect(painter().prune()).resolves.toBeUndefined();
});

test.each(['before', 'after'])(
  'a picture that a second build throws away just %s it is looked at is no fault',
  async (when) => {
    await paint('Old', '');
    const [name = ''] = readdirSync(join(folder, 'cards'));
    const file = join(folder, 'cards', name);
    utimesSync(file, 0, 0);
    const {stat} = promises;
    const looked = jest.spyOn(promises, 'stat').mockImplementation(async (path) => {
      if (when === 'before') rmSync(file);
      const found = await stat(path);
      rmSync(file);
      return found;
    });
    await expect(painter().prune()).resolves.toBeUndefined();
    expect(looked).toHaveBeenCalledTimes(1);
  },
);

test('a picture that a second build throws away as it is read is there all the same', async () => {
  await paint('Old', '');
  const {readFile} = promises;
  jest.spyOn(promises, 'readFile').mockImplementationOnce(async (path) => {
    const read = await readFile(path as string);
    rmSync(path as string);
    return read;
  });
  expect(await paint('Old', '')).toBe('Old');
  expect(drawn).toEqual(['Old']);
});
