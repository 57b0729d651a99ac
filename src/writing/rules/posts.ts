import type {Document} from '../documents';
import type {Mistake} from '../mistake';
import {proposedSlug} from '../templates/names';
import {day} from './frontMatter';

/** A post stands in a folder of its own, which is named after the post’s day, in small letters, digits and hyphens. */
export function postFolderMistakes({file, kind, frontMatter: {date}, lineOf}: Document): Mistake[] {
  if (kind !== 'post') return [];
  const {success: isDay, data: today = 'YYYY-MM-DD'} = day.safeParse(date);
  const [, folder = ''] = /^blog\/([^/]+)/.exec(file) ?? [];
  const [, named, words = 'slug'] = /^(?:(\d{4}-\d\d-\d\d)-?)?(.+?)?(?:\.mdx?)?$/.exec(folder) ?? [];
  const better = `${today}-${proposedSlug(words)}`;
  if (!named || !/^blog\/[\d-]{10}-[a-z\d.-]+\/index\.mdx?$/.test(file)) {
    const what = 'it stands in no folder of its day and name';
    return [{file, line: 1, what, remedy: `move it to blog/${better}/index.mdx`}];
  }
  if (!isDay || named === today) return [];
  const what = `the date is ${today}, and the folder’s name says ${named}`;
  return [{file, line: lineOf('date'), what, remedy: `write the folder’s day, or rename the folder to ${better}`}];
}
