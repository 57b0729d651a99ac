import {extractCss} from '../../../../src/plugins/social-cards/extractCss';

const lowered = (declaration: string) =>
  extractCss(`.a{${declaration}}.b{top:var(--inset)var(--text)}`, 28)('<i class="a b">');

test.each([
  ['color:red', 'color:red'],
  ['inline-size:2rem', 'width:2rem'],
  ['max-block-size:2rem', 'max-height:2rem'],
  ['padding-inline:1px calc(1px + 2px)', 'padding-left:1px;padding-right:calc(1px + 2px)'],
  ['padding-inline:var(--a)var(--b)', 'padding-left:var(--a);padding-right:var(--b)'],
  ['margin-block:auto', 'margin-top:auto;margin-bottom:auto'],
  ['margin-inline-start:auto', 'margin-left:auto'],
  ['border-block:1px solid var(--line)', 'border-top:1px solid var(--line);border-bottom:1px solid var(--line)'],
  ['border-inline-end-color:red', 'border-right-color:red'],
  ['inset-block-end:0', 'bottom:0'],
  ['inset-inline:1px 2px', 'left:1px;right:2px'],
  ['--inset:clamp(.75rem,3cqi,1.125rem)', '--inset:13.44px'],
  ['gap:clamp(1px, 9cqi, 4px)', 'gap:4px'],
  ['--text:clamp(1rem, 1rem + 2vw, 2rem)', '--text:clamp(1rem, 1rem + 2vw, 2rem)'],
  ['content:""', 'content:" "'],
  ['padding:var(--a)var(--b).5rem', 'padding:var(--a) var(--b) .5rem'],
])('lowers %s', (declaration, expected) => {
  expect(lowered(declaration)).toContain(`.a{${expected}}`);
});
