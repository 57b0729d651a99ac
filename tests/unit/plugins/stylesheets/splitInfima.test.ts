import {splitInfima} from '../../../../src/plugins/stylesheets/splitInfima';

const {base, prose} = splitInfima(`
  :root { --ifm-font: sans; --ifm-menu-gap: 1px; --ifm-h: var(--ifm-base); --ifm-base: 3px; }
  html { font: var(--ifm-font); }
  h1, h2 { margin: var(--ifm-h); }
  pre { overflow: auto; }
  .menu, .button { gap: var(--ifm-menu-gap); }
  .markdown > h2, .markdown > h3 { margin: 0; }
  @media (width < 600px) { .navbar { display: none } }
`);

test('base has the rules for elements, with the custom properties that they use', () => {
  for (const part of ['html {', 'h1, h2 {', '--ifm-font:', '--ifm-h:', '--ifm-base:']) expect(base).toContain(part);
  for (const part of ['.menu', '.navbar', 'pre {', '--ifm-menu-gap']) expect(base).not.toContain(part);
});

test('prose has the rules for classes and prose elements, and the other custom properties', () => {
  for (const part of ['.menu, .button {', '.navbar {', 'pre {', '--ifm-menu-gap:']) expect(prose).toContain(part);
  for (const part of ['font:', '--ifm-h', '--ifm-base']) expect(prose).not.toContain(part);
});

test('rules for children of the text select the children of its inner element', () => {
  const text = '.markdown > :where(.mdx) > :where(div) >';
  expect(prose).toContain(`${text} h2, ${text} h3 {`);
});

test('both parts are in Infima’s layer', () => {
  for (const part of [base, prose]) expect(part).toMatch(/^@layer docusaurus\.infima \{/);
});
