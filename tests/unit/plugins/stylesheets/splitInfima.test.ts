import {readFileSync} from 'node:fs';
import {splitInfima} from '../../../../src/plugins/stylesheets/splitInfima';

const {base, prose} = splitInfima(`
  :root { --ifm-font: sans; --ifm-menu-gap: 1px; --ifm-button-gap: 2px; --ifm-h: var(--ifm-base); --ifm-base: 3px; }
  html { font: var(--ifm-font); }
  h1, h2 { margin: var(--ifm-h); }
  pre { overflow: auto; }
  .menu, .button { gap: var(--ifm-menu-gap); }
  .button--large { gap: var(--ifm-button-gap); }
  .pagination-nav { display: grid; }
  @media (width < 600px) { .navbar { display: none } }
`);

test('base has the rules for elements, with the custom properties that they use', () => {
  for (const part of ['html {', 'h1, h2 {', '--ifm-font:', '--ifm-h:', '--ifm-base:']) expect(base).toContain(part);
  for (const part of ['.menu', 'pre {', '--ifm-menu-gap']) expect(base).not.toContain(part);
});

test('prose has the rules for classes and prose elements', () => {
  for (const part of ['.menu {', 'pre {', '.pagination-nav {', '--ifm-menu-gap:']) expect(prose).toContain(part);
  expect(prose).not.toContain('html {');
});

test('prose has no rules of unused components and no empty rules', () => {
  expect(prose).not.toMatch(/button|navbar|@media/);
});

test('both parts are in Infima’s layer', () => {
  for (const part of [base, prose]) expect(part).toMatch(/^@layer docusaurus\.infima \{/);
});

test('the real Infima still has the classes that docs use', () => {
  const css = readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
  const {prose: real} = splitInfima(css);
  for (const name of [
    'menu__link--active',
    'table-of-contents__link',
    'pagination-nav__link',
    'alert--warning',
    'col--3',
  ])
    expect(real).toContain(`.${name}`);
});
