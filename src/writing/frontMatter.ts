import * as z from 'zod';
import type {Document, Kind, Mistake} from './documents';

const title = z
  .string('write a title')
  .min(3, 'write a title of at least 3 characters')
  .max(70, 'shorten it to 70 characters');
const description = z
  .string('say in one sentence what the page offers')
  .min(50, 'say in at least 50 characters what the page offers')
  .max(160, 'shorten it to 160 characters, so that results show it whole');
const day = z.union([z.date(), z.string().regex(/^\d{4}-\d\d-\d\d$/)], 'write the day as YYYY-MM-DD');
const draft = z.boolean('write true, or take the line out').optional();

/** What the front matter of each kind of page may hold; keys that it does not know are mistakes, too. */
const schemas: Record<Kind, z.ZodType> = {
  doc: z.strictObject({
    title,
    description,
    draft,
    sidebar_position: z.int('number the page inside its section').optional(),
    sidebar_label: z.string().optional(),
    slug: z.string().optional(),
    hide_table_of_contents: z.boolean().optional(),
  }),
  post: z.strictObject({
    title,
    description,
    draft,
    slug: z.string('number the post').regex(/^\/\d+$/, 'number the post: slug: /4'),
    date: day,
    authors: z.union([z.string(), z.array(z.string())], 'name an author of blog/authors.yml'),
    tags: z.array(z.string(), 'list tags of blog/tags.yml, such as [code-review]').min(1, 'give it one tag at least'),
  }),
  month: z.strictObject({
    title: z.string('name the month').regex(/^[A-Z][a-z]+ \d{4}$/, 'write the month as "October 2026"'),
    description,
    draft,
    slug: z.string('write the month as /2026-10').regex(/^\/\d{4}-\d\d$/, 'write the month as /2026-10'),
    date: day,
  }),
  page: z.strictObject({title, description, draft, hide_table_of_contents: z.boolean().optional()}),
};

/** What is wrong between a page's two lines of dashes. */
export function frontMatterMistakes({file, kind, frontMatter, lineOf}: Document): Mistake[] {
  const {error} = schemas[kind].safeParse(frontMatter);
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineOf(key),
        what: `front matter has an unknown key "${key}"`,
        remedy: `take it out, or correct its name`,
      }));
    }
    const key = String(issue.path[0] ?? '');
    return [{file, line: lineOf(key), what: `front matter: ${key} is missing or wrong`, remedy: issue.message}];
  });
}
