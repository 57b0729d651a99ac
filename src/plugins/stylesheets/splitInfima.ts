import postcss from 'postcss';
import {usedCustomProperties} from '../social-cards/customProperties';

/** Matches selectors of classes and of elements that only prose has. */
const prosePattern = /\.[a-z]|(^|[\s,>])(blockquote|code|hr|kbd|pre)\b/i;

/** The elements between `.markdown` and the text, without specificity: `theme/MDXContent` and `Island`. */
const body = ':where(.mdx) > :where(div)';

/** Infima in two parts, which together contain every rule. Both are in Docusaurus' layer for Infima. */
type InfimaParts = {
  /** For all pages: rules for elements, and the custom properties that they use. */
  base: string;
  /** For docs, blog, changelog and legal pages: the other rules and custom properties. */
  prose: string;
};

/** Splits Infima's stylesheet. */
export function splitInfima(css: string): InfimaParts {
  const base = postcss.parse(css);
  const prose = base.clone();
  base.walkRules(prosePattern, (rule) => {
    rule.remove();
  });
  const inBase = usedCustomProperties([base]);
  base.walkDecls(/^--/, (declaration) => {
    if (!inBase.has(declaration.prop)) declaration.remove();
  });
  prose.walkRules((rule) => {
    if (prosePattern.test(rule.selector))
      rule.selector = rule.selector.replaceAll('.markdown >', `.markdown > ${body} >`);
    else
      rule.walkDecls((declaration) => {
        if (!declaration.prop.startsWith('--') || inBase.has(declaration.prop)) declaration.remove();
      });
  });
  return {base: layered(base), prose: layered(prose)};
}

const layered = (rules: postcss.Root) => `@layer docusaurus.infima {\n${rules}\n}\n`;
