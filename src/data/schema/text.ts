/**
 * Types and checks that several subjects use. The rules for all texts, links and ids are in
 * `plugins/content-lint/rules/data.ts`.
 */
import * as z from 'zod';

/** Content that may be a placeholder. */
export type Sample = {
  /**
   * Marks placeholder content. Remove the flag once the owner has supplied the real content. `npm run launch-check` lists
   * all samples. Search engines, the sitemap and site search omit sample pages, such as new ones from `npm run new`.
   */
  sample?: boolean;
};

/** A link in the header, the footer, a button or a card. */
export type LinkItem = {
  label: string;
  /** A path of this site, or `login` for the external app's login page. */
  to: string;
};

/** Heading and intro of a section. */
export type SectionHead = {heading: string; intro?: string};

/** Heading and intro of a section with a URL fragment. */
export type LinkedHeading = SectionHead & {id?: string};

/** A paragraph: plain text, or a list of texts and links. Never HTML. */
export type RichText = string | (string | LinkItem)[];

/** A list of which only the length is checked. */
export const list = z.array(z.unknown());

/** An ISO date, such as 2026-11-21. */
export const day = z.iso.date('write a valid date, such as 2026-11-21');

export const url = z.url('write a full URL that starts with https://');

/** Reports duplicate names in a list. */
export function uniqueNames(all: readonly {name: string}[], context: z.RefinementCtx): void {
  for (const [index, {name}] of all.entries()) {
    if (all.findIndex((other) => other.name === name) === index) continue;
    context.addIssue({code: 'custom', path: [index, 'name'], message: `${name} is taken: choose another name`});
  }
}
