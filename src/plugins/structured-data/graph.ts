import type {Thing} from 'schema-dts';
import {inlineJson} from '../../lib/inlineJson';

/** A schema.org object. */
export type Node = Exclude<Thing, string>;

/** Returns the JSON-LD tag for a page's head; `undefined` without nodes. */
export function jsonLdTag(nodes: readonly Node[]): string | undefined {
  if (nodes.length === 0) return undefined;
  const text = inlineJson({'@context': 'https://schema.org', '@graph': nodes});
  return `<script type="application/ld+json">${text}</script>`;
}
