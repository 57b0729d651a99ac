import original from 'path-to-regexp';
import pathToRegexp from '../../../../src/plugins/bundle/shims/pathToRegexp';

test('the escaped path of a NavLink matches', () => {
  expect(pathToRegexp('\\/pricing', [], {end: false, sensitive: false}).test('/pricing')).toBe(true);
});

test('paths match the same routes as with the module that is replaced', () => {
  const paths = ['/', '/docs', '/docs/', '/DOCS', '/docs/a', '/docsa', '/a.b', '/axb', '/a+b (c)', '/tags/é'];
  for (const route of ['/', '/docs', '/docs/', '/a.b', '/a+b (c)'.replaceAll(/[+()]/g, '\\$&'), '/tags/é', '*']) {
    for (const end of [true, false]) {
      for (const sensitive of [true, false]) {
        const options = {end, sensitive, strict: false};
        const literal = route.replaceAll('\\', '');
        const matched = paths.filter((path) => pathToRegexp(literal, [], options).test(path));
        expect({route, matched}).toEqual({
          route,
          matched: paths.filter((path) => original(route, [], options).test(path)),
        });
      }
    }
  }
});
