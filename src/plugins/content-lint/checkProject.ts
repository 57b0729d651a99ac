import {redirects} from '../../site/redirects';
import {compareProblems, type Problem} from './problem';
import {readLists} from './read/lists';
import {nodesOf} from './read/mdx';
import {loadPages, type MdxPage, type UnreadPage} from './read/pages';
import {type ContentSettings, defaultSettings} from './read/settings';
import {duplicateUrlProblems, siteUrls} from './read/siteUrls';
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
export async function checkProject(root: string, settings: ContentSettings = defaultSettings): Promise<Problem[]> {
  const loaded = loadPages(root, settings);
  const notImported = unusedPartials(loaded);
  const isUsed = ({file}: {file: string}) => !notImported.has(file);
  const [pages, unread, problems] = [loaded.pages, loaded.unread, loaded.problems].map((all) => all.filter(isUsed)) as [
    MdxPage[],
    UnreadPage[],
    Problem[],
  ];
  const lists = await readLists(root, settings);
  const globals = readGlobalComponents(root);
  const urls = siteUrls(root, [...pages, ...unread], lists, settings);
  const publishedUrls = siteUrls(
    root,
    [...pages, ...unread].filter(({unpublished}) => !unpublished),
    lists,
    settings,
  );
  const {published, problems: unreadable} = readPublished(root);
  const found = [
    ...problems,
    ...unreadable,
    ...pages.flatMap((page) => [
      ...frontMatterProblems(page, lists),
      ...headingProblems(page),
      ...componentProblems(page, globals),
      ...imageProblems(page, root, settings),
      ...linkProblems(page, {root, pages, unread, urls, settings}),
      ...wordingProblems(page),
    ]),
    ...(await Promise.all(pages.map((page) => markdownProblems(page, settings)))).flat(),
    ...monthIdProblems(pages),
    ...duplicateUrlProblems(root, pages, settings.onDuplicateRoutes),
    ...missingUrlProblems(published, pages, publishedUrls, redirects),
    ...redirectProblems(root, redirects, publishedUrls),
    ...dataProblems(root),
    ...formerNameProblemsInCode(root),
    ...(await spellingProblems(root, pages)),
  ];
  const unpublished = new Set([...pages, ...unread].flatMap((page) => (page.unpublished ? page.file : [])));
  return found
    .map((problem): Problem => (unpublished.has(problem.file) ? {...problem, severity: 'warning'} : problem))
    .sort(compareProblems);
}

/** Returns the partials that no page imports. They are not published, so their problems are dropped. */
function unusedPartials({pages, unread}: {pages: readonly MdxPage[]; unread: readonly UnreadPage[]}): Set<string> {
  const imports = pages.flatMap(({tree}) => nodesOf(tree, 'mdxjsEsm').map(({value}) => value));
  const isImported = (file: string) => imports.some((code) => code.includes(`/${file.split('/').at(-1)}`));
  const partials = [...pages, ...unread].filter(({kind}) => kind === 'partial');
  return new Set(partials.map(({file}) => file).filter((file) => !isImported(file)));
}
