import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import type {Site} from '../../../../src/plugins/built-page/pageFeature';
import {startPageThreads} from '../../../../src/plugins/post-build/pageThreads';
import {temporaryFolder} from '../../../support/temporaryFolder';
import {writeFiles} from '../../../support/writeFiles';

const names = ['a', 'b', 'c', 'd'];
const htmlOf = (name: string, body: string) =>
  `<!doctype html><html lang=en><head><title>${name}</title></head><body><main><h1>${name}</h1><p>${body}</main></body></html>`;

/** Reads pages as on a site of `pageCount` pages. Returns the features' results and the files. */
async function read(pageCount: number, body = 'Words.') {
  const outDir = temporaryFolder();
  writeFiles(outDir, {'assets/css/main.css': ':root{--a:1px}'});
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
    const results = await threads.read(
      names.map((name) => ({path: `/${name}`, file: join(outDir, `${name}.html`), html: htmlOf(name, body)})),
    );
    const files = names.flatMap((name) =>
      ['html', 'md'].map((type) => readFileSync(join(outDir, `${name}.${type}`), 'utf8')),
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
  expect(many.files[0]).toContain('<p>Words.</p></main>');
});

test('a failure in a thread has its message', async () => {
  await expect(read(10_000, '<style>p{}</style>')).rejects.toThrow(
    "/a has <style>, which the site's Content-Security-Policy blocks",
  );
});
