import postcss, {type AtRule, type Container, type Rule} from 'postcss';
import logical from 'postcss-logical';
import {classesInHtml} from '../page-assets/cssClasses';
import {usedCustomProperties} from '../page-assets/customProperties';
import {plainValue} from './lowerCss';

/** Makes logical properties physical: the card renderer knows none. Text runs from left to right and down the page. */
const physical = postcss([logical()]);

/**
 * Gives the part of a stylesheet by which a piece of HTML is drawn, for a renderer without a window: the rules of its
 * classes, those for containers of this width (in rem) among them, and the custom properties that they use, as they
 * are on a dark surface. It stays the same for as long as the rules that concern the HTML do.
 */
export function extractCss(css: string, containerWidth: number): (html: string) => string {
  const rules = rulesOf(postcss.parse(css), containerWidth);
  const known = new Map<string, string>();
  return (html) => {
    const classes = classesInHtml(html);
    const key = [...classes].sort().join(' ');
    const found = known.get(key) ?? rulesFor(classes, rules, containerWidth)?.join('\n') ?? '';
    known.set(key, found);
    return found;
  };
}

function rulesFor(classes: ReadonlySet<string>, rules: Rule[], containerWidth: number): Container['nodes'] {
  const about = rules.flatMap((rule) => {
    const selectors = rule.selectors.filter((selector) => isAbout(selector, classes));
    return selectors.length > 0 ? [rule.clone({selectors})] : [];
  });
  const used = usedCustomProperties(about);
  for (const rule of about) {
    rule.walkDecls((declaration) => {
      const {prop, value} = declaration;
      if (prop.startsWith('--') && !used.has(prop)) declaration.remove();
      else declaration.value = plainValue(prop, value, containerWidth);
    });
  }
  const nodes = about.filter((rule) => rule.nodes.length > 0);
  return physical.process(postcss.root({nodes}), {from: undefined}).root.nodes;
}

/** The rules in their order, also those in layers and in containers; none for paper, other windows or motion. */
function rulesOf(container: Container, width: number): Rule[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return [node as Rule];
    return node.type === 'atrule' && applies(node as AtRule, width) ? rulesOf(node as AtRule, width) : [];
  });
}

/** Conditions of containers are read as the minifier writes them: `(width>=28rem)`. */
function applies({name, params}: AtRule, width: number): boolean {
  if (name === 'layer' || (name === 'supports' && params.startsWith('not '))) return true;
  const [, bound, rems] = /^\(width([<>])=(\d+)rem\)$/.exec(params) ?? [];
  if (name !== 'container' || !bound) return false;
  return bound === '>' ? width >= Number(rems) : width <= Number(rems);
}

function isAbout(selector: string, classes: ReadonlySet<string>): boolean {
  if (selector === ':root' || /^\[data-surface=["']?dark["']?\]$/.test(selector)) return true;
  const named = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  return named.length > 0 && named.every((name) => classes.has(name)) && !/:(hover|focus|active)/.test(selector);
}
