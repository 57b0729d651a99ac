import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {feedFolders} from '../../../../src/data/blog/feeds';
import type {Site} from '../../../../src/plugins/built-page/pageProcessor';
import {feedStylesheet} from '../../../../src/plugins/feeds/feedStylesheet';

test('a feed links its stylesheet and contains no characters that XML forbids', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'feeds-'));
  for (const folder of feedFolders) {
    mkdirSync(join(outDir, folder));
    for (const file of ['rss.xml', 'atom.xml']) {
      const xml =
        '<?xml version="1.0" encoding="utf-8"?>\n<rss>A\u000B line\u0000,\tA second\r\n👩\u200D💻\u0085</rss>';
      writeFileSync(join(outDir, folder, file), xml);
    }
  }
  await feedStylesheet({outDir, baseUrl: '/'} as Site).end?.();
  for (const feed of ['blog/rss.xml', 'changelog/atom.xml']) {
    const [, style, ...lines] = readFileSync(join(outDir, feed), 'utf8').split('\n');
    expect(style).toContain('href="/feed.css"');
    expect(lines).toEqual(['<rss>A line,\tA second\r', '👩\u200D💻\u0085</rss>']);
  }
  rmSync(outDir, {recursive: true});
});

test('a blog whose options leave out a feed causes no error, and the stylesheet is below the base path', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'feeds-'));
  mkdirSync(join(outDir, 'blog'));
  writeFileSync(join(outDir, 'blog/atom.xml'), '<?xml version="1.0" encoding="utf-8"?>\n<feed/>');
  await feedStylesheet({outDir, baseUrl: '/sub/'} as Site).end?.();
  expect(readFileSync(join(outDir, 'blog/atom.xml'), 'utf8')).toContain('href="/sub/feed.css"');
  rmSync(outDir, {recursive: true});
});
