import {redirects} from '../../site/redirects';
import {compareProblems, type Problem} from './problem';
import {loadPages} from './read/pages';
import {siteUrls} from './read/siteUrls';
import {componentProblems, readGlobalComponents} from './rules/components';
import {dataProblems} from './rules/data';
import {frontMatterProblems} from './rules/frontMatter';
import {headingProblems, monthIdProblems} from './rules/headings';
import {imageProblems} from './rules/images';
import {linkProblems} from './rules/links';
import {markdownProblems} from './rules/markdownStyle';
import {missingUrlProblems, readPublished, redirectProblems} from './rules/publishedUrls';
import {spellingProblems} from './rules/spelling';
import {formerNameProblemsInCode, wordingProblems} from './rules/wording';

/**
 * Returns all content problems of the project in `root`, sorted by file and line. Reads the files on each call and
 * writes none. Errors in pages that a build does not publish are downgraded to warnings.
 */
export async function checkProject(root: string): Promise<Problem[]> {
  const {pages, unread, problems} = loadPages(root);
  const all = [...pages, ...unread];
  const globals = readGlobalComponents(root);
  const urls = siteUrls(root, all);
  const published = siteUrls(
    root,
    all.filter((page) => !page.unpublished),
  );
  const found = [
    ...problems,
    ...pages.flatMap((page) => [
      ...frontMatterProblems(page),
      ...headingProblems(page),
      ...componentProblems(page, globals),
      ...imageProblems(page, root),
      ...linkProblems(page, {root, pages, urls}),
      ...wordingProblems(page),
    ]),
    ...(await Promise.all(pages.map(markdownProblems))).flat(),
    ...monthIdProblems(pages),
    ...missingUrlProblems(readPublished(root), pages, published, redirects),
    ...redirectProblems(root, redirects, published),
    ...dataProblems(root),
    ...formerNameProblemsInCode(root),
    ...(await spellingProblems(root, pages)),
  ];
  const unpublished = new Set(all.flatMap((page) => (page.unpublished ? page.file : [])));
  return found
    .map((problem): Problem => (unpublished.has(problem.file) ? {...problem, severity: 'warning'} : problem))
    .sort(compareProblems);
}
