import type {Thing} from 'schema-dts';
import {inlineJson} from '../../lib/inlineJson';

/** Something that a page is about, in the vocabulary of schema.org. */
export type Node = Exclude<Thing, string>;

/** The tag that carries what a page is about into its head; none, where there is nothing to say. */
export function jsonLdTag(nodes: readonly Node[]): string | undefined {
  if (nodes.length === 0) return undefined;
  const text = inlineJson({'@context': 'https://schema.org', '@graph': nodes});
  return `<script type="application/ld+json">${text}</script>`;
}
