import {relative} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {folders} from './pageFolders';
import {wrongKeys} from './rules/frontMatter';
import {compiledAuthors} from './rules/names';

/** Keys that keep a page back from visitors, in lower case. */
const visibility = ['draft', 'unlisted'];
/** Kinds that are published from their date on. */
const dated = ['post', 'month'];

/**
 * Hands Docusaurus of a page's front matter in `root` only what it can work with. Of the rest the content check tells,
 * with file and line; Docusaurus would end before it had its say. Fails closed: a page whose visibility cannot be read
 * is a draft, which `npm start` shows and a build leaves out.
 */
export function leftToTheCheck(root: string): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = relative(root, filePath).replaceAll('\\', '/');
    const kind = folders.find(({folder}) => file.startsWith(`${folder}/`))?.kind;
    try {
      const {frontMatter, content} = await defaultParseFrontMatter({filePath, fileContent});
      if (!kind) return {frontMatter, content};
      const wrong = new Set(wrongKeys(kind, {...frontMatter, ...dayOf(frontMatter)}));
      const right = Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !wrong.has(key)));
      if (right.authors) right.authors = [right.authors].flat().filter(isIn(compiledAuthors(root)));
      const keysOfVisibility = dated.includes(kind) ? [...visibility, 'date'] : visibility;
      if ([...wrong].some((key) => keysOfVisibility.includes(key.toLowerCase())))
        Object.assign(right, {draft: true, unlisted: false});
      return {frontMatter: right, content};
    } catch {
      return {frontMatter: {draft: true}, content: fileContent.replace(/^---$.*?^---$/ms, '').trim()};
    }
  };
}

/** Docusaurus' parser makes dates of days. */
function dayOf({date}: Record<string, unknown>): {date?: string} {
  return date instanceof Date ? {date: date.toISOString().slice(0, 10)} : {};
}

function isIn(names: readonly string[]): (name: unknown) => boolean {
  return (name) => names.some((known) => known === name);
}
