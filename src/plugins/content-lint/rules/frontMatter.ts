import * as z from 'zod';
import {description as siteDescription} from '../../../data/schema/page';
import {capitalize} from '../../../lib/format';
import {hasGlyphs, missingGlyphsMessage} from '../../social-cards/cardGlyphs';
import {isTypo, type Problem, suggest, warning} from '../problem';
import type {PageKind} from '../read/folders';
import type {MdxPage} from '../read/pages';

const common = [
  ...['title', 'description', 'keywords', 'image', 'slug', 'draft', 'unlisted', 'format', 'last_update', 'review_by'],
  ...['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level'],
];
const post = [...common, 'id', 'title_meta', 'tags', 'date', 'authors', 'sidebar_label'];

/** Front matter keys that Docusaurus documents, and `review_by`. Docusaurus checks their values. */
const keysByKind: Record<Exclude<PageKind, 'partial'>, readonly string[]> = {
  doc: [
    ...[...common, 'id', 'title_meta', 'tags', 'hide_title', 'custom_edit_url', 'parse_number_prefixes'],
    ...['sidebar_label', 'sidebar_position', 'sidebar_class_name', 'sidebar_key', 'sidebar_custom_props'],
    ...['displayed_sidebar', 'pagination_label', 'pagination_next', 'pagination_prev'],
  ],
  post,
  month: post,
  page: [...common, 'wrapperClassName'],
};

/** Warns about unknown keys, which Docusaurus ignores, and about titles and descriptions. */
export function frontMatterProblems(page: MdxPage): Problem[] {
  const {file, kind, frontMatter, keyLine} = page;
  if (kind === 'partial') return [];
  const keys = keysByKind[kind];
  const unknown = Object.keys(frontMatter)
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const fix = visibilityKey(key) ?? suggest(key, keys, 'Remove it');
      return warning({file, line: keyLine(key)}, `Front matter: unknown key "${key}"`, fix);
    });
  return [...unknown, ...reviewProblems(page), ...recommendations(page)];
}

/** Returns the fix for a misspelled `draft`, `unlisted` or `date`: Docusaurus ignores it and publishes the page. */
function visibilityKey(key: string): string | undefined {
  const lower = key.toLowerCase();
  const known = ['draft', 'unlisted'].find((name) => lower.includes(name) || isTypo(lower, name));
  return known && `Write ${known}`;
}

/** `npm run due` lists the pages with `review_by`. */
function reviewProblems({file, frontMatter: {review_by}, keyLine}: MdxPage): Problem[] {
  if (z.iso.date().optional().safeParse(review_by).success) return [];
  const message = `Front matter: invalid value "${review_by}" for review_by`;
  return [warning({file, line: keyLine('review_by')}, message, 'Write an existing date, such as 2026-10-31')];
}

/** Warns about titles and descriptions that search results or social cards cannot show in full. */
function recommendations({file, frontMatter, keyLine, headings, unpublished}: MdxPage): Problem[] {
  if (unpublished) return [];
  const {title, description} = frontMatter;
  const problems: Problem[] = [];
  const warn = (key: string, message: string, fix: string) =>
    problems.push(warning({file, line: keyLine(key)}, message, fix));
  if (title === undefined && !headings.some(({depth}) => depth === 1))
    warn('title', 'The page has no title', 'Add title: to the front matter');
  if (typeof title === 'string' && title.length > 70)
    warn('title', 'Search results cut off the title', 'Shorten it to at most 70 characters');
  if (typeof title === 'string' && !hasGlyphs(title))
    warn('title', 'The social card cannot show the title', capitalize(missingGlyphsMessage({input: title})));
  const issue = siteDescription.safeParse(description).error?.issues[0];
  if (issue) {
    const message = description === undefined ? 'The page has no description' : 'The description has the wrong length';
    warn('description', message, capitalize(issue.message));
  }
  return problems;
}
