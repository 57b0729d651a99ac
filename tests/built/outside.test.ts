import {addressesOf, assetBytes, captured} from '../support/build';

const read = (address: string) => assetBytes(address).toString('utf8');
const pages = addressesOf('.html').map((address) => ({address, html: read(address)}));

/** Opening tags of the elements with these names. */
function tags(html: string, names: string): string[] {
  return captured(html, new RegExp(`(<(?:${names})(?=[\\s>])(?:[^>"']|"[^"]*"|'[^']*')*>)`, 'gi'));
}

test('a page that a link opens in a tab of its own gets no hold on ours', () => {
  const opening = pages
    .flatMap(({html}) => tags(html, 'a|area|form'))
    .filter((tag) => /\starget=["']?_blank/i.test(tag));
  expect(opening.length).toBeGreaterThan(pages.length);
  expect(opening.filter((tag) => !/\srel=(["'][^"']*\bnoopener\b|noopener\b)/i.test(tag))).toEqual([]);
});

test('no page turns to another host by itself', () => {
  const elsewhere = /(?:^|[\s"'=(,])(?:https?:)?\/\/[^\s"'>)]/i;
  const loading =
    /\srel=["']?[^"'>]*\b(?:stylesheet|\w*preload|prefetch|dns-prefetch|preconnect|prerender|icon|manifest)\b/i;
  const reaching = pages.flatMap(({address, html}) => {
    const links = tags(html, 'link').filter((tag) => loading.test(tag));
    const others = tags(html, 'script|img|iframe|source|video|audio|track|embed|object|input|use|image');
    return [...links, ...others].filter((tag) => elsewhere.test(tag)).map((tag) => `${address}: ${tag}`);
  });
  const styles = addressesOf('.css').filter((address) =>
    /(?:url\(|@import)\s*["']?(?:https?:)?\/\//i.test(read(address)),
  );
  expect([...reaching, ...styles]).toEqual([]);
});
