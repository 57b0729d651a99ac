import {inspect} from 'node:util';
import type {ReportingSeverity} from '@docusaurus/types';
import * as z from 'zod';
import {description as siteDescription} from '../../../data/schema/page';
import {capitalize} from '../../../lib/format';
import {hasGlyphs, missingGlyphsMessage} from '../../social-cards/cardGlyphs';
import {error, isTypo, type Problem, problemAt, suggest, warning} from '../problem';
import {type Lists, readAuthors} from '../read/lists';
import {isReadableDate, type MdxPage} from '../read/pages';
import type {PageKind} from '../read/settings';

/** Accepts a number, a boolean or a text that matches: Docusaurus converts text to numbers and booleans. */
function oneOf(pattern: RegExp, fix: string): z.ZodType {
  return z.unknown().refine((value) => typeof value !== 'object' && pattern.test(String(value)), fix);
}

/** Docusaurus converts numbers to text. */
const text = z.union([z.string(), z.number()], 'Write text, in quotes if it looks like a date');
const flag = oneOf(/^(?:true|false)$/i, 'Write true or false');
const number = oneOf(/^-?\d+(\.\d+)?$/, 'Write a number');
const textOrNull = z.union([text, z.null()], 'Write text, or null');
const entry = z.union([text, z.looseObject({})]);
const authors = z.union([entry, z.array(entry)], 'Write a name from blog/authors.yml, or a list of names');
const tags = z.array(entry, 'Write a list, such as [code-review]');
const level = oneOf(/^[2-6]$/, 'Write a number from 2 to 6');

const dateFix = 'Write an existing date, such as 2026-10-31';
const date = z.string(dateFix).refine((value) => !Number.isNaN(Date.parse(value)), dateFix);

/** Rules that Docusaurus does not have. */
const houseRules = z.looseObject({
  /** Docusaurus reads 2026-02-30 as 2 March. */
  date: z.string().refine(isReadableDate, dateFix).optional(),
  /** Day on which a writer should read the page again: `npm run due` lists it. */
  review_by: z.iso.date(dateFix).optional(),
});

/** Keys that decide whether a page is published. */
const visibility = {draft: flag.optional(), unlisted: flag.optional(), date: z.unknown().optional()};

const common = {
  ...visibility,
  title: text.optional(),
  description: text.optional(),
  keywords: z.array(text, 'Write a list, such as [agents, review]').optional(),
  image: text.optional(),
  slug: text.optional(),
  hide_table_of_contents: flag.optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  last_update: z.looseObject({}).optional(),
  review_by: z.unknown().optional(),
  format: text.optional(),
};
const article = {...common, id: text.optional(), title_meta: text.optional(), tags: tags.optional()};
const post = {...article, date: date.optional(), authors: authors.optional(), sidebar_label: text.optional()};

/** Front matter keys that Docusaurus documents, and `review_by`, by kind of page. */
const schemas: Record<PageKind, z.ZodObject> = {
  doc: z.looseObject({
    ...article,
    hide_title: flag.optional(),
    sidebar_label: text.optional(),
    sidebar_position: number.optional(),
    sidebar_class_name: text.optional(),
    sidebar_key: text.optional(),
    sidebar_custom_props: z.looseObject({}).optional(),
    displayed_sidebar: textOrNull.optional(),
    pagination_label: text.optional(),
    pagination_next: textOrNull.optional(),
    pagination_prev: textOrNull.optional(),
    parse_number_prefixes: flag.optional(),
    custom_edit_url: textOrNull.optional(),
  }),
  post: z.looseObject(post),
  month: z.looseObject(post),
  page: z.looseObject({...common, wrapperClassName: text.optional()}),
  partial: z.looseObject({}),
};

/**
 * Reports values that Docusaurus rejects as errors, and unknown keys as warnings. `lists` has the authors and tags of
 * the blog; other tags, and authors with a name instead of a key, are reported as the blog's options say.
 */
export function frontMatterProblems(page: MdxPage, lists: Lists): Problem[] {
  const {file, kind, folder, frontMatter, keyLine} = page;
  if (kind === 'partial') return [];
  const place = (key: string) => ({file, line: keyLine(key)});
  const keys = Object.keys(schemas[kind].shape);
  const invalid = (report: typeof error, schema: z.ZodType) =>
    (schema.safeParse(frontMatter).error?.issues ?? []).map(({path, message}) => {
      const key = String(path[0]);
      return report(place(key), `Front matter: invalid value ${formatValue(frontMatter[key])} for ${key}`, message);
    });
  const rejected = invalid(error, schemas[kind]);
  const unknown = Object.keys(frontMatter)
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const message = `Front matter: unknown key "${key}"`;
      const intended = visibilityKey(key);
      return warning(place(key), message, intended ? `Write ${intended}` : suggest(key, keys, 'Remove it'));
    });
  const unknownNames = (['authors', 'tags'] as const).flatMap((key) =>
    folder.folder !== lists.folder || lists[key].length === 0
      ? []
      : [frontMatter[key] ?? []].flat().flatMap((value: unknown) => {
          const inline = inlineSetting(page, key, value);
          const name = nameOf(value);
          if (lists[key].includes(name)) return [];
          const known = `${lists.folder}/${key}.yml`;
          const fix = suggest(name, lists[key], `Add it to ${known}`);
          return problemAt(inline, place(key), `Front matter: ${formatValue(value)} is not in ${known}`, fix);
        }),
  );
  const house = rejected.length > 0 ? [] : invalid(warning, houseRules);
  return [...rejected, ...house, ...unknown, ...unknownNames, ...recommendations(page)];
}

/** Returns the severity of an author or tag that is not in its list. Docusaurus always stops at an unknown author key. */
function inlineSetting({folder}: MdxPage, key: 'authors' | 'tags', value: unknown): ReportingSeverity {
  if (key === 'tags') return folder.onInlineTags;
  return typeof value === 'object' && value !== null && !('key' in value) ? folder.onInlineAuthors : 'throw';
}

/** Returns the key of an author or tag in the lists; an inline one has none. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return 'key' in value ? String(value.key) : '';
}

/** Returns the intended key for a misspelled `draft`, `unlisted` or `date`: Docusaurus ignores it and publishes the page. */
function visibilityKey(key: string): string | undefined {
  const lower = key.toLowerCase();
  if (lower === 'date') return 'date';
  return ['draft', 'unlisted'].find((known) => lower.includes(known) || isTypo(lower, known));
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

/** Removes the keys that Docusaurus rejects. If there are any, the page becomes a draft. */
export function readableFrontMatter(
  root: string,
  kind: PageKind,
  frontMatter: Record<string, unknown>,
): Record<string, unknown> {
  const {authors} = frontMatter;
  // Docusaurus' parser converts days to `Date`.
  const entries = Object.entries(frontMatter).map(([key, value]) => [
    key,
    value instanceof Date ? value.toISOString().slice(0, 10) : value,
  ]);
  const asText = Object.fromEntries(entries);
  const rejected = new Set((schemas[kind].safeParse(asText).error?.issues ?? []).map(({path}) => String(path[0])));
  const known = Object.keys(readAuthors(root));
  if (kind === 'post' && [authors ?? []].flat().some((name) => typeof name === 'string' && !known.includes(name)))
    rejected.add('authors');
  if (rejected.size === 0) return frontMatter;
  return {...Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !rejected.has(key))), draft: true};
}

/** Formats a value for a message. `inspect` also handles circular values, which YAML anchors can create. */
function formatValue(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : inspect(value);
}
