import {followed, needless, vanished} from '../../../src/writing/published';

const there = new Map([
  ['/docs', new Set(['start'])],
  ['/about', undefined],
]);

test('what is there, or whose fragments nobody knows, has not vanished', () => {
  expect(vanished({'/docs': ['start'], '/about': ['team']}, there, [])).toEqual([]);
});

test('a page and a heading that are gone are mistakes until a redirect leads on from them', () => {
  const published = {'/docs': ['start', 'end'], '/gone': ['top']};
  expect(vanished(published, there, []).map(({what}) => what)).toEqual([
    '/docs#end was published and is gone',
    '/gone was published and is gone',
  ]);
  const redirects = [
    {from: '/docs#end', to: '/docs#start'},
    {from: '/gone', to: '/docs'},
  ];
  expect(vanished(published, there, redirects)).toEqual([]);
});

test('a page that is taken down takes its copy on /site-content with it, and nothing has to be said of that', () => {
  const published = {'/site-content': ['docs', 'gone', 'gone-title'], '/gone': []};
  const addresses = new Map([...there, ['/site-content', new Set(['docs'])]]);
  expect(vanished(published, addresses, [{from: '/gone', to: '/docs'}])).toEqual([]);
});

test('a role that is filled takes its fragment with it, and nothing has to be said of that', () => {
  const addresses = new Map([...there, ['/careers', new Set(['open-roles'])]]);
  expect(vanished({'/careers': ['open-roles', 'search-engineer']}, addresses, [])).toEqual([]);
});

test('a redirect from what is still there is a mistake', () => {
  const redirects = [
    {from: '/about', to: '/docs'},
    {from: '/docs#start', to: '/docs'},
    {from: '/docs#end', to: '/docs#start'},
  ];
  expect(needless(there, redirects).map(({what}) => what)).toEqual([
    '/about leads on to /docs and is still there',
    '/docs#start leads on to /docs and is still there',
  ]);
});

test('a link to what has moved is to be written as its redirect says', () => {
  const redirects = [{from: '/docs#end', to: '/docs#start'}];
  expect(followed('/docs#end', redirects)).toBe('write /docs#start, where it went');
  expect(followed('/docs', redirects)).toBeUndefined();
  const twice = [...redirects, {from: '/docs#start', to: '/about'}];
  expect(followed('/docs#end', twice)).toBe('write /about, where it went');
  expect(followed('/docs#end', [...twice, {from: '/about', to: '/docs#end'}])).toBeUndefined();
});
