import {posix} from 'node:path';
import type {Fault} from '../documents';

/** What the build makes beside pages: Markdown twins, feeds, lists for machines. Docusaurus knows pages only. */
const made = /\.(md|xml|json|txt)$/;
/** What writers offer to be loaded or looked at. */
const offered = /\.(pdf|zip|csv|docx?|xlsx?|pptx?|mp4|png|jpe?g|svg|webp|avif)$/i;

/** How a link names an address that there is: Docusaurus lets alone what says that it is no page. */
export function linked(path: string): string {
  return made.test(path) ? `pathname://${path}` : path;
}

/** What is wrong with a link to something that is there, as if it were a page. */
export function madeFileMistake(path: string): Fault | undefined {
  if (!made.test(path)) return undefined;
  const [, page] = /^(.*)\.md$/.exec(path) ?? [];
  const whole = page === '/index' ? '/' : page;
  const remedy = whole ? `write ${whole}, or ${linked(path)} for its Markdown` : `write ${linked(path)}`;
  return {what: `${path} is a file and no page`, remedy};
}

/** What to do about a link to a file that is not served. */
export function missingFileRemedy(path: string): string | undefined {
  if (!offered.test(path)) return undefined;
  if (!path.startsWith('/')) return `put it into static, and link to /${posix.basename(path)}`;
  return withoutStatic(path) ?? `put it at static${path}, or correct its name`;
}

/** What to do about an address that names the folder whose files are served. */
export function withoutStatic(address: string): string | undefined {
  const [, served] = /^\/static(\/.*)/.exec(address) ?? [];
  return served && `leave /static out: write ${served}`;
}
