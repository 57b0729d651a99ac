import {extractCss} from '../../../../src/plugins/social-cards/extractCss';

const css = `
@layer base{:root{--navy:#0a1020;--page:var(--navy);--unused:red}}
[data-surface=dark]{--ink:#fff}[data-surface=light]{--ink:#000}
.scene{color:var(--ink);background:var(--page);inline-size:2rem}
.scene[data-on] .part,.other{color:red}
.scene:hover,.scene .gone{color:red}
@container (width>=28rem){.part{gap:1px}}
@container (width<=22rem){.part{gap:2px}}
@media print{.part{gap:3px}}
@supports not (grid-template-columns:subgrid){.part{gap:4px}}
.gone{color:red}
`;
const html = '<div class="scene"><i class="part"></i></div>';
const extracted = (stylesheet = css) => extractCss(stylesheet, 28)(html);

test('contains only the rules of classes in the HTML', () => {
  expect(extracted()).toContain('.scene{');
  expect(extracted()).toContain('.scene[data-on] .part{');
  expect(extracted()).not.toMatch(/\.other|\.gone|hover|light/);
});

test('contains the custom properties that these rules use, directly or indirectly', () => {
  expect(extracted()).toContain('--ink:#fff');
  expect(extracted()).toContain('--page:var(--navy)');
  expect(extracted()).toContain('--navy:#0a1020');
  expect(extracted()).not.toContain('--unused');
});

test('contains rules for containers of this width and for features that the renderer does not support', () => {
  expect([...extracted().matchAll(/gap:(\d)px/g)].map(([, rule]) => rule)).toEqual(['1', '4']);
});

test('changes only if a rule that is used changes', () => {
  expect(extracted(css.replace('.gone{color:red}', '.gone{color:blue}').replace('--unused:red', '--unused:0'))).toBe(
    extracted(),
  );
  expect(extracted(css.replace('#0a1020', '#000'))).not.toBe(extracted());
});
