import {budgets} from '../../package.json';
import {brotliSize, htmlOf, scriptsOf} from '../support/build';
import {expect, test, visit} from '../support/test';

test('the home page fits its budget with everything that comes before the first scroll', async ({page, baseURL}) => {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    const {origin, pathname} = new URL(response.url());
    if (origin === baseURL && pathname.endsWith('.js')) fetched.add(pathname);
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const sizes = [...fetched].map((address) => ({address, bytes: brotliSize(address)}));
  const named = scriptsOf(htmlOf('/'));
  const sum = (some: typeof sizes) => some.reduce((total, {bytes}) => total + bytes, 0);
  const later = sizes.filter(({address}) => !named.includes(address));
  test.info().annotations.push({
    type: 'bytes with brotli',
    description: `${sum(sizes)}, of which ${sum(later)} come after the HTML’s own: ${later.map(({address}) => address).join(', ')}`,
  });
  expect(sum(sizes), JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(budgets['/'].js);
});
