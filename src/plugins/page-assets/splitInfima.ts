import postcss, {type AtRule, type Declaration, type Root, type Rule} from 'postcss';
import {usedCustomProperties} from './customProperties';

/**
 * Infima's components that no page has: the header, the footer and all that is pressed are our own. The rest is what
 * the docs' and the blog's pages are laid out with.
 */
const unused = ['badge', 'button', 'card', 'close', 'dropdown', 'footer', 'hero', 'navbar', 'pagination', 'pills'];

/** The same of what is left: variants and helpers that neither the theme's pages nor ours ask for. */
const variants = ['alert--primary', 'avatar--', 'avatar__photo--', 'breadcrumbs--', 'menu__caret', 'row--', 'shadow'];
const helpers = ['padding-(horiz|vert|left|right)', 'margin-(horiz|right)', 'text(?!--right)'];
const unusedClass = new RegExp(`\\.((${unused.join('|')})(?!-nav|[a-z])|${[...variants, ...helpers].join('|')})`);

/** Properties that no rule of the site uses: those of such components, and of the palette and the measures. */
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

/** Infima in two: what every page stands on, and what only pages that are read need. */
type InfimaParts = {
  /** The rules for elements, and the custom properties that these use. */
  base: string;
  /** The rules for prose and for classes, without those of components that the site has of its own. */
  prose: string;
};

/** Takes Infima's style sheet apart. Both parts stay in the layer that Docusaurus gives it. */
export function splitInfima(css: string): InfimaParts {
  const base = postcss.parse(css);
  const prose = base.clone();
  eachRule(base, (rule) => isForReading(rule) && rule.remove());
  const used = usedCustomProperties([base]);
  base.walkDecls(/^--/, (declaration) => removeUnless(used.has(declaration.prop), declaration));

  eachRule(prose, (rule) => {
    const selectors = rule.selectors.filter((selector) => !unusedClass.test(selector));
    if (selectors.length === 0 || !(isForReading(rule) || setsProperties(rule))) rule.remove();
    else rule.selectors = selectors;
  });
  prose.walkDecls(/^--/, (declaration) => {
    const stands = declaration.parent?.type === 'rule' && !isForReading(declaration.parent as Rule);
    removeUnless(!unusedProperty.test(declaration.prop) && !(stands && used.has(declaration.prop)), declaration);
  });
  return {base: layered(base), prose: layered(prose)};
}

/** Every rule but the steps of animations. */
function eachRule(rules: Root, visit: (rule: Rule) => void): void {
  rules.walkRules((rule) => {
    if (!/keyframes/.test((rule.parent as AtRule).name ?? '')) visit(rule);
  });
}

const isForReading = ({selector}: Rule) => /\.[a-z]/i.test(selector) || prose.test(selector);
const setsProperties = ({nodes}: Rule) => nodes.some((node) => node.type === 'decl' && node.prop.startsWith('--'));

function removeUnless(wanted: boolean, declaration: Declaration): void {
  if (!wanted) declaration.remove();
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
