/** The lists that can be followed, by their folders. */
export const feedFolders = ['/blog', '/changelog'] as const;

/** The formats that each can be followed in, as readers call them, with the file below its folder. */
export const feedFormats = [
  {name: 'RSS', file: 'rss.xml'},
  {name: 'Atom', file: 'atom.xml'},
  {name: 'JSON', file: 'feed.json'},
] as const;
