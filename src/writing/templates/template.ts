/** What `npm run new` makes. */
export const kinds = ['post', 'doc', 'changelog', 'landing', 'comparison'] as const;
export type TemplateKind = (typeof kinds)[number];

/** A file as it is written. */
export type NewFile = {
  /** From the project's folder. */
  path: string;
  text: string;
};

/** What is in the project already. */
export type Place = {
  /** The folder of `docs` that a new page goes into, and those that there are. */
  section: string;
  sections: readonly string[];
  /** The numbers that the blog's posts have, or had. */
  postNumbers: readonly number[];
  /** Of the authors and of the tags that there are the first. */
  author: string;
  tag: string;
  /** The positions of the pages in the section. */
  docPositions: readonly number[];
  /** The numbers that landing pages have, or had. */
  landingNumbers: readonly number[];
};

/** Makes the files of a page from its title, complete and correct as they are. */
export type Template = (title: string, place: Place & {today: Date}) => NewFile[];

/** How the sentence begins that asks for a description; the page's title ends it. */
export const askedDescription = 'Say here, in 50 to 160 characters, what somebody can do after reading';

/**
 * Stands where a sentence is missing; long enough to be one, so that the file is correct as it is, and of each page's
 * own, as no two may share theirs.
 */
export function descriptionOf(title: string): string {
  return `${askedDescription} ${title}.`.slice(0, 160);
}

/** The number after the highest one. */
export function next(taken: readonly number[]): number {
  return Math.max(0, ...taken) + 1;
}

/** A day as front matter and data have it. */
export function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
