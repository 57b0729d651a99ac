import {admonitionTitleToDirectiveLabel} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';

/** Docusaurus' own keywords of admonitions. */
const admonitions = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['secondary', 'success', 'important', 'caution'],
];

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Parses MDX as Docusaurus does. Throws a `VFileMessage` with line, column and reason. */
export function parseMdx(text: string): Root {
  return parser.parse(admonitionTitleToDirectiveLabel(text, admonitions));
}

/** An inline or block MDX element such as `<Fact of="…" />`. */
export type Element = Node & {
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  children: Nodes[];
};

/** Returns all nodes of these types in document order. */
export function nodesOf<Type extends Nodes['type']>(tree: Nodes, ...types: Type[]): Extract<Nodes, {type: Type}>[] {
  const nodes: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, types, (node) => {
    nodes.push(node as Extract<Nodes, {type: Type}>);
  });
  return nodes;
}

export function elementsOf(tree: Nodes): Element[] {
  return nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement') as Element[];
}

/** Returns the string value of an attribute; `undefined` for `{expressions}` and missing attributes. */
export function attribute({attributes}: Element, name: string): string | undefined {
  const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Whether an attribute exists with any value, or may be in `{...props}`. */
export function hasAttribute({attributes}: Element, name: string): boolean {
  return attributes.some((one) => one.name === name || one.type === 'mdxJsxExpressionAttribute');
}

export function startLine({position}: Pick<Node, 'position'>): number {
  return position?.start.line ?? 1;
}

/** Whether a page imports MDX files, whose headings it then shows too. */
export function hasPartials(tree: Root): boolean {
  return nodesOf(tree, 'mdxjsEsm').some(({value}) => /\.mdx?['"]/.test(value));
}
