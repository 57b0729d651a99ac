/** The part of Docusaurus' `BlogPost` that is used here. */
type Post = {content: string; metadata: {frontMatter: object}};

/**
 * Adds the name of the first scene in a post's text to its front matter as `scene`. Lists of posts show it next to the
 * text, as link previews do. An element counts if it begins a line outside code and comments.
 */
export function withFirstScene<P extends Post>(post: P): P {
  const scene = findFirstScene(post.content);
  if (scene === undefined) return post;
  const {metadata} = post;
  return {...post, metadata: {...metadata, frontMatter: {...metadata.frontMatter, scene}}};
}

const codeOrComment = /^[ \t>]*(`{3,}|~{3,}).*?^[ \t>]*\1|\{\/\*.*?\*\/\}/gms;
const attribute = /\s+\w+=(?:"[^"]*"|'[^']*'|\{[^{}]*\})/.source;
const scene = new RegExp(`^[ \\t]*<Scene(?:${attribute})*?\\s+name=["'](\\w+)["']`, 'm');

/** Without a parser, which would take a tenth of the time until `npm start` shows a page. */
function findFirstScene(text: string): string | undefined {
  return text.replaceAll(codeOrComment, '').match(scene)?.[1];
}
