import {assetBytes, captured, urlsEndingWith} from '../support/build';

const read = (address: string) => assetBytes(address).toString('utf8');
const pages = urlsEndingWith('.html').map((address) => ({address, html: read(address)}));

/** Returns the opening tags of elements with these names. */
function tags(html: string, names: string): string[] {
  return captured(html, new RegExp(`(<(?:${names})(?=[\\s>])(?:[^>"']|"[^"]*"|'[^']*')*>)`, 'gi'));
}

test('a page that a link opens in a new tab cannot access the opener', () => {
  const opening = pages
    .flatMap(({html}) => tags(html, 'a|area|form'))
    .filter((tag) => /\starget=["']?_blank/i.test(tag));
  expect(opening.length).toBeGreaterThan(pages.length);
  expect(opening.filter((tag) => !/\srel=(["'][^"']*\bnoopener\b|noopener\b)/i.test(tag))).toEqual([]);
});

test('no page loads files from another host', () => {
  const otherHost = /(?:^|[\s"'=(,])(?:https?:)?\/\/[^\s"'>)]/i;
  const loadingRel =
    /\srel=["']?[^"'>]*\b(?:stylesheet|\w*preload|prefetch|dns-prefetch|preconnect|prerender|icon|manifest)\b/i;
  const loading = pages.flatMap(({address, html}) => {
    const links = tags(html, 'link').filter((tag) => loadingRel.test(tag));
    const others = tags(html, 'script|img|iframe|source|video|audio|track|embed|object|input|use|image');
    return [...links, ...others].filter((tag) => otherHost.test(tag)).map((tag) => `${address}: ${tag}`);
  });
  const styles = urlsEndingWith('.css').filter((address) =>
    /(?:url\(|@import)\s*["']?(?:https?:)?\/\//i.test(read(address)),
  );
  expect([...loading, ...styles]).toEqual([]);
});
