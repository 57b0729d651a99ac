import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {hasPage, htmlOf} from '../support/build';

/** The specification's route table (section 2) and the contract's additions. */
const routes = [
  ['/', '/about', '/contact', '/pricing', '/features', '/support', '/sales', '/faq', '/dpa', '/security'],
  ['/partnerships', '/contactsupport', '/privacypolicy', '/termsandconditions', '/playground', '/playgroundresult'],
  ['/case-studies', '/blog', '/blog/1', '/blog/2', '/blog/3', '/startup', '/careers', '/docs', '/changelog'],
  ['/trust', '/brand', '/compearision', '/coderabbit', '/checkmarx', '/sourcegraph'],
  [1, 2, 3, 4, 5, 6].map((number) => `/landingpage${number}`),
  ['/enterprise', '/site-content', '/search'],
].flat();

test.each(routes)('%s is a file of the build', (path) => {
  expect(hasPage(path)).toBe(true);
});

test('unknown paths have a page that leads home, with scripts off too', () => {
  expect(existsSync(resolve('build/404.html'))).toBe(true);
  const html = htmlOf('/404');
  expect(html).toContain('location.replace("/")');
  expect(html).toMatch(/<noscript>.*http-equiv=["']?refresh["']? content=["']0;url=\/["'].*<\/noscript>/s);
  expect(html).toMatch(/<meta[^>]*name=["']?robots["']?[^>]*content=["']?noindex/);
});
