/** The classes that a style sheet says something about. */
export function classesInStylesheet(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

/** The classes of a piece of HTML, whether minified or not. */
export function classesInHtml(html: string): Set<string> {
  const found = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>"]+))/g)];
  return new Set(found.flatMap(([, quoted, bare = '']) => (quoted ?? bare).split(/\s+/)));
}
