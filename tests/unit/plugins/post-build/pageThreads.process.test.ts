import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import type {Site} from '../../../../src/plugins/built-page/pageFeature';
import {startPageThreads} from '../../../../src/plugins/post-build/pageThreads';
import {temporaryFolder} from '../../../support/temporaryFolder';
import {writeFiles} from '../../../support/writeFiles';

const names = ['a', 'b', 'c', 'd'];
const htmlOf = (body: string) =>
  `<!doctype html><html lang=en><head><title>Same</title></head><body><main><h1>Same</h1><p>${body}</main></body></html>`;

/** Reads pages with the same social card as on a site of `pageCount` pages. Returns the features' results and the files. */
async function read(pageCount: number, body = (name: string) => `Words of ${name}.`) {
  const outDir = temporaryFolder();
  writeFiles(outDir, {'assets/css/main.css': ':root{--a:1px}'});
  // Threads start while pages get their merged stylesheets, which must not change the cards.
  if (pageCount > 100) writeFiles(outDir, {'assets/css/page.x.css': '.social-card{background:red}'});
  const site: Site = {
    outDir,
    url: 'https://example.com',
    baseUrl: '/',
    otherLocales: [],
    articles: [],
    importMap: '{}',
  };
  const threads = startPageThreads(site, pageCount);
  try {
    const batches = names.map((name) => [
      {path: `/${name}`, file: join(outDir, `${name}.html`), html: htmlOf(body(name))},
    ]);
    const results = await Promise.all(batches.map(threads.read));
    const files = names.flatMap((name) =>
      [`${name}.html`, `${name}.md`, `cards/${name}.png`].map((file) =>
        readFileSync(join(outDir, file)).toString('latin1'),
      ),
    );
    return {count: threads.count, results, files};
  } finally {
    await threads.stop();
  }
}

test('several threads write and return the same as one', async () => {
  const one = await read(100);
  const many = await read(10_000);
  expect([one.count, many.count]).toEqual([1, Math.min(availableParallelism(), 4)]);
  expect(many.results).toEqual(one.results);
  expect(many.files).toEqual(one.files);
  expect(many.files[0]).toContain('<p>Words of a.</p></main>');
});

test('a failure in a thread has its message', async () => {
  await expect(read(10_000, () => '<style>p{}</style>')).rejects.toThrow(
    "has <style>, which the site's Content-Security-Policy blocks",
  );
});
