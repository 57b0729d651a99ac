import type {Redirect} from '../../lib/redirectRules';
import {isValidRedirectPath} from '../../lib/redirectRules';
import {escapeRegExp} from '../../lib/regExp';
import {lineOfMatch, readText} from './files';
import type {MdxPage} from './pages';
import {error, type Problem} from './problem';

/** Every published path with the ids of its headings: `npm run addresses` writes it from the build. */
export const publishedFile = 'src/site/addresses.json';
const redirectsFile = 'src/site/redirects.ts';

export type Published = Readonly<Record<string, readonly string[]>>;

/** What was published; a file that cannot be read is a problem. */
export function readPublished(root: string): {published: Published; problems: Problem[]} {
  try {
    return {published: JSON.parse(readText(root, publishedFile) || '{}') as Published, problems: []};
  } catch {
    const fix = 'Restore it from Git, then run npm run build and npm run addresses';
    return {published: {}, problems: [error({file: publishedFile, line: 1}, 'The file is not JSON', fix)]};
  }
}

/** Published paths and anchors that are gone without a redirect. Anchors of pages made in TSX the built tests check. */
export function missingUrlProblems(
  published: Published,
  pages: readonly MdxPage[],
  urls: ReadonlySet<string>,
  redirects: readonly Redirect[],
): Problem[] {
  const moved = new Set(redirects.map(({from}) => from));
  const gone = Object.entries(published).flatMap(([path, anchors]) => {
    if (moved.has(path)) return [];
    const page = pages.find(({url, unpublished}) => url === path && !unpublished);
    if (!page) return urls.has(path) ? [] : [{file: redirectsFile, url: path}];
    return anchors.filter((id) => !page.anchors.has(id)).map((id) => ({file: page.file, url: `${path}#${id}`}));
  });
  return gone
    .filter(({url}) => !moved.has(url))
    .map(({file, url}) => {
      const [, id] = url.split('#');
      const back = id ? `Write {/* #${id} */} behind its heading` : 'Bring it back';
      const fix = `${back}, or add {from: '${url}', to: '…'} to ${redirectsFile}`;
      return error({file, line: 1}, `${url} was published and is gone`, fix);
    });
}

/** Redirects that hosts do not understand, that lead in a circle or nowhere, or from a page that exists. */
export function redirectProblems(root: string, redirects: readonly Redirect[], urls: ReadonlySet<string>): Problem[] {
  const text = readText(root, redirectsFile);
  return redirects.flatMap(({from, to}, index) => {
    const line = lineOfMatch(text, new RegExp(`from: ['"\`]${escapeRegExp(from)}['"\`]`));
    const fail = (message: string, fix: string) => [error({file: redirectsFile, line}, message, fix)];
    const [invalid] = [from, to].filter((url) => !isValidRedirectPath(url));
    if (invalid !== undefined) {
      return fail(`No host redirects "${invalid}"`, 'Write a path of this site, as /docs/first-steps or /faq#sso');
    }
    if (redirects.findIndex((other) => other.from === from) < index)
      return fail(`${from} is redirected twice`, 'Remove one');
    const end = resolveRedirect(from, redirects);
    if (end === undefined) return fail(`${from} is redirected in a circle`, 'Redirect to a page that exists');
    if (!urls.has(end.replace(/#.*/, ''))) return fail(`${to} does not exist`, 'Redirect to a page that exists');
    return urls.has(from) ? fail(`${from} is redirected and still exists`, 'Remove the redirect, or the page') : [];
  });
}

/** Where a chain of redirects ends; `undefined` if none begins at `url`, or if it is a circle. */
export function resolveRedirect(url: string, redirects: readonly Redirect[]): string | undefined {
  const passed = [url];
  for (;;) {
    const next = redirects.find(({from}) => from === passed.at(-1))?.to;
    if (next === undefined) return passed.length > 1 ? passed.at(-1) : undefined;
    if (passed.includes(next)) return undefined;
    passed.push(next);
  }
}
