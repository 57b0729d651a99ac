/**
 * Returns the ids of a built page's headings, sections and list items, which links can use as fragments, in page order.
 * Omits ids from React's `useId`, and those of footnotes, whose numbers change with their position.
 */
export function extractFragments(html: string): string[] {
  const main = html.slice(Math.max(0, html.indexOf('<main')));
  const found = main.matchAll(/<(?:h[1-6]|section|li)\b[^>]*?\sid=(?:"([^"]+)"|([^\s>]+))/g);
  const ids = [...found].map(([, quoted, bare]) => quoted ?? bare ?? '');
  return [...new Set(ids)].filter((id) =>
    /^(?!footnote-label$|user-content-fn-)[\p{L}\p{N}-][\p{L}\p{M}\p{N}_-]*$/u.test(id),
  );
}
