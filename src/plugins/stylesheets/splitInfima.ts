import postcss, {type AtRule, type Declaration, type Root, type Rule} from 'postcss';
import {usedCustomProperties} from '../social-cards/customProperties';

/** Infima components that this site never renders. Docs and blog use the others. */
const unused = ['badge', 'button', 'card', 'close', 'dropdown', 'footer', 'hero', 'navbar', 'pagination', 'pills'];

/** Variants and utility classes of the used components that neither the theme nor this site uses. */
const variants = ['alert--primary', 'avatar--', 'avatar__photo--', 'breadcrumbs--', 'menu__caret', 'row--', 'shadow'];
const helpers = ['padding-(horiz|vert|left|right)', 'margin-(horiz|right)', 'text(?!--right)'];
const unusedClass = new RegExp(`\\.((${unused.join('|')})(?!-nav|[a-z])|${[...variants, ...helpers].join('|')})`);

/** Custom properties that no rule of the site uses: those of unused components, colors and sizes. */
const families = [
  `(${unused.join('|')})-(?!height|nav-)`,
  'color-[a-z]+-(darke|light)',
  '(dark|light|contrast)[\\w-]*-value',
];
const single = [
  'alert-color',
  'background-surface-color',
  'color-(danger|info|success|warning)',
  'color-emphasis-(100|600)',
  'color-primary-(contrast-\\w+|dark)',
  'font-color-base-inverse',
  'font-weight-(base|light|normal)',
  'global-(border-width|shadow-(md|tl))',
  'h1-vertical-rhythm-top',
  'image-alignment-padding',
  'transition-slow',
  'z-index-(dropdown|overlay)',
];
const unusedProperty = new RegExp(`^--ifm-(${families.join('|')}|(${single.join('|')})$)`);

/** Elements that only prose has. */
const prose = /(^|[\s,>])(blockquote|code|hr|kbd|pre)\b/;

/** The elements between `.markdown` and the text, without specificity: `theme/MDXContent` and `Island`. */
const body = ':where(.mdx) > :where(div)';

/** Infima in two parts: for every page, and for docs, blog, changelog and legal pages only. */
type InfimaParts = {
  /** Rules for elements, and the custom properties that they use. */
  base: string;
  /** Rules for prose elements and classes, without unused components. */
  prose: string;
};

/** Splits Infima's stylesheet. Both parts stay in Docusaurus' layer for Infima. */
export function splitInfima(css: string): InfimaParts {
  const base = postcss.parse(css);
  const prose = base.clone();
  eachRule(base, (rule) => isForProse(rule) && rule.remove());
  const used = usedCustomProperties([base]);
  base.walkDecls(/^--/, (declaration) => removeUnless(used.has(declaration.prop), declaration));

  eachRule(prose, (rule) => {
    const selectors = rule.selectors.filter((selector) => !unusedClass.test(selector));
    if (selectors.length === 0 || !(isForProse(rule) || setsProperties(rule))) rule.remove();
    else rule.selectors = selectors.map((selector) => selector.replace(/^\.markdown >/, `.markdown > ${body} >`));
  });
  prose.walkDecls(/^--/, (declaration) => {
    const isElementRule = declaration.parent?.type === 'rule' && !isForProse(declaration.parent as Rule);
    const isInBase = isElementRule && used.has(declaration.prop);
    removeUnless(!unusedProperty.test(declaration.prop) && !isInBase, declaration);
  });
  return {base: layered(base), prose: layered(prose)};
}

/** Visits every rule except those in keyframes. */
function eachRule(rules: Root, visit: (rule: Rule) => void): void {
  rules.walkRules((rule) => {
    if (!/keyframes/.test((rule.parent as AtRule).name ?? '')) visit(rule);
  });
}

const isForProse = ({selector}: Rule) => /\.[a-z]/i.test(selector) || prose.test(selector);
const setsProperties = ({nodes}: Rule) => nodes.some((node) => node.type === 'decl' && node.prop.startsWith('--'));

function removeUnless(isNeeded: boolean, declaration: Declaration): void {
  if (!isNeeded) declaration.remove();
}

function layered(rules: Root): string {
  rules.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  rules.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  rules.walkComments((comment) => {
    comment.remove();
  });
  return `@layer docusaurus.infima {\n${rules}\n}\n`;
}
