import {relative} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {readableFrontMatter} from '../rules/frontMatter';
import {defaultSettings} from './settings';

/**
 * Parses front matter for `npm start`. If it does not parse or has values that Docusaurus rejects, drops these keys and
 * makes the page a draft, because Docusaurus would exit. The content check reports the errors and stops a build.
 */
export function tolerantFrontMatter(root: string): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = relative(root, filePath).replaceAll('\\', '/');
    const kind = defaultSettings.folders.find(({folder}) => file.startsWith(`${folder}/`))?.kind ?? 'partial';
    try {
      const {frontMatter, content} = await defaultParseFrontMatter({filePath, fileContent});
      return {frontMatter: readableFrontMatter(root, kind, frontMatter), content};
    } catch {
      return {frontMatter: {draft: true}, content: fileContent.replace(/^---$.*?^---$/ms, '').trim()};
    }
  };
}
