/** Lists the classes in a stylesheet's selectors. */
export function classesInStylesheet(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

/** Lists the classes in HTML, minified or not. */
export function classesInHtml(html: string): Set<string> {
  const found = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>"]+))/g)];
  return new Set(found.flatMap(([, quoted, bare = '']) => (quoted ?? bare).split(/\s+/)));
}
