import {movedFragment, pageRedirects} from '../../../src/lib/redirectRules';

const redirects = [
  {from: '/prices', to: '/pricing'},
  {from: '/docs#begin', to: '/docs#getting-started'},
];

test('hosts are told of pages only: they never see a fragment', () => {
  expect(pageRedirects(redirects)).toEqual([redirects[0]]);
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
