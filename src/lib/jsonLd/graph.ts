import type {Thing} from 'schema-dts';

/** Something that a page is about, in the vocabulary of schema.org. */
export type Node = Exclude<Thing, string>;

/** The tag that carries what a page is about into its head; none, where there is nothing to say. */
export function jsonLdTag(nodes: readonly Node[]): string | undefined {
  if (nodes.length === 0) return undefined;
  // Within a script no text may look like the beginning of a tag.
  const text = JSON.stringify({'@context': 'https://schema.org', '@graph': nodes}).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}
