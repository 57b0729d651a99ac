import {isLandingPage} from '../../../src/site/paths';

test.each(['/landingpage1', '/landingpage6', '/landingpage3/', '/landingpage7', '/landingpage11'])(
  '%s is a landing page',
  (path) => {
    expect(isLandingPage(path)).toBe(true);
  },
);

test.each(['/', '/landingpage', '/landingpagex', '/landingpage1/more', '/docs/landingpage1'])('%s is not', (path) => {
  expect(isLandingPage(path)).toBe(false);
});
