import type {Request} from '@playwright/test';
import {budgets} from '../../package.json';
import {assetBytes, brotliSize, htmlOf, scriptsOf} from '../support/build';
import {expect, test, visit, waitForIdle} from '../support/test';

test('all scripts of the home page before the first scroll fit its budget', async ({page, baseURL}) => {
  const fetched = new Set<string>();
  const pending = new Set<Request>();
  page.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (origin !== baseURL || !pathname.endsWith('.js')) return;
    fetched.add(pathname);
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  await visit(page, '/');
  await waitForIdle(page);
  await expect.poll(() => pending.size).toBe(0);
  const sizes = [...fetched].map((url) => ({url, bytes: brotliSize(assetBytes(url))}));
  const initial = scriptsOf(htmlOf('/'));
  const sum = (scripts: typeof sizes) => scripts.reduce((total, {bytes}) => total + bytes, 0);
  const later = sizes.filter(({url}) => !initial.includes(url));
  test.info().annotations.push({
    type: 'bytes with brotli',
    description: `${sum(sizes)}, of which ${sum(later)} are loaded by other scripts: ${later.map(({url}) => url).join(', ')}`,
  });
  expect(sum(sizes), JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(budgets['/'].js);
});
