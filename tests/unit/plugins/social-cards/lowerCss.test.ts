import {extractCss} from '../../../../src/plugins/social-cards/extractCss';

const lowered = (declaration: string) =>
  extractCss(`.a{${declaration}}.b{top:var(--inset)var(--text)}`, 28)('<i class="a b">');

test.each([
  ['color:red', 'color:red'],
  ['inline-size:2rem', 'width:2rem'],
  ['padding-inline:var(--a)var(--b)', 'padding-left:var(--a);padding-right:var(--b)'],
  ['--inset:clamp(.75rem,3cqi,1.125rem)', '--inset:13.44px'],
  ['gap:clamp(1px, 9cqi, 4px)', 'gap:4px'],
  ['--text:clamp(1rem, 1rem + 2vw, 2rem)', '--text:clamp(1rem, 1rem + 2vw, 2rem)'],
  ['content:""', 'content:" "'],
  ['padding:var(--a)var(--b).5rem', 'padding:var(--a) var(--b) .5rem'],
])('lowers %s', (declaration, expected) => {
  expect(lowered(declaration)).toContain(`.a{${expected}}`);
});
