import type {ContentType} from '../../lib/contentTypes';
import {markdownPath} from '../../lib/markdownPath';

/** A page's entry in `llms.txt`. */
export type ListedPage = {path: string; name: string; description: string; kind: ContentType};

type SiteInfo = {name: string; tagline: string; siteUrl: string};

/**
 * Generates `llms.txt` (llmstxt.org): the site's name and tagline, and links to the Markdown version of every page with
 * its description, grouped by content type in the given order.
 */
export function llmsTxt(pages: readonly ListedPage[], {name, tagline, siteUrl}: SiteInfo): string {
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
    `Every page is also available as Markdown: append \`.md\` to its URL. All pages in one file: ${siteUrl}/llms-full.txt`,
  ];
  return `${[...intro, ...sections].join('\n\n')}\n`;
}
