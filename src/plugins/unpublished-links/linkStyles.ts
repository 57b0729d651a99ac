import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {formatDate} from '../../lib/date';

/** Metadata of a page: only posts and months have a date. */
type Page = {permalink: string; frontMatter?: {draft?: unknown; unlisted?: unknown}; date?: Date};

/** Between a mark and the title of its page, as next to text of any size. */
const look = `{
  display: inline-block;
  flex: none;
  align-self: center;
  margin-inline-end: 0.5em;
  padding-inline: 0.5em;
  border: 1px solid var(--warn);
  border-radius: var(--radius-full);
  color: var(--text);
  font: 500 var(--text-2xs) / 1.6 var(--font-sans);
  letter-spacing: normal;
  vertical-align: middle;
}`;

/**
 * Returns a stylesheet that marks links to drafts, unlisted pages and posts dated after `now`. Links in paragraphs have
 * no mark, so that the text looks as in a build.
 */
export function linkStyles(allContent: AllContent, now: Date): string {
  const marks = pagesOf(allContent).flatMap((page) => {
    const mark = markOf(page, now);
    return mark ? [{mark, selector: `${linkTo(page.permalink)}:not(p *)::before`}] : [];
  });
  if (marks.length === 0) return '';
  const rules = marks.map(({mark, selector}) => `${selector} { content: ${JSON.stringify(mark)}; }`);
  return [`${marks.map(({selector}) => selector).join(',\n')} ${look}`, ...rules].join('\n');
}

/** Matches links with and without the slash that the configuration may add. */
function linkTo(permalink: string): string {
  const path = permalink.replace(/(.)\/$/, '$1');
  return `a:is([href=${JSON.stringify(path)}], [href=${JSON.stringify(`${path}/`)}])`;
}

function pagesOf(allContent: AllContent): Page[] {
  const contentOf = <Content>(name: string) =>
    Object.values((allContent[`docusaurus-plugin-content-${name}`] ?? {}) as Record<string, Content>);
  return [
    ...contentOf<Docs>('docs').flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs)),
    ...contentOf<BlogContent>('blog').flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
    ...contentOf<Pages>('pages').flat(),
  ];
}

/** Returns what a build does with a page: `Draft`, `Unlisted`, the day of publication, or several of them. */
function markOf({frontMatter: {draft, unlisted} = {}, date}: Page, now: Date): string {
  const later = date && date > now ? `Scheduled for ${formatDate(date)}` : '';
  return [draft ? 'Draft' : '', unlisted ? 'Unlisted' : '', later].filter(Boolean).join(', ');
}
