import {posix} from 'node:path';
import {feedFolders, feedFormats} from '../../site/feeds';
import type {Fault} from '../mistake';

/** What the build makes for machines. */
export const madeForMachines: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/llms-full.txt',
  '/.well-known/security.txt',
  ...feedFolders.flatMap((folder) => feedFormats.map(({file}) => `${folder}/${file}`)),
];
/** What writers offer to be loaded or looked at. */
const offered = /\.(pdf|zip|csv|docx?|xlsx?|pptx?|mp4|png|jpe?g|svg|webp|avif)$/i;

/** How a link names an address that there is: Docusaurus lets alone what says that it is no page. */
export function linked(path: string): string {
  return isMade(path) ? `pathname://${path}` : path;
}

/** Whether the build makes it beside pages. Docusaurus knows pages, and the files of `static` that a text links to. */
function isMade(path: string): boolean {
  return path.endsWith('.md') || madeForMachines.includes(path);
}

/** What is wrong with a link to something that is there, as if it were a page. */
export function madeFileMistake(path: string): Fault | undefined {
  if (!isMade(path)) return undefined;
  const [, page] = /^(.*)\.md$/.exec(path) ?? [];
  const whole = page === '/index' ? '/' : page;
  const remedy = whole ? `write ${whole}, or ${linked(path)} for its Markdown` : `write ${linked(path)}`;
  return {what: `${path} is a file and no page`, remedy};
}

/** What to do about a link to a file that is not served. */
export function missingFileRemedy(path: string): string | undefined {
  if (!offered.test(path)) return undefined;
  if (/%20| /.test(path)) return 'give the file a name without a space, and write that';
  if (!path.startsWith('/')) return `put it into static, and link to /${posix.basename(path)}`;
  return withoutStatic(path) ?? `put it at static${path}, or correct its name`;
}

/** What to do about an address that names the folder whose files are served. */
export function withoutStatic(address: string): string | undefined {
  const [, served] = /^\/static(\/.*)/.exec(address) ?? [];
  return served && `leave /static out: write ${served}`;
}
