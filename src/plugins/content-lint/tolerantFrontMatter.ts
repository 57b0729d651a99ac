import {relative} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {readableFrontMatter} from './frontMatter';
import {pageFolders} from './pages';

/**
 * Front matter for `npm start`, which would end at a page whose front matter does not parse, or has a value that
 * Docusaurus refuses: such a page is a draft, without these keys. The content check reports them, and stops a build.
 */
export function tolerantFrontMatter(root: string): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = relative(root, filePath).replaceAll('\\', '/');
    const kind = pageFolders.find(({folder}) => file.startsWith(`${folder}/`))?.kind ?? 'partial';
    try {
      const {frontMatter, content} = await defaultParseFrontMatter({filePath, fileContent});
      return {frontMatter: readableFrontMatter(root, kind, frontMatter), content};
    } catch {
      return {frontMatter: {draft: true}, content: fileContent.replace(/^---$.*?^---$/ms, '').trim()};
    }
  };
}
