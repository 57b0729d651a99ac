import {parseArgs} from 'node:util';
import {announcement, homeBanner} from '../data/home/banners';
import type {Announcement, Banner} from '../data/home/schema';
import {securityContactExpires} from '../data/legal';
import {loadPages, type MdxPage, publicationDate} from '../plugins/content-lint/read/pages';
import {type ComparisonSource, comparisonSources} from './comparisonSources';
import {legalPages} from './legalPages';

/** A change or a task on a day. */
export type Entry = {
  /** Such as 2026-11-27. */
  day: string;
  file: string;
  text: string;
  /** Whether the site changes by itself, so that there is nothing to do. */
  automatic?: boolean;
};

/** Months until the source of a comparison is read again, and until a legal text is reviewed. */
const sourceMonths = 6;
const legalMonths = 12;
/** A test fails these days before security.txt expires. */
const expiryNoticeDays = 30;

/** Lists what changes by itself after `today`, and what expires or needs a review, sorted by day. */
export async function dueEntries(root: string, today: string): Promise<Entry[]> {
  const {pages} = await loadPages(root);
  return [
    ...scheduledPages(pages, today),
    ...bannerChanges([homeBanner, announcement], today),
    {
      day: addDays(securityContactExpires, -expiryNoticeDays),
      file: 'src/data/legal.ts',
      text: `security.txt expires on ${securityContactExpires}: set securityContactExpires to a later day within a year`,
    },
    ...staleSources(comparisonSources()),
    ...legalReviews(root, pages),
    ...pages.flatMap(({file, frontMatter: {review_by: day}}) =>
      typeof day === 'string' ? [{day, file, text: 'Review the page, then set review_by to a later day'}] : [],
    ),
  ].sort((one, other) => one.day.localeCompare(other.day) || one.file.localeCompare(other.file));
}

function scheduledPages(pages: readonly MdxPage[], today: string): Entry[] {
  return pages.flatMap((page) => {
    const date = publicationDate(page);
    // Like `today` in UTC: a date may have a time and a time zone.
    const day = date && new Date(date).toISOString().slice(0, 10);
    if (day === undefined || day <= today || page.frontMatter.draft === true) return [];
    return [{day, file: page.file, text: 'Published by the first build on or after this day', automatic: true}];
  });
}

/** Lists the first and last days of banners that are not over. Browsers show and hide them without a build. */
export function bannerChanges(banners: readonly (Banner | Announcement | undefined)[], today: string): Entry[] {
  const file = 'src/data/home/banners.ts';
  return banners.flatMap((banner) => {
    if (!banner?.shown) return [];
    const {name, shown} = banner;
    return [
      {day: shown.from, file, text: `First day of: ${name}`, automatic: true},
      {day: shown.until, file, text: `Last day of: ${name}`, automatic: true},
    ].filter(({day}) => day > today);
  });
}

/** Returns one entry for each page and day of its sources. Skips our own pages, which change with the facts. */
export function staleSources(sources: readonly ComparisonSource[]): Entry[] {
  const cells = new Map<string, Entry & {count: number}>();
  for (const {file, url, checked} of sources) {
    if (url.startsWith('/')) continue;
    const count = (cells.get(file + checked)?.count ?? 0) + 1;
    const text = `Cells with a source of ${checked}: ${count}. Read the sources again, then update the cells and the day`;
    cells.set(file + checked, {day: addMonths(checked, sourceMonths), file, text, count});
  }
  return [...cells.values()].map(({day, file, text}) => ({day, file, text}));
}

/** Lists the review of each legal text, `legalMonths` after its version; none if its front matter sets `review_by`. */
function legalReviews(root: string, pages: readonly MdxPage[]): Entry[] {
  return legalPages(root).flatMap(({file, version, lastUpdated}) => {
    if (pages.find((page) => page.file === file)?.frontMatter.review_by !== undefined) return [];
    const text = `Version ${version} is from ${lastUpdated}: have it reviewed, then set review_by in its front matter`;
    return [{day: addMonths(lastUpdated, legalMonths), file, text}];
  });
}

function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the same day of a later month, or the last day of that month if it is shorter. */
function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** Formats the entries, and counts those to act on until `within` days after `today`. */
export function dueReport(entries: readonly Entry[], today: string, within: number): {lines: string[]; due: number} {
  const last = addDays(today, within);
  const due = entries.filter(({day, automatic}) => !automatic && day <= last).length;
  const lines = entries.map(({day, file, text, automatic}) => {
    const state = automatic ? 'by itself' : day < today ? 'overdue' : day <= last ? 'due' : 'later';
    return `${day}  ${state.padEnd(9)}  ${file}  ${text}.`;
  });
  return {lines: [...lines, `Due by ${last}: ${due}`], due};
}

/** `npm run due -- [--within 14d]`: prints the entries. With `--within`, exits with 1 if there is something to do. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {within: {type: 'string'}}});
  const [, days] = /^(\d+)d$/.exec(values.within ?? '0d') ?? [];
  if (days === undefined) throw new Error(`--within is "${values.within}"; it should be a number of days such as 14d.`);
  const today = new Date().toISOString().slice(0, 10);
  const {lines, due} = dueReport(await dueEntries('.', today), today, Number(days));
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = values.within !== undefined && due > 0 ? 1 : 0;
}

if (require.main === module) {
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  });
}
