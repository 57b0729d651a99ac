import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Adds to the front matter that `parse` gives, as `scene`, the name of the first scene in the page's text: what lists
 * of posts show beside the words, as link previews do.
 */
export function withFirstScene(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const {frontMatter, content} = await parse(params);
    // At the start of a line: a sentence may speak of one.
    const scene = /^\s*<Scene\s[^>]*?\bname="(\w+)"/m.exec(content)?.[1];
    return {frontMatter: scene ? {...frontMatter, scene} : frontMatter, content};
  };
}
