import {redirects} from '../../site/redirects';
import {compareProblems, type Problem, warning} from './problem';
import {readLists} from './read/lists';
import {loadPages, type MdxPage, type UnreadPage} from './read/pages';
import {type ContentSettings, defaultSettings} from './read/settings';
import {duplicateUrlProblems, siteUrls} from './read/siteUrls';
import {componentProblems, readGlobalComponents} from './rules/components';
import {dataProblems} from './rules/data';
import {frontMatterProblems} from './rules/frontMatter';
import {headingProblems, monthIdProblems} from './rules/headings';
import {imageProblems} from './rules/images';
import {linkProblems} from './rules/links';
import {missingUrlProblems, readPublished, redirectProblems} from './rules/publishedUrls';
import {spellingProblems} from './rules/spelling';
import {formerNameProblemsInCode, wordingProblems} from './rules/wording';

/**
 * Returns all content problems of the project in `root`, sorted by file and line. Reads the files on each call and
 * writes none. Errors in pages that a build does not publish are downgraded to warnings.
 *
 * @param checks.spelling whether to check the spelling, which takes half of the time. Its problems are warnings only.
 */
export async function checkProject(
  root: string,
  settings: ContentSettings = defaultSettings,
  {spelling = true} = {},
): Promise<Problem[]> {
  const loaded = await loadPages(root, settings);
  // Partials that no page imports are not published, so their problems are dropped.
  const unused = [...loaded.pages, ...loaded.unread].filter((page) => urlsOf(page, loaded.pages).length === 0);
  const isUsed = ({file}: {file: string}) => !unused.some((page) => page.file === file);
  const pages = loaded.pages.filter(isUsed);
  const unread = loaded.unread.filter(isUsed);
  const lists = await readLists(root, settings);
  const globals = readGlobalComponents(root);
  const all = [...pages, ...unread];
  const urls = siteUrls(root, all, lists, settings);
  const publishedUrls = siteUrls(
    root,
    all.filter(({unpublished}) => !unpublished),
    lists,
    settings,
  );
  const {published, problems: unreadable} = readPublished(root);
  const found = [
    ...loaded.problems.filter(isUsed),
    ...unreadable,
    ...pages.flatMap((page) => [
      ...frontMatterProblems(page, lists),
      ...headingProblems(page),
      ...componentProblems(page, globals),
      ...imageProblems(page, root, settings),
      ...linkProblems(page, {root, pages, unread, urls, settings}),
      ...wordingProblems(page),
      ...page.messages.map(({line, message, fix}) => warning({file: page.file, line}, message, fix)),
    ]),
    ...monthIdProblems(pages),
    ...duplicateUrlProblems(root, pages, settings.onDuplicateRoutes),
    ...missingUrlProblems(published, pages, publishedUrls, redirects),
    ...redirectProblems(root, redirects, publishedUrls),
    ...dataProblems(root),
    ...formerNameProblemsInCode(root),
    ...(spelling ? await spellingProblems(root, pages) : []),
  ];
  const owners = new Map(all.map((page) => [page.file, page]));
  return found
    .map((problem): Problem => {
      const page = owners.get(problem.file);
      if (!page) return problem;
      return {...problem, urls: urlsOf(page, pages), ...(page.unpublished && {severity: 'warning'})};
    })
    .sort(compareProblems);
}

/** Returns the paths of the pages that show a file: its own one, or those that import it. */
function urlsOf({file, kind, url}: UnreadPage, pages: readonly MdxPage[]): string[] {
  if (kind !== 'partial') return [url];
  const name = `/${file.split('/').at(-1)}`;
  return pages.filter(({modules}) => modules.some((code) => code.includes(name))).map((page) => page.url);
}
