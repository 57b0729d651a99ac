import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {factText} from '../lib/factText';
import {type Document, lineOf, type Mistake} from './documents';

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

/** An element as MDX knows it. */
type Element = Node & {
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
};

/** A heading may stand at most one level below the one before it; the first one below the page's title. */
export function headingMistakes({file, kind, headings}: Document): Mistake[] {
  return headings.flatMap(({depth, line}, index) => {
    const above = headings[index - 1]?.depth ?? (kind === 'page' ? 0 : 1);
    if (kind !== 'page' && depth === 1) {
      return [{file, line, what: 'a second title', remedy: 'begin with "##": the title stands in the front matter'}];
    }
    if (depth <= above + 1) return [];
    const marks = '#'.repeat(above + 1);
    return [
      {file, line, what: `a heading level is skipped`, remedy: `write "${marks}" here, or add the level between`},
    ];
  });
}

/** Two headings of a page may not share a fragment that somebody has written. */
export function fragmentMistakes({file, headings}: Document): Mistake[] {
  return headings.flatMap(({id, line}, index) =>
    headings.findIndex((other) => other.id === id) === index
      ? []
      : [{file, line, what: `the fragment #${id} is taken`, remedy: 'give one of the two headings another one'}],
  );
}

/** A note that stands out says in its title what it is about: without one it would only say "note". */
export function noteMistakes({file, tree}: Document): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, 'containerDirective', (note) => {
    const [first] = note.children;
    const titled = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
    if (titled) return;
    mistakes.push({
      file,
      line: lineOf(note),
      what: `the ${note.name} has no title`,
      remedy: `give it one: :::${note.name}[What it is about]`,
    });
  });
  return mistakes;
}

/** Elements must be components that are there, and facts must be facts. */
export function componentMistakes({file, tree}: Document): Mistake[] {
  const known = new Set<string>([...writersComponents, ...importedNames(tree)]);
  return elementsIn(tree).flatMap((element) => {
    const {name} = element;
    const line = lineOf(element);
    if (name && /^[A-Z]/.test(name) && !known.has(name.split('.')[0] ?? name)) {
      return [
        {
          file,
          line,
          what: `there is no component <${name}>`,
          remedy: `use one of ${writersComponents.join(', ')}, or import it`,
        },
      ];
    }
    return name === 'Fact' ? factMistakes(file, element) : [];
  });
}

function factMistakes(file: string, element: Element): Mistake[] {
  const of = attribute(element, 'of');
  const line = lineOf(element);
  if (of === undefined) {
    return [{file, line, what: '<Fact> names no fact', remedy: 'write <Fact of="offers.freeTrialDays" />'}];
  }
  try {
    factText(of);
    return [];
  } catch (error) {
    const [what = '', remedy = ''] = (error as Error).message.split(/: (.*)/s);
    return [{file, line, what, remedy}];
  }
}

/** The value of an attribute that is written as text. */
export function attribute({attributes}: Element, name: string): string | undefined {
  const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The elements of a page that are written as tags. */
export function elementsIn(tree: Document['tree']): Element[] {
  const elements: Element[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') elements.push(node as Element);
  });
  return elements;
}

function importedNames(tree: Document['tree']): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}: {value: string}) => {
    for (const [, list = ''] of value.matchAll(/import\s+(.*?)\s+from/gs)) names.push(...(list.match(/\w+/g) ?? []));
  });
  return names;
}
