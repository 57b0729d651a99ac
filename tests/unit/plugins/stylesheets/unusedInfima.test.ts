import postcss from 'postcss';
import {removeUnusedInfima} from '../../../../src/plugins/stylesheets/unusedInfima';

const infima = `@layer docusaurus.infima {
  :root { --ifm-card: var(--ifm-base); --ifm-base: 1px; --ifm-hero: 2px; --ifm-inline: 3px; --ifm-module: 4px; }
  p { margin: 0; }
  .card, .hero { padding: var(--ifm-card); }
  .col[class*='col--'] { flex: none; }
  .col--3 { width: 25%; }
  .hero__title { margin: var(--ifm-hero); }
}`;
const own = '.hero { color: red; } .x { margin: var(--ifm-module); }';
const script = 'jsx("div", {className: "card col", style: {margin: "var(--ifm-inline)"}})';

const stylesheets = [infima, own].map((css) => postcss.parse(css));
removeUnusedInfima(stylesheets, [script]);
const [pruned = '', unchanged] = stylesheets.map(String);

test('rules stay whose classes are in a script, and rules without classes', () => {
  for (const part of ['p {', '.card {', '.col[class*=']) expect(pruned).toContain(part);
  for (const part of ['.hero', '.col--3']) expect(pruned).not.toContain(part);
});

test('custom properties stay that a script or a rule of any stylesheet uses', () => {
  for (const name of ['--ifm-card', '--ifm-base', '--ifm-inline', '--ifm-module']) expect(pruned).toContain(`${name}:`);
  expect(pruned).not.toContain('--ifm-hero');
});

test('only Infima’s layer changes', () => {
  expect(unchanged).toBe(own);
});
