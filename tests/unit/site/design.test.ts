import {ownFonts, tokenValue} from '../../../src/site/design';

const css = `
@font-face {
  font-family: 'Sans';
  src: /* as it is */ url('/fonts/sans.woff2') format('woff2');
}
@font-face {
  font-family: 'Sans Fallback';
  src: local('Arial');
}
@font-face {
  font-family: 'Mono';
  src: url('/fonts/mono.woff2') format('woff2');
}
:root {
  --navy-900: #0a1020;
  --surface: var(--navy-900);
}`;

test('self-hosted fonts are those with a file, in source order', () => {
  expect(ownFonts(css)).toEqual([
    {name: 'Sans', address: '/fonts/sans.woff2'},
    {name: 'Mono', address: '/fonts/mono.woff2'},
  ]);
});

test('a token has its value in the CSS, a missing token is an error', () => {
  expect(tokenValue(css, '--navy-900')).toBe('#0a1020');
  expect(() => tokenValue(css, '--navy')).toThrow('--navy is missing: define it there');
});
