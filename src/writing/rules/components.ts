import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Node} from 'unist';
import {sceneNames} from '../../data/names';
import {factText} from '../../lib/factText';
import {nearestFact} from '../../lib/nearestFact';
import {type Document, lineOf, nodesOf} from '../documents';
import {attribute, type Element, elementsIn, heldBy} from '../elements';
import type {Mistake} from '../mistake';

/** Components that every MDX page has without importing them: `src/theme/MDXComponents` adds to the theme's. */
const writersComponents = [
  'ContactLink',
  'Details',
  'Fact',
  'Figure',
  'Head',
  'Scene',
  'Steps',
  'TabItem',
  'Tabs',
] as const;

/** What a component cannot do without. */
const needed: Readonly<Record<string, readonly string[]>> = {
  Fact: ['of'],
  Figure: ['caption'],
  Scene: ['name', 'caption'],
  TabItem: ['value', 'label'],
};

/** Tags of HTML that have no form in Markdown, or harm nobody beside it. */
const tags = new Set(
  'a abbr b br cite code dd del details dfn div dl dt em hr i ins kbd li mark ol p q s samp small span strong sub summary sup u ul var wbr'.split(
    ' ',
  ),
);

/** Tags of HTML whose form in Markdown does more: headings that can be linked to, tables that scroll, code that can be copied. */
const inMarkdown = /^(h[1-6]|table|thead|tbody|tr|th|td|pre|blockquote)$/;

/** Elements must be components that are there, with what these need. */
export function componentMistakes({file, tree}: Document): Mistake[] {
  const names = importsOf(tree);
  return elementsIn(tree).flatMap((element) => {
    const {name} = element;
    if (!name) return [];
    const told = (what: string, remedy: string) => [{file, line: lineOf(element), what, remedy}];
    if (name === 'img') return told('<img> is not looked after', 'write ![What to see in it](./picture.png)');
    if (inMarkdown.test(name)) return told(`<${name}> is not looked after`, 'write it in Markdown');
    if (/^[a-z]/.test(name) ? !tags.has(name) : !isComponent(name, names)) {
      const remedy = `use one of ${writersComponents.join(', ')}, or import it`;
      return told(
        `there is no component <${name}>`,
        /^[a-z]/.test(name) ? `${remedy}; write \\< for a sign that is meant as text` : remedy,
      );
    }
    if (name === 'Fact' && element.children.length > 0) {
      return told('what stands in <Fact> is not shown', 'write <Fact of="…" />, with nothing in it');
    }
    const missing =
      needed[name]?.filter((key) => !element.attributes.some((one) => one.name === key && one.value)) ?? [];
    if (missing.length > 0) {
      const remedy = `write <${name} ${(needed[name] ?? []).map((key) => `${key}="…"`).join(' ')}>`;
      return told(`<${name}> has no ${missing.join(' and no ')}`, remedy);
    }
    const [of, scene] = [attribute(element, 'of'), attribute(element, 'name')];
    if (name === 'Fact' && of !== undefined) return factMistakes(of, file, lineOf(element));
    if (name === 'Scene' && scene !== undefined && !sceneNames.some((known) => known === scene)) {
      return told(`there is no scene "${scene}"`, `use one of ${sceneNames.join(', ')}`);
    }
    return [];
  });
}

/** Components that are there hold what they are made for, and nothing says how it looks. */
export function nestingMistakes({file, tree}: Document): Mistake[] {
  const elements = elementsIn(tree);
  const alternatives = new Set<Node>(elements.flatMap((element) => (element.name === 'Tabs' ? heldBy(element) : [])));
  return elements.flatMap((element) => {
    const told = (what: string, remedy: string, at: Node = element) => [{file, line: lineOf(at), what, remedy}];
    const {name, children} = element;
    if (name === 'Figure' && heldBy(element).length === 0) {
      return told('<Figure> holds nothing', 'put a picture, a table or code into it, between blank lines');
    }
    if (name === 'Steps') {
      const [list, other] = children.filter((child) => child.type === 'list' && child.ordered);
      if (!list)
        return told('<Steps> holds no numbered list', 'begin each step with its number: 1. **Open the tool.**');
      const remedy = 'move what stands above it three spaces further in, or begin other <Steps> here';
      if (other) return told('the steps are cut in two', remedy, other);
    }
    if (name === 'Tabs') {
      const tabs = heldBy(element).filter((child) => child.name === 'TabItem') as Element[];
      if (tabs.length === 0) {
        return told('<Tabs> holds no <TabItem>', 'put each alternative into <TabItem value="…" label="…">');
      }
      const other = heldBy(element).find((child) => child.name !== 'TabItem');
      if (other) return told('<Tabs> holds more than its alternatives', 'put this into one of them, or outside', other);
      const values = tabs.map((tab) => attribute(tab, 'value'));
      const again = tabs.find((_, index) => values[index] && values.indexOf(values[index]) < index);
      if (again)
        return told(`two tabs have the value "${attribute(again, 'value')}"`, 'give one of them another', again);
    }
    if (name === 'TabItem' && !alternatives.has(element)) {
      return told('<TabItem> stands outside <Tabs>', 'put <Tabs> around all alternatives');
    }
    if (attribute(element, 'style') !== undefined) return told('the site has its own style', 'take style="…" out');
    return [];
  });
}

/** Files of this project that a page imports are there. */
export function importMistakes({file, tree}: Document, root: string): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const esm of nodesOf(tree, 'mdxjsEsm')) {
    for (const [, from = ''] of esm.value.matchAll(/\bfrom\s+['"](@site\/.*?|\.{1,2}\/.*?)['"]/g)) {
      const path = from.startsWith('@site/') ? from.slice('@site/'.length) : join(dirname(file), from);
      if (['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((ending) => existsSync(join(root, path + ending))))
        continue;
      mistakes.push({file, line: lineOf(esm), what: `there is no ${path} to import`, remedy: 'correct its name'});
    }
  }
  return mistakes;
}

/** What stands in braces is code: a value that the page imports, or a brace that was meant as text. */
export function expressionMistakes({file, tree}: Document): Mistake[] {
  const imports = importsOf(tree);
  const mistakes: Mistake[] = [];
  for (const node of nodesOf(tree, 'mdxTextExpression', 'mdxFlowExpression')) {
    const value = node.value.trim();
    if (/^\/\*.*\*\/$|^['"`]/s.test(value)) continue;
    const from = imports.get(/^[\w$]+/.exec(value)?.[0] ?? '');
    if (from === undefined) {
      const remedy = 'write \\{ for a brace that is meant as text, or import what it names';
      mistakes.push({file, line: lineOf(node), what: `{${value}} is read as code`, remedy});
    } else if (from === '@site/src/data/facts' && /^[\w.]+$/.test(value)) {
      mistakes.push(...factMistakes(value, file, lineOf(node)));
    }
  }
  for (const element of elementsIn(tree)) {
    for (const {name, value} of element.attributes) {
      const code = typeof value === 'object' && value && 'value' in value ? String(value.value) : '';
      const [first] = /^[a-z_$][\w$]*/i.exec(code) ?? [];
      if (!first || imports.has(first) || /^(true|false|null|undefined)$/.test(first)) continue;
      const remedy = `write ${name}="${code}", or import what it names`;
      mistakes.push({file, line: lineOf(element), what: `${name}={${code}} is read as code`, remedy});
    }
  }
  return mistakes;
}

function isComponent(name: string, imports: ReadonlyMap<string, string>): boolean {
  const [first = name] = name.split('.');
  return imports.has(first) || writersComponents.some((known) => known === first);
}

function factMistakes(of: string, file: string, line: number): Mistake[] {
  try {
    factText(of);
    return [];
  } catch (error) {
    const [what = '', remedy = ''] = (error as Error).message.split(/: (.*)/s);
    const nearest = nearestFact(of);
    return [{file, line, what, remedy: nearest ? `did you mean ${nearest}?` : remedy}];
  }
}

/** The names that a page imports or makes, with where they come from. */
function importsOf(tree: Document['tree']): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const {value} of nodesOf(tree, 'mdxjsEsm')) {
    for (const [, list = '', from = ''] of value.matchAll(/import\s+(.*?)\s+from\s+['"](.*?)['"]/gs)) {
      for (const name of list.match(/\w+/g) ?? []) names.set(name, from);
    }
    for (const [, name = ''] of value.matchAll(/export\s+(?:const|function)\s+(\w+)/g)) names.set(name, '');
  }
  return names;
}
