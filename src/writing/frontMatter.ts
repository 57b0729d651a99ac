import * as z from 'zod';
import {months} from '../lib/format';
import {meantWord} from '../lib/search/spelling';
import type {Document, Kind, Mistake} from './documents';

const title = z
  .string({error: ({input}) => (input == null ? 'write a title' : 'put it in quotes')})
  .min(3, 'write a title of at least 3 characters')
  .max(70, 'shorten it to 70 characters');
const description = z
  .string('say in one sentence what the page offers')
  .min(50, 'say in at least 50 characters what the page offers')
  .max(160, 'shorten it to 160 characters, so that results show it whole');
const day = z.iso.date('write the day as YYYY-MM-DD, and one that there is');
const postNumber = 'number the post, such as slug: /4';
const monthName = 'write the month as "October 2026"';
const monthSlug = 'write the month as /2026-10';
const draft = z.boolean('write true, or take the line out').optional();

/** What the front matter of each kind of page may hold; keys that it does not know are mistakes, too. */
const schemas: Record<Kind, z.ZodObject> = {
  doc: z.strictObject({
    title,
    description,
    draft,
    sidebar_position: z.int('number the page inside its section').optional(),
    sidebar_label: z.string().optional(),
    slug: z
      .string()
      .regex(/^\/?([a-z0-9-]+\/)*[a-z0-9-]*$/, 'write it in small letters, digits and hyphens, or take the line out')
      .optional(),
    hide_table_of_contents: z.boolean().optional(),
  }),
  post: z.strictObject({
    title,
    description,
    draft,
    slug: z.string(postNumber).regex(/^\/\d+$/, postNumber),
    date: day,
    authors: z.union([z.string(), z.array(z.string())], 'name an author of blog/authors.yml'),
    tags: z.array(z.string(), 'list tags of blog/tags.yml, such as [code-review]').min(1, 'give it one tag at least'),
  }),
  month: z.strictObject({
    title: z.string(monthName).regex(new RegExp(`^(${months.join('|')}) \\d{4}$`), monthName),
    description,
    draft,
    slug: z.string(monthSlug).regex(/^\/\d{4}-(0[1-9]|1[0-2])$/, monthSlug),
    date: day,
  }),
  page: z.strictObject({title, description, draft, hide_table_of_contents: z.boolean().optional()}),
};

/** What is wrong between a page's two lines of dashes. */
export function frontMatterMistakes({file, kind, frontMatter, lineOf}: Document): Mistake[] {
  const schema = schemas[kind];
  return (schema.safeParse(frontMatter).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const keys = Object.keys(schema.shape);
        const meant = keys.find((known) => known.startsWith(key)) ?? meantWord(key, keys);
        const remedy = meant ? `did you mean ${meant}?` : `take it out, or use one of ${keys.join(', ')}`;
        return {file, line: lineOf(key), what: `front matter has an unknown key "${key}"`, remedy};
      });
    }
    const key = String(issue.path[0] ?? '');
    const how = frontMatter[key] == null ? 'missing' : 'wrong';
    return [{file, line: lineOf(key), what: `front matter: ${key} is ${how}`, remedy: issue.message}];
  });
}
