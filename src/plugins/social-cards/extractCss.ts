import postcss, {type AtRule, type Container, type Rule} from 'postcss';
import logical from 'postcss-logical';
import {classesInHtml} from '../../runtime/build/assets/cssClasses';
import {usedCustomProperties} from './customProperties';
import {lowerValue} from './lowerCss';

/** Converts logical properties to physical ones, which the card renderer requires. Text is left-to-right. */
const physical = postcss([logical()]);

/**
 * Returns a function that extracts from a stylesheet what a piece of HTML needs, for a renderer without a viewport: the
 * rules of its classes, including those for containers of `containerWidth` rem, and the custom properties that they
 * use, as set on a dark surface. Changes to other rules do not change the result, so that cached cards stay valid.
 */
export function extractCss(css: string, containerWidth: number): (html: string) => string {
  const rules = rulesOf(postcss.parse(css), containerWidth);
  const cache = new Map<string, string>();
  return (html) => {
    const classes = classesInHtml(html);
    const key = [...classes].sort().join(' ');
    const extracted = cache.get(key) ?? rulesFor(classes, rules, containerWidth)?.join('\n') ?? '';
    cache.set(key, extracted);
    return extracted;
  };
}

function rulesFor(classes: ReadonlySet<string>, rules: Rule[], containerWidth: number): Container['nodes'] {
  const relevant = rules.flatMap((rule) => {
    const selectors = rule.selectors.filter((selector) => isRelevant(selector, classes));
    return selectors.length > 0 ? [rule.clone({selectors})] : [];
  });
  const used = usedCustomProperties(relevant);
  for (const rule of relevant) {
    rule.walkDecls((declaration) => {
      const {prop, value} = declaration;
      if (prop.startsWith('--') && !used.has(prop)) declaration.remove();
      else declaration.value = lowerValue(prop, value, containerWidth);
    });
  }
  const filled = relevant.filter((rule) => rule.nodes.length > 0);
  // The stylesheets of chunks repeat rules, and the renderer takes longer for each: the last copy counts.
  const lastCopies = new Map(filled.map((rule) => [rule.toString(), rule]));
  const nodes = filled.filter((rule) => lastCopies.get(rule.toString()) === rule);
  return physical.process(postcss.root({nodes}), {from: undefined}).root.nodes;
}

/** Lists rules in order, including those in layers and containers, without those for print, viewports or motion. */
function rulesOf(container: Container, width: number): Rule[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return [node as Rule];
    return node.type === 'atrule' && isApplicable(node as AtRule, width) ? rulesOf(node as AtRule, width) : [];
  });
}

/** Container conditions are matched as the minifier writes them: `(width>=28rem)`. */
function isApplicable({name, params}: AtRule, width: number): boolean {
  if (name === 'layer' || (name === 'supports' && params.startsWith('not '))) return true;
  const [, bound, rems] = /^\(width([<>])=(\d+)rem\)$/.exec(params) ?? [];
  if (name !== 'container' || !bound) return false;
  return bound === '>' ? width >= Number(rems) : width <= Number(rems);
}

function isRelevant(selector: string, classes: ReadonlySet<string>): boolean {
  if (selector === ':root' || /^\[data-surface=["']?dark["']?\]$/.test(selector)) return true;
  const names = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  return names.length > 0 && names.every((name) => classes.has(name)) && !/:(hover|focus|active)/.test(selector);
}
