/** URL folders that have feeds. */
export const feedFolders = ['/blog', '/changelog'] as const;

/** Feed formats, with the file name in each folder. */
export const feedFormats = [
  {name: 'RSS', file: 'rss.xml'},
  {name: 'Atom', file: 'atom.xml'},
  {name: 'JSON', file: 'feed.json'},
] as const;
