import postcss, {type AtRule} from 'postcss';
import {basePath} from '../../../../src/plugins/stylesheets/basePath';

const css = `@font-face {
  src: /* webpackIgnore: true */ url('/fonts/a.woff2') format('woff2'), url(//cdn.example/b.woff2);
}
.a { background: url('/img/a.png'); }`;
const process = (plugins: postcss.AcceptedPlugin[]) => postcss(plugins).process(css, {from: undefined}).css;

test('fonts are below the base path of the site, and stay out of the bundle', () => {
  expect(process([basePath('/sub/')])).toBe(css.replace('/fonts/', '/sub/fonts/'));
});

test('the base path is added once, also if a later plugin changes the rule', () => {
  const later = {
    postcssPlugin: 'later',
    AtRuleExit(rule: AtRule) {
      if (rule.nodes?.length === 1) rule.append({prop: 'font-display', value: 'swap'});
    },
  };
  expect(process([basePath('/sub/'), later])).toContain("url('/sub/fonts/a.woff2')");
});

test('a site at the root has the same stylesheet', () => {
  expect(process([basePath('/')])).toBe(css);
});
