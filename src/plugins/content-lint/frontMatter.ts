import {inspect} from 'node:util';
import * as z from 'zod';
import {description as siteDescription} from '../../data/schema/page';
import {capitalised} from '../../lib/format';
import {hasGlyphs, missingGlyphsMessage} from '../social-cards/cardGlyphs';
import {readLists} from './lists';
import {isReadableDate, type MdxPage, type PageKind} from './pages';
import {error, isSlip, type Problem, suggest, warning} from './problem';

/** Docusaurus converts a number to text, and text to a number or a flag. */
const text = z.union([z.string(), z.number()], 'Write text, in quotes if it looks like a date');
const strictFlag = z.boolean('Write true or false, without quotes');
const flag = z.union([z.boolean(), z.enum(['true', 'false'])], 'Write true or false');
const number = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)], 'Write a number');
const textOrNull = z.union([text, z.null()], 'Write text, or null');
const entry = z.union([text, z.looseObject({})]);
const authors = z.union([entry, z.array(entry)], 'Write a name of blog/authors.yml, or a list of them');
const tags = z.array(entry, 'Write a list, as [code-review]');
const level = z.int('Write a number from 2 to 6').min(2).max(6);

const date = z.string('Write a day, as 2026-10-31').refine(isReadableDate, 'Write a day that exists, as 2026-10-31');

/** Keys that decide whether a page is published. One that cannot be read is an error, never ignored. */
const visibility = {draft: strictFlag.optional(), unlisted: strictFlag.optional(), date: date.optional()};

const common = {
  ...visibility,
  title: text.optional(),
  description: text.optional(),
  keywords: z.array(text, 'Write a list, as [agents, review]').optional(),
  image: text.optional(),
  slug: text.optional(),
  hide_table_of_contents: flag.optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  last_update: z.looseObject({}).optional(),
};
const article = {...common, id: text.optional(), title_meta: text.optional(), tags: tags.optional()};
const post = {...article, authors: authors.optional(), sidebar_label: text.optional()};

/** What the front matter of each kind may hold: the keys that Docusaurus documents. */
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

/** What is wrong with the keys of a page's front matter; `lists` are the known authors and tags. */
export function frontMatterProblems(page: MdxPage, lists: Record<'authors' | 'tags', readonly string[]>): Problem[] {
  const {file, kind, frontMatter, keyLine} = page;
  if (kind === 'partial') return [];
  const place = (key: string) => ({file, line: keyLine(key)});
  const keys = Object.keys(schemas[kind].shape);
  const wrong = (schemas[kind].safeParse(frontMatter).error?.issues ?? []).map(({path, message}) => {
    const key = String(path[0]);
    return error(place(key), `Front matter: ${key} is ${show(frontMatter[key])}`, message);
  });
  const unknown = Object.keys(frontMatter)
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const message = `Front matter: there is no key "${key}"`;
      const meant = visibilityKey(key);
      return meant
        ? error(place(key), message, `Write ${meant}`)
        : warning(place(key), message, suggest(key, keys, 'Remove it'));
    });
  const unknownNames = (['authors', 'tags'] as const).flatMap((key) =>
    kind !== 'post' || lists[key].length === 0
      ? []
      : [frontMatter[key] ?? []]
          .flat()
          .map((name) => (typeof name === 'object' ? show(name) : String(name)))
          .filter((name) => !lists[key].includes(name))
          .map((name) => {
            const fix = suggest(name, lists[key], `Add it to blog/${key}.yml`);
            return error(place(key), `Front matter: ${show(name)} is not in blog/${key}.yml`, fix);
          }),
  );
  return [...wrong, ...unknown, ...unknownNames, ...recommendations(page)];
}

/** The key that was meant by one that is nearly `draft` or `unlisted`: ignoring it would publish the page. */
function visibilityKey(key: string): string | undefined {
  const lower = key.toLowerCase();
  if (lower === 'date') return 'date';
  return ['draft', 'unlisted'].find((known) => lower.includes(known) || isSlip(lower, known));
}

/** What search results and social cards need of a page. */
function recommendations({file, frontMatter, keyLine, headings, unpublished}: MdxPage): Problem[] {
  if (unpublished) return [];
  const {title, description} = frontMatter;
  const problems: Problem[] = [];
  const warn = (key: string, message: string, fix: string) =>
    problems.push(warning({file, line: keyLine(key)}, message, fix));
  if (title === undefined && !headings.some(({depth}) => depth === 1))
    warn('title', 'The page has no title', 'Write title: in the front matter');
  if (typeof title === 'string' && title.length > 70)
    warn('title', 'Search results cut the title', 'Shorten it to 70 characters');
  if (typeof title === 'string' && !hasGlyphs(title))
    warn('title', 'The social card cannot show the title', capitalised(missingGlyphsMessage({input: title})));
  const issue = siteDescription.safeParse(description).error?.issues[0];
  if (issue) {
    const message = description === undefined ? 'The page has no description' : 'The description has the wrong length';
    warn('description', message, capitalised(issue.message));
  }
  return problems;
}

/** Front matter without the keys that Docusaurus refuses; if there are any, the page is a draft. */
export function readableFrontMatter(
  root: string,
  kind: PageKind,
  frontMatter: Record<string, unknown>,
): Record<string, unknown> {
  const {date, authors} = frontMatter;
  // Docusaurus' parser makes dates of days.
  const written = {...frontMatter, ...(date instanceof Date && {date: date.toISOString()})};
  const refused = new Set((schemas[kind].safeParse(written).error?.issues ?? []).map(({path}) => String(path[0])));
  const known = readLists(root).authors;
  if (kind === 'post' && [authors ?? []].flat().some((name) => typeof name === 'string' && !known.includes(name)))
    refused.add('authors');
  if (refused.size === 0) return frontMatter;
  return {...Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !refused.has(key))), draft: true};
}

/** A value as YAML has it; a circular one as Node prints it. */
function show(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : inspect(value);
}
