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
const drawn = (sheet = css) => extractCss(sheet, 28)(html);

test('holds the rules of the classes in the HTML and of no others', () => {
  expect(drawn()).toContain('.scene{');
  expect(drawn()).toContain('.scene[data-on] .part{');
  expect(drawn()).not.toMatch(/\.other|\.gone|hover|light/);
});

test('holds the custom properties that these use, and those that they are made of', () => {
  expect(drawn()).toContain('--ink:#fff');
  expect(drawn()).toContain('--page:var(--navy)');
  expect(drawn()).toContain('--navy:#0a1020');
  expect(drawn()).not.toContain('--unused');
});

test('holds what is for containers of this width and for what the renderer lacks', () => {
  expect([...drawn().matchAll(/gap:(\d)px/g)].map(([, rule]) => rule)).toEqual(['1', '4']);
});

test('stays the same when something else changes, and only then', () => {
  expect(drawn(css.replace('.gone{color:red}', '.gone{color:blue}').replace('--unused:red', '--unused:0'))).toBe(
    drawn(),
  );
  expect(drawn(css.replace('#0a1020', '#000'))).not.toBe(drawn());
});
