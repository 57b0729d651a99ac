import type {Redirect} from '../../../lib/redirectRules';
import {isValidRedirectPath} from '../../../lib/redirectRules';
import {escapeRegExp} from '../../../lib/regExp';
import {error, type Problem, warning} from '../problem';
import {lineOfMatch, readText} from '../read/files';
import type {MdxPage} from '../read/pages';

/** All published paths with their heading ids, written by `npm run snapshot:urls` from the build. */
export const publishedFile = 'src/site/publishedUrls.json';
const redirectsFile = 'src/site/redirects.ts';

export type Published = Readonly<Record<string, readonly string[]>>;

/** Reads `publishedFile`. Invalid JSON is a problem; a missing file is empty. */
export function readPublished(root: string): {published: Published; problems: Problem[]} {
  try {
    return {published: JSON.parse(readText(root, publishedFile) || '{}') as Published, problems: []};
  } catch {
    const fix = 'Restore it from Git, then run npm run build and npm run snapshot:urls';
    return {published: {}, problems: [error({file: publishedFile, line: 1}, 'The file is not valid JSON', fix)]};
  }
}

/** Warns about removed URLs and anchors without a redirect. Skips anchors of TSX pages, which `tests/built` checks. */
export function missingUrlProblems(
  published: Published,
  pages: readonly MdxPage[],
  urls: ReadonlySet<string>,
  redirects: readonly Redirect[],
): Problem[] {
  const moved = new Set(redirects.map(({from}) => from));
  const missing = Object.entries(published).flatMap(([path, anchors]) => {
    if (moved.has(path)) return [];
    const page = pages.find(({url, unpublished}) => url === path && !unpublished);
    if (!page) return urls.has(path) ? [] : [{file: redirectsFile, url: path}];
    return anchors.filter((id) => !page.anchors.includes(id)).map((id) => ({file: page.file, url: `${path}#${id}`}));
  });
  return missing
    .filter(({url}) => !moved.has(url))
    .map(({file, url}) => {
      const [, id] = url.split('#');
      const restore = id ? `Add {/* #${id} */} to its heading` : 'Restore the page';
      const fix = `${restore}, or add {from: '${url}', to: '…'} to ${redirectsFile}`;
      return warning({file, line: 1}, `The published URL ${url} no longer exists`, fix);
    });
}

/** Reports invalid, duplicate and looping redirects, missing targets, and redirects from existing pages. */
export function redirectProblems(root: string, redirects: readonly Redirect[], urls: ReadonlySet<string>): Problem[] {
  const text = readText(root, redirectsFile);
  return redirects.flatMap(({from, to}, index) => {
    const line = lineOfMatch(text, new RegExp(`from: ['"\`]${escapeRegExp(from)}['"\`]`));
    const fail = (message: string, fix: string) => [error({file: redirectsFile, line}, message, fix)];
    const [invalid] = [from, to].filter((url) => !isValidRedirectPath(url));
    if (invalid !== undefined) {
      return fail(
        `Invalid redirect path "${invalid}"`,
        'Write a path of this site, such as /docs/first-steps or /faq#sso',
      );
    }
    if (redirects.findIndex((other) => other.from === from) < index)
      return fail(`Duplicate redirect from ${from}`, 'Remove one of the two');
    const end = resolveRedirect(from, redirects);
    if (end === undefined) return fail(`Redirect loop at ${from}`, 'Redirect to an existing page');
    if (!urls.has(end.replace(/#.*/, '')))
      return fail(`Redirect to the missing page ${to}`, 'Redirect to an existing page');
    return urls.has(from) ? fail(`Redirect from the existing page ${from}`, 'Remove the redirect or the page') : [];
  });
}

/** Follows redirects from `url` to the final target; `undefined` if `url` has no redirect or they form a loop. */
export function resolveRedirect(url: string, redirects: readonly Redirect[]): string | undefined {
  const passed = [url];
  for (;;) {
    const next = redirects.find(({from}) => from === passed.at(-1))?.to;
    if (next === undefined) return passed.length > 1 ? passed.at(-1) : undefined;
    if (passed.includes(next)) return undefined;
    passed.push(next);
  }
}
