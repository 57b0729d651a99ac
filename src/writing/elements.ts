import type {Node} from 'unist';
import {type Document, nodesOf} from './documents';

/** An element as MDX knows it. */
export type Element = Node & {
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  children: (Node & {name?: string; ordered?: boolean})[];
};

/** The elements of a page that are written as tags. */
export function elementsIn(tree: Document['tree']): Element[] {
  return nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement') as Element[];
}

/** The value of an attribute that is written as text. */
export function attribute({attributes}: Element, name: string): string | undefined {
  const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * What an element holds, but for comments: those written in a line count as Markdown's paragraph only until the page is
 * compiled.
 */
export function heldBy({children}: Element): Element['children'] {
  return children
    .flatMap((child) => (child.type === 'paragraph' ? (child as Element).children : [child]))
    .filter((child) => !('value' in child && /^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(String(child.value))));
}
