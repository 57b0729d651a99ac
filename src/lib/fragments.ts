/**
 * The fragments by which a built page's headings, sections and list items are linked, in the order in which they
 * stand there; identifiers that React has made up are none, nor those of footnotes, which are numbered by their place.
 */
export function fragmentsIn(html: string): string[] {
  const main = html.slice(Math.max(0, html.indexOf('<main')));
  const found = main.matchAll(/<(?:h[1-6]|section|li)\b[^>]*?\sid=(?:"([^"]+)"|([^\s>]+))/g);
  const ids = [...found].map(([, quoted, bare]) => quoted ?? bare ?? '');
  return [...new Set(ids)].filter((id) =>
    /^(?!footnote-label$|user-content-fn-)[\p{L}\p{N}-][\p{L}\p{M}\p{N}_-]*$/u.test(id),
  );
}

/** A fragment with its sign as it may stand in an address: one that cannot be decoded is encoded once more. */
export function decodableFragment(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
