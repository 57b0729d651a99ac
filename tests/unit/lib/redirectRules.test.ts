import {hashRedirect, hostRedirects, pageRedirects} from '../../../src/lib/redirectRules';

const redirects = [
  {from: '/prices', to: '/pricing'},
  {from: '/docs#begin', to: '/docs#getting-started'},
];

test('pages lead on from pages: a fragment is not one', () => {
  expect(pageRedirects(redirects)).toEqual([redirects[0]]);
});

test('what is no address leads nowhere: Docusaurus would end before the content check could name it', () => {
  const malformed = ['prices', '/prices/', '/prices?a=b', '/a b', '/prices/*', ''].map((from) => ({
    from,
    to: '/pricing',
  }));
  expect(hostRedirects([...malformed, {from: '/a', to: 'pricing'}])).toEqual([]);
});

test('hosts lead on from the Markdown of a page, too', () => {
  expect(hostRedirects([...redirects, {from: '/start', to: '/docs#begin'}])).toEqual([
    {from: '/prices', to: '/pricing'},
    {from: '/prices.md', to: '/pricing.md'},
    {from: '/start', to: '/docs#begin'},
    {from: '/start.md', to: '/docs.md'},
  ]);
});

test.each([
  ['/docs', '#begin', '/docs#getting-started'],
  ['/docs/', '#begin', '/docs#getting-started'],
  ['/docs', '#getting-started', undefined],
  ['/docs', '', undefined],
  ['/blog', '#begin', undefined],
])('%s%s has moved to %s', (path, hash, to) => {
  expect(hashRedirect(redirects, path, hash)).toBe(to);
});
