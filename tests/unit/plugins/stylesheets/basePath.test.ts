import postcss from 'postcss';
import {basePath} from '../../../../src/plugins/stylesheets/basePath';

const css = `@font-face {
  src: /* webpackIgnore: true */ url('/fonts/a.woff2') format('woff2'), url(//cdn.example/b.woff2);
}
.a { background: url('/img/a.png'); }`;

test('fonts are below the base path of the site, and stay out of the bundle', () => {
  const result = postcss([basePath('/sub/')]).process(css, {from: undefined}).css;
  expect(result).toBe(css.replace('/fonts/', '/sub/fonts/'));
});

test('a site at the root has the same stylesheet', () => {
  expect(postcss([basePath('/')]).process(css, {from: undefined}).css).toBe(css);
});
