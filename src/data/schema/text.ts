/** The small shapes that all content is made of. */
import * as z from 'zod';

/** Text that is shown as it is written. */
const plain = z
  .string()
  .refine(
    (text) => !/\*\*\S[^*]*\*\*|\]\(\S+\)|<\/?(a|b|br|code|em|i|li|p|span|strong|ul)\b[^>]*>/i.test(text),
    'write plain words: Markdown and HTML would show as they are',
  );

const text = plain.trim().min(1, 'write a text here: it is shown to visitors');

export const line = text.max(200, 'shorten it to 200 characters');

export const paragraph = text.max(600, 'shorten it to 600 characters');

export const slug = z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens');

/** A day, as 2026-11-21. */
export const day = z.iso.date('write a day that there is, such as 2026-11-21');

/** A path of this site, or `login` for the external app's login page. */
export const target = z.union([
  z.literal('login'),
  z.string().regex(/^\/[\w/#?=-]*$/, 'start with "/" for a page of this site, or write "login"'),
]);

/** Finds what is called as something above it in the same list: nothing could tell the two apart. */
export function uniqueNames(all: readonly {name: string}[], context: z.RefinementCtx): void {
  for (const [index, {name}] of all.entries()) {
    if (all.findIndex((other) => other.name === name) === index) continue;
    context.addIssue({code: 'custom', path: [index, 'name'], message: `${name} is taken: choose another name`});
  }
}

/** Finds what shares its fragment with something above it in the same list: a link could lead to one of them only. */
export function uniqueIds(all: readonly {id: string}[], context: z.RefinementCtx): void {
  for (const [index, {id}] of all.entries()) {
    if (all.findIndex((other) => other.id === id) === index) continue;
    context.addIssue({code: 'custom', path: [index, 'id'], message: `${id} is taken: give each its own id`});
  }
}

/**
 * True until the owner supplies the real thing, and taken away then: the launch check lists every sample. A whole page
 * of placeholders, as `npm run new` makes one, is left out of search engines, sitemap and search as long.
 */
export const sample = z.boolean().optional();

/** A link as header, footer, buttons and cards show it. */
export const link = z.object({label: line, to: target});
export type LinkItem = z.infer<typeof link>;

/** What stands at the top of a section. */
export const sectionHead = z.object({heading: line, intro: paragraph.optional()});
export type SectionHead = z.infer<typeof sectionHead>;

/** The same of a section that can be linked by a fragment. */
export const linkedHeading = sectionHead.extend({id: slug.optional()});

/** Running text: a paragraph, or a paragraph in runs, some of which are links. Never HTML. */
export const richText = z.union(
  [paragraph, z.array(z.union([plain.min(1), link])).min(1)],
  'write plain text, or a list of texts and links such as {label: "the plans", to: "/pricing"}',
);
export type RichText = z.infer<typeof richText>;
