import type {ContentType} from '../../lib/contentTypes';
import {markdownPath} from '../../lib/markdownPath';

/** A page as a list of pages names it. */
export type ListedPage = {path: string; name: string; description: string; kind: ContentType};

type About = {name: string; tagline: string; siteUrl: string};

/**
 * The site's `llms.txt` (llmstxt.org): what it is, and a link to the Markdown of every page with what it holds, by
 * kind, in the order of the pages given.
 */
export function llmsTxt(pages: readonly ListedPage[], {name, tagline, siteUrl}: About): string {
  const kinds = [...new Set(pages.map(({kind}) => kind))];
  const sections = kinds.map((kind) => {
    const lines = pages
      .filter((page) => page.kind === kind)
      .map(({path, name: title, description}) => `- [${title}](${siteUrl}${markdownPath(path)}): ${description}`);
    return `## ${kind}\n\n${lines.join('\n')}`;
  });
  const intro = [
    `# ${name}`,
    `> ${tagline}`,
    `Every page is also Markdown: put \`.md\` behind its address. All of them in one file: ${siteUrl}/llms-full.txt`,
  ];
  return `${[...intro, ...sections].join('\n\n')}\n`;
}
