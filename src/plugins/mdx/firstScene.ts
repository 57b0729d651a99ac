import type * as Mdx from '../content-lint/read/mdx';

/** The part of Docusaurus' `BlogPost` that is used here. */
type Post = {content: string; metadata: {frontMatter: object}};

/**
 * Adds the name of the first scene in a post's text to its front matter as `scene`. Lists of posts show it next to the
 * text, as link previews do.
 */
export function withFirstScene<P extends Post>(post: P): P {
  const scene = findFirstScene(post.content);
  if (scene === undefined) return post;
  const {metadata} = post;
  return {...post, metadata: {...metadata, frontMatter: {...metadata.frontMatter, scene}}};
}

function findFirstScene(text: string): string | undefined {
  if (!text.includes('<Scene')) return undefined;
  // Loaded only for such a post: the configuration imports this file, and loading the parser takes 0.2 s.
  const {elementsOf, parseMdx} = require('../content-lint/read/mdx') as typeof Mdx;
  try {
    const scene = elementsOf(parseMdx(text)).find(({name}) => name === 'Scene');
    return scene?.attributes.name ?? undefined;
  } catch {
    // The content check reports texts that do not parse.
    return undefined;
  }
}
