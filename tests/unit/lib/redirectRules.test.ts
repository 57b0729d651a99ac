import {hostRules, movedFragment, pageRedirects, readHostRules} from '../../../src/lib/redirectRules';

const redirects = [
  {from: '/prices', to: '/pricing'},
  {from: '/docs#begin', to: '/docs#getting-started'},
];

test('hosts are told of pages, a line each, and read it back', () => {
  expect(hostRules(redirects)).toBe('/prices /pricing 301\n');
  expect([...readHostRules(`# moved\n\n${hostRules(redirects)}`)]).toEqual([['/prices', '/pricing']]);
  expect(pageRedirects(redirects)).toEqual([redirects[0]]);
  expect(readHostRules('')).toEqual(new Map());
});

test.each([
  ['/docs', '#begin', '/docs#getting-started'],
  ['/docs/', '#begin', '/docs#getting-started'],
  ['/docs', '#getting-started', undefined],
  ['/docs', '', undefined],
  ['/blog', '#begin', undefined],
])('%s%s has moved to %s', (path, hash, to) => {
  expect(movedFragment(redirects, path, hash)).toBe(to);
});
