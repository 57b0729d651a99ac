import {attribute, elementsOf, parseMdx} from '../content-lint/mdx';

/** What Docusaurus knows of a post. */
type Post = {content: string; metadata: {frontMatter: object}};

/**
 * The post with the name of the first scene in its text, where it has one, as `scene` of its front matter: lists of
 * posts show it beside the words, as link previews do.
 */
export function withFirstScene<P extends Post>(post: P): P {
  const scene = firstScene(post.content);
  if (scene === undefined) return post;
  const {metadata} = post;
  return {...post, metadata: {...metadata, frontMatter: {...metadata.frontMatter, scene}}};
}

function firstScene(text: string): string | undefined {
  try {
    const scene = elementsOf(parseMdx(text)).find(({name}) => name === 'Scene');
    return scene && attribute(scene, 'name');
  } catch {
    // The content check reports a text that does not parse.
    return undefined;
  }
}
