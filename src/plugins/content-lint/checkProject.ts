import {redirects} from '../../site/redirects';
import {componentProblems} from './components';
import {dataProblems} from './data';
import {frontMatterProblems} from './frontMatter';
import {headingProblems, monthIdProblems} from './headings';
import {imageProblems} from './images';
import {linkProblems} from './links';
import {readLists} from './lists';
import {markdownProblems} from './markdownStyle';
import {nodesOf} from './mdx';
import {loadPages, type MdxPage} from './pages';
import {compareProblems, type Problem} from './problem';
import {missingUrlProblems, readPublished, redirectProblems} from './publishedUrls';
import {duplicateUrlProblems, siteUrls} from './siteUrls';
import {spellingProblems} from './spelling';
import {wordingProblems} from './wording';

/**
 * Everything that is wrong with the content of the project in `root`, in the order of files and lines. It reads the
 * files anew with each call, and writes none. Errors of pages that a build leaves out are warnings.
 */
export async function checkProject(root: string): Promise<Problem[]> {
  const {pages: all, unread, problems} = loadPages(root);
  const pages = all.filter((page) => page.kind !== 'partial' || isImported(page, all));
  const lists = readLists(root);
  const urls = siteUrls(root, [...pages, ...unread], lists);
  const publishedUrls = siteUrls(root, [...pages.filter(({unpublished}) => !unpublished), ...unread], lists);
  const found = [
    ...problems,
    ...lists.problems,
    ...pages.flatMap((page) => [
      ...frontMatterProblems(page, lists),
      ...headingProblems(page),
      ...componentProblems(page),
      ...imageProblems(page, root),
      ...linkProblems(page, pages, urls, unread),
      ...wordingProblems(page),
    ]),
    ...(await Promise.all(pages.map(markdownProblems))).flat(),
    ...monthIdProblems(pages),
    ...duplicateUrlProblems(root, pages),
    ...missingUrlProblems(readPublished(root), pages, publishedUrls, redirects),
    ...redirectProblems(root, redirects, publishedUrls),
    ...dataProblems(root),
    ...(await spellingProblems(root, pages)),
  ];
  const unpublished = new Set(pages.flatMap((page) => (page.unpublished ? page.file : [])));
  return found
    .map((problem): Problem => (unpublished.has(problem.file) ? {...problem, severity: 'warning'} : problem))
    .sort(compareProblems);
}

/** A partial is checked where it is used: one that no page imports is not published. */
function isImported({file}: MdxPage, pages: readonly MdxPage[]): boolean {
  const name = file.split('/').at(-1) ?? '';
  return pages.some(({tree}) => nodesOf(tree, 'mdxjsEsm').some(({value}) => value.includes(`/${name}`)));
}
