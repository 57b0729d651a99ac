import {isLandingPage, searchUrl} from '../../../src/lib/paths';

test.each(['/landingpage1', '/landingpage6', '/landingpage3/', '/landingpage7', '/landingpage11'])(
  '%s is a landing page',
  (path) => {
    expect(isLandingPage(path)).toBe(true);
  },
);

test.each(['/', '/landingpage', '/landingpagex', '/landingpage1/more', '/docs/landingpage1'])(
  '%s is not a landing page',
  (path) => {
    expect(isLandingPage(path)).toBe(false);
  },
);

test.each([
  ['', '/search'],
  ['iso 27001', '/search?q=iso+27001'],
  ['a&b=c #1', '/search?q=a%26b%3Dc+%231'],
])('the search results for "%s" are at %s', (query, url) => {
  expect(searchUrl(query)).toBe(url);
});
