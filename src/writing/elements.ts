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
