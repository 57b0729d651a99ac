import type {ContentType} from '../../lib/contentTypes';
import {markdownPath} from '../../lib/markdownPath';

/** A page's entry in `llms.txt`. */
export type ListedPage = {path: string; name: string; description: string; kind: ContentType};

type SiteInfo = {name: string; tagline: string; siteUrl: string};

/** Agents cut longer texts. */
export const maxCharacters = 40_000;

/** A content type with more text has lists of its own if `llms.txt` is too long. */
const maxInline = 5000;

/**
 * Generates `llms.txt` (llmstxt.org), by file name: the site's name and tagline, and links to the Markdown version of
 * every page with its description, grouped by content type in the given order. If it is too long, content types with
 * many pages are listed in files by section, and `llms.txt` links those.
 */
export function llmsFiles(pages: readonly ListedPage[], site: SiteInfo): Record<string, string> {
  const kinds = [...new Set(pages.map(({kind}) => kind))];
  const linesOf = (listed: readonly ListedPage[]) =>
    listed.map(({path, name, description}) => `- [${name}](${site.siteUrl}${markdownPath(path)}): ${description}`);
  const linesByKind = kinds.map((kind) => ({kind, lines: linesOf(pages.filter((page) => page.kind === kind))}));
  const index = llmsTxt(linesByKind, site);
  if (index.length <= maxCharacters) return {'llms.txt': index};

  const files: Record<string, string> = {};
  const sectionLinks = (kind: ContentType) =>
    Object.entries(bySection(pages.filter((page) => page.kind === kind))).flatMap(([section, listed]) =>
      chunksOf(linesOf(listed)).map((lines, number) => {
        const part = number > 0 ? ` ${number + 1}` : '';
        const name = `llms/${section}${part.replace(' ', '-')}.txt`;
        const title = `${[kind, ...section.split('/').slice(1)].join(': ').replaceAll('-', ' ')}${part}`;
        files[name] = `# ${site.name}: ${title}\n\n${lines.join('\n')}\n`;
        return `- [${title}](${site.siteUrl}/${name}): ${lines.length} ${lines.length === 1 ? 'page' : 'pages'}`;
      }),
    );
  const shortened = linesByKind.map(({kind, lines}) => ({
    kind,
    lines: lines.join('\n').length > maxInline ? sectionLinks(kind) : lines,
  }));
  return {'llms.txt': llmsTxt(shortened, site), ...files};
}

function llmsTxt(
  sections: readonly {kind: ContentType; lines: readonly string[]}[],
  {name, tagline, siteUrl}: SiteInfo,
): string {
  const intro = [
    `# ${name}`,
    `> ${tagline}`,
    `Every page is also available as Markdown: append \`.md\` to its URL. All pages in one file: ${siteUrl}/llms-full.txt`,
  ];
  return `${[...intro, ...sections.map(({kind, lines}) => `## ${kind}\n\n${lines.join('\n')}`)].join('\n\n')}\n`;
}

/** Groups pages by their folder, at most two levels, or else their content type. */
function bySection(pages: readonly ListedPage[]): Record<string, ListedPage[]> {
  const sections: Record<string, ListedPage[]> = {};
  for (const page of pages) {
    const section = page.path.split('/').slice(1, -1).slice(0, 2).join('/') || page.kind.toLowerCase();
    sections[section] = [...(sections[section] ?? []), page];
  }
  return sections;
}

/** Divides lines so that no chunk is longer than agents read. */
function chunksOf(lines: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let length = maxCharacters;
  for (const line of lines) {
    if (length + line.length > maxCharacters - maxInline) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(line);
    length += line.length + 1;
  }
  return chunks;
}
