import {availableParallelism} from 'node:os';
import type {Site} from '../../../../src/plugins/built-page/pageFeature';
import {pageThreads} from '../../../../src/plugins/post-build/pageThreads';

// More than are read before threads start.
const names = Array.from({length: 50}, (_, index) => `page-${index}`);
const htmlOf = (body: string) =>
  `<!doctype html><html lang=en><head><title>Same</title></head><body><main><h1>Same</h1><p>${body}</main></body></html>`;
const site: Site = {url: 'https://example.com', baseUrl: '/', otherLocales: [], importMap: '{}'};

/** Reads pages as on a site of `pageCount` pages. */
async function read(pageCount: number, body = (name: string) => `Words of ${name}.`) {
  const threads = pageThreads(site, pageCount);
  try {
    const outputs = names.map((name) => threads.read({path: `/${name}`, html: htmlOf(body(name)), articles: []}));
    return {count: threads.count, outputs: await Promise.all(outputs)};
  } finally {
    await threads.stop();
  }
}

test('several threads return the same as one', async () => {
  const one = await read(100);
  const many = await read(10_000);
  expect([one.count, many.count]).toEqual([1, Math.min(availableParallelism(), 4)]);
  expect(many.outputs).toEqual(one.outputs);
  expect(many.outputs.at(-1)?.results[0]).toMatchObject({markdown: expect.stringContaining('Words of page-49.')});
});

test('a failure in a thread has its message', async () => {
  const body = (name: string) => (name === 'page-49' ? '<style>p{}</style>' : name);
  await expect(read(10_000, body)).rejects.toThrow("has <style>, which the site's Content-Security-Policy blocks");
});
