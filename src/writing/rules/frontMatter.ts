import * as z from 'zod';
import {description as offered} from '../../data/schema/page';
import {months} from '../../lib/format';
import {meantWord} from '../../lib/search/spelling';
import type {Document} from '../documents';
import type {Mistake} from '../mistake';
import type {WritingKind} from '../pageFolders';
import {plain, title, unformatted} from '../titles';
import {monthOf, titleOf} from './months';

const description = offered.regex(plain, unformatted);
const oneDay = 'write the day as YYYY-MM-DD, and one that there is';
/** A day as front matter has it. */
export const day = z.iso.date({error: oneDay, abort: true}).startsWith('2', oneDay);
const postNumber = 'number the post, such as slug: /4';
const onOrOut = 'write true, or take the line out';
const draft = z.boolean(onOrOut).optional();
const label = 'write a shorter title, or take the line out';
const address = 'write it in small letters, digits and hyphens, or take the line out';
const author = 'name an author of blog/authors.yml';
const tag = 'list tags of blog/tags.yml, such as [code-review]';

/** Docusaurus ends a build in which somebody has written a post twice. */
const once = (names: string | string[]) => typeof names === 'string' || new Set(names).size === names.length;

/** What the front matter of each kind of page may hold; keys that it does not know are mistakes, too. */
const schemas: Record<WritingKind, z.ZodObject> = {
  doc: z.strictObject({
    title,
    description,
    draft,
    unlisted: z.boolean(onOrOut).optional(),
    sidebar_position: z.int('number the page inside its section').optional(),
    sidebar_label: z.string(label).trim().min(1, label).optional(),
    slug: z
      .string(address)
      .regex(/^\/?([a-z0-9-]+\/)*[a-z0-9-]*$/, address)
      .optional(),
    hide_table_of_contents: z.boolean(onOrOut).optional(),
  }),
  post: z.strictObject({
    title,
    description,
    draft,
    slug: z.string(postNumber).regex(/^\/\d+$/, postNumber),
    date: day,
    authors: z.union([z.string(), z.array(z.string()).min(1, author)], author).refine(once, 'name each author once'),
    tags: z.array(z.string(tag), tag).min(1, 'give it one tag at least'),
  }),
  month: monthSchema(),
  page: z.strictObject({title, description, draft, hide_table_of_contents: z.boolean(onOrOut).optional()}),
};

/** What a page of the changelog holds, which says the month that it is of, such as `2026-10`, where that is known. */
function monthSchema(month?: string) {
  const name = month ? `write "${titleOf(month)}"` : 'write the month, such as "October 2026"';
  const address = month ? `write /${month}` : 'write the month, such as /2026-10';
  return z.strictObject({
    title: z.string(name).regex(new RegExp(`^(${months.join('|')}) \\d{4}$`), name),
    description,
    draft,
    slug: z.string(address).regex(/^\/\d{4}-(0[1-9]|1[0-2])$/, address),
    date: day,
  });
}

/** What is wrong between a page's two lines of dashes; `files` are those of all pages. */
export function frontMatterMistakes(document: Document, files: ReadonlySet<string>): Mistake[] {
  const {file, kind, text, frontMatter, lineOf} = document;
  const schema = kind === 'month' ? monthSchema(monthOf({file, frontMatter}, files)) : schemas[kind];
  const lines = text.split('\n');
  const cutOff = ['title', 'description'].flatMap((key) => {
    const line = lineOf(key);
    if (!/^\w+: *[^"' ].* #/.test(lines[line - 1] ?? '')) return [];
    return [{file, line, what: `front matter: ${key} ends before its #`, remedy: 'put it in quotes'}];
  });
  const quoted = ['title', 'description'].flatMap((key) => {
    const line = lineOf(key);
    if (!/^\w+: *[“”„«‘]/.test(lines[line - 1] ?? '')) return [];
    const remedy = 'write " at both ends, and curly ones inside of these if readers are to see them';
    return [{file, line, what: `front matter: the quotes around ${key} are part of it`, remedy}];
  });
  const keys = Object.keys(schema.shape);
  // What is written by another name is not missing as well.
  const misnamed = Object.keys(frontMatter).map((key) => (keys.includes(key) ? undefined : meantKey(key, keys)));
  const faulty = (schema.safeParse(frontMatter).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const remedy = keyRemedy(key, keys);
        return {file, line: lineOf(key), what: `front matter has an unknown key "${key}"`, remedy};
      });
    }
    const key = String(issue.path[0] ?? '');
    const how = frontMatter[key] == null ? 'missing' : 'wrong';
    if (how === 'missing' && misnamed.includes(key)) return [];
    return [{file, line: lineOf(key), what: `front matter: ${key} is ${how}`, remedy: issue.message}];
  });
  return [...cutOff, ...quoted, ...faulty];
}

/** What to do about a key that is none of those that are known. */
export function keyRemedy(key: string, keys: readonly string[]): string {
  const meant = meantKey(key, keys);
  return meant ? `did you mean ${meant}?` : `take it out, or use one of ${keys.join(', ')}`;
}

function meantKey(key: string, keys: readonly string[]): string | undefined {
  return keys.find((known) => known.startsWith(key)) ?? meantWord(key, keys);
}

/** The keys of a page's front matter that are unknown or hold something wrong; words that are only too long or short are kept. */
export function wrongKeys(kind: WritingKind, frontMatter: Readonly<Record<string, unknown>>): string[] {
  return (schemas[kind].safeParse(frontMatter).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys;
    const key = String(issue.path[0] ?? '');
    const words = (key === 'title' || key === 'description') && typeof frontMatter[key] === 'string';
    return words ? [] : [key];
  });
}
