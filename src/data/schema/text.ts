/** Basic schemas for all content. */
import * as z from 'zod';

/** Plain text: not parsed as Markdown or HTML. */
const plain = z
  .string()
  .refine(
    (text) => !/\*\*\S[^*]*\*\*|\]\(\S+\)|<\/?(a|b|br|code|em|i|li|p|span|strong|ul)\b[^>]*>/i.test(text),
    'write plain text: Markdown and HTML are not rendered here',
  );

const text = plain.trim().min(1, 'write a text here: it is shown to visitors');

export const line = text.max(200, 'shorten it to 200 characters');

export const paragraph = text.max(600, 'shorten it to 600 characters');

export const slug = z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens');

/** An ISO date, such as 2026-11-21. */
export const day = z.iso.date('write a valid date, such as 2026-11-21');

/** A path of this site, or `login` for the external app's login page. */
export const target = z.union([
  z.literal('login'),
  z.string().regex(/^\/[\w/#?=-]*$/, 'start with "/" for a page of this site, or write "login"'),
]);

/** Reports duplicate names in a list. */
export function uniqueNames(all: readonly {name: string}[], context: z.RefinementCtx): void {
  for (const [index, {name}] of all.entries()) {
    if (all.findIndex((other) => other.name === name) === index) continue;
    context.addIssue({code: 'custom', path: [index, 'name'], message: `${name} is taken: choose another name`});
  }
}

/** Reports duplicate ids in a list: they are URL fragments, and a link reaches only the first. */
export function uniqueIds(all: readonly {id: string}[], context: z.RefinementCtx): void {
  for (const [index, {id}] of all.entries()) {
    if (all.findIndex((other) => other.id === id) === index) continue;
    context.addIssue({code: 'custom', path: [index, 'id'], message: `${id} is taken: choose another id`});
  }
}

/**
 * Marks placeholder content. Remove the flag once the owner has supplied the real content. `npm run launch-check` lists
 * all samples. Search engines, the sitemap and site search omit sample pages, such as new ones from `npm run new`.
 */
export const sample = z.boolean().optional();

/** A link in the header, the footer, a button or a card. */
export const link = z.object({label: line, to: target});
export type LinkItem = z.infer<typeof link>;

/** Heading and intro of a section. */
export const sectionHead = z.object({heading: line, intro: paragraph.optional()});
export type SectionHead = z.infer<typeof sectionHead>;

/** Heading and intro of a section with a URL fragment. */
export const linkedHeading = sectionHead.extend({id: slug.optional()});

/** A paragraph: plain text, or a list of texts and links. Never HTML. */
export const richText = z.union(
  [paragraph, z.array(z.union([plain.min(1), link])).min(1)],
  'write plain text, or a list of texts and links such as {label: "the plans", to: "/pricing"}',
);
export type RichText = z.infer<typeof richText>;
