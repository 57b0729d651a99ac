import postcss, {type AtRule, type Container, type Document, type Rule} from 'postcss';

/** A rule of CSS that differs; `before` or `after` is empty if only the other version has it. */
export type StyleChange = {
  /** The at-rules around it, such as `@media print`. */
  context: string;
  /** Its selectors; empty for declarations of at-rules, such as `@font-face`. */
  selector: string;
  before: string;
  after: string;
};

/** Returns the rules that differ between two stylesheets. Their order and empty space do not count. */
export function changedRules(before: string, after: string): StyleChange[] {
  const old = rulesOf(before);
  const current = rulesOf(after);
  return [...new Map([...old, ...current])].flatMap(([key, {context, selector}]) => {
    const change = {before: old.get(key)?.declarations ?? '', after: current.get(key)?.declarations ?? ''};
    return change.before === change.after ? [] : [{context, selector, ...change}];
  });
}

type Declarations = {context: string; selector: string; declarations: string};

function rulesOf(css: string): Map<string, Declarations> {
  const rules = new Map<string, Declarations>();
  postcss.parse(css).walkDecls(({parent, prop, value, important}) => {
    const selectors: string[] = [];
    const atRules: string[] = [];
    for (let node: Container | Document | undefined = parent; node && node.type !== 'root'; node = node.parent) {
      if (node.type === 'rule') selectors.unshift((node as Rule).selector);
      else atRules.unshift(`@${(node as AtRule).name} ${(node as AtRule).params}`.trim());
    }
    const [context, selector] = [atRules.join(' '), selectors.join(' ')];
    const key = `${context} ${selector}`;
    const declaration = `${prop}: ${value}${important ? ' !important' : ''};`;
    const declarations = [rules.get(key)?.declarations, declaration].filter(Boolean).join(' ');
    rules.set(key, {context, selector, declarations});
  });
  return rules;
}

/** Whether a page may have an element that the rule selects: its HTML has all classes of one of the selectors. */
export function mayApply({selector}: StyleChange, html: string): boolean {
  return selector
    .replace(/:not\([^)]*\)/g, '')
    .split(',')
    .some((one) => [...one.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => html.includes(name)));
}
