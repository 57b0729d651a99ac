import {hashRedirect, hostRedirects, pageRedirects} from '../../../src/lib/redirectRules';

const redirects = [
  {from: '/prices', to: '/pricing'},
  {from: '/docs#begin', to: '/docs#getting-started'},
];

test('redirect pages are made for paths, not for fragments', () => {
  expect(pageRedirects(redirects)).toEqual([redirects[0]]);
});

test('invalid redirects are skipped, so that the content check can report them', () => {
  const malformed = ['prices', '/prices/', '/prices?a=b', '/a b', '/prices/*', ''].map((from) => ({
    from,
    to: '/pricing',
  }));
  expect(hostRedirects([...malformed, {from: '/a', to: 'pricing'}])).toEqual([]);
});

test('hosts also redirect the Markdown version of a page', () => {
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
])('%s%s redirects to %s', (path, hash, to) => {
  expect(hashRedirect(redirects, path, hash)).toBe(to);
});
