import {brand} from '../data/brand';
import {formerNames} from '../data/formerNames';
import {redirects} from '../site/redirects';
import {addressesOf} from './addresses';
import {dataFiles, fragmentsOfData, referencesInData} from './dataFiles';
import {readDocuments, unpublished} from './documents';
import type {Mistake} from './mistake';
import {needless, readPublished, vanished} from './published';
import {brandMistakes, formerNameMistakes, namesInLogos} from './rules/brand';
import {codeMistakes, indentedMistakes, tickMistakes} from './rules/code';
import {contrastMistakes, tintMistakes} from './rules/colours';
import {componentMistakes, expressionMistakes, importMistakes, nestingMistakes} from './rules/components';
import {expiryMistakes, factMistakesInData, schemaMistakes} from './rules/data';
import {detailsMistakes} from './rules/details';
import {figureMistakes} from './rules/figures';
import {frontMatterMistakes} from './rules/frontMatter';
import {invisibleSignMistakes} from './rules/invisibleSigns';
import {boldMistakes, leftoverMistakes, paragraphMistakes} from './rules/leftovers';
import {legalMistakes} from './rules/legal';
import {linkMistakes, movedNameMistakes, referencesIn, wordlessLinkMistakes} from './rules/links';
import {monthMistakes} from './rules/months';
import {nameListMistakes} from './rules/nameLists';
import {nameMistakes} from './rules/names';
import {overviewMistakes} from './rules/overview';
import {pictureMistakes} from './rules/pictures';
import {leftRouteMistakes, placeMistakes, positionMistakes, repetitionMistakes, routeMistakes} from './rules/places';
import {planTableMistakes} from './rules/planTables';
import {postFolderMistakes} from './rules/posts';
import {properNameMistakes} from './rules/properNames';
import {isTold, redirectMistakes, redirectsFile} from './rules/redirects';
import {projectWords, spellingMistakes, wordListMistakes} from './rules/spelling';
import {
  footnoteMistakes,
  fragmentCommentMistakes,
  fragmentMistakes,
  headingMistakes,
  noteCountMistakes,
  noteMistakes,
  postMistakes,
  tableMistakes,
  textMistakes,
} from './rules/text';
import {unfinishedDataMistakes, unfinishedMistakes} from './rules/unfinished';
import {emptySections} from './sections';

/** Every mistake in the content of the project in `root`, in the order of files and lines. */
export async function checkProject(root: string): Promise<Mistake[]> {
  const now = new Date();
  const {documents, mistakes, unread} = readDocuments(root);
  const data = dataFiles(root);
  const published = readPublished(root);
  const addresses = addressesOf(root, {documents, unread}, published);
  const seen = documents.filter((document) => !unpublished(document, now));
  const publicAddresses = addressesOf(root, {documents: seen, unread}, published);
  const targets = {documents, unread, addresses, declared: fragmentsOfData(data)};
  const words = [
    ...projectWords(root),
    ...[brand.name, ...Object.keys(formerNames), ...namesInLogos(root)].flatMap((name) => name.split(' ')),
  ];
  const told = new Set(redirects.filter((redirect) => isTold(redirect, redirects)).map(({to}) => to));
  const references = [...documents.flatMap(referencesIn), ...data.flatMap(referencesInData)].filter(
    ({file, to}) => file !== redirectsFile || !told.has(to),
  );
  const files = new Set(documents.map(({file}) => file));
  const all = [
    ...mistakes,
    ...documents.flatMap((document) => [
      ...frontMatterMistakes(document, files),
      ...headingMistakes(document),
      ...fragmentMistakes(document),
      ...fragmentCommentMistakes(document),
      ...footnoteMistakes(document),
      ...noteMistakes(document),
      ...noteCountMistakes(document),
      ...tableMistakes(document),
      ...textMistakes(document),
      ...componentMistakes(document),
      ...expressionMistakes(document),
      ...nestingMistakes(document),
      ...detailsMistakes(document),
      ...importMistakes(document, root),
      ...leftoverMistakes(document),
      ...boldMistakes(document),
      ...paragraphMistakes(document),
      ...codeMistakes(document),
      ...tickMistakes(document),
      ...indentedMistakes(document),
      ...wordlessLinkMistakes(document),
      ...movedNameMistakes(document),
      ...pictureMistakes(document, root),
      ...figureMistakes(document),
      ...properNameMistakes(document),
      ...planTableMistakes(document),
      ...unfinishedMistakes(document),
      ...postMistakes(document),
      ...postFolderMistakes(document),
      ...nameMistakes(document, root),
      ...monthMistakes(document, files),
      ...legalMistakes(document),
    ]),
    ...placeMistakes(root),
    ...emptySections(root),
    ...overviewMistakes(seen),
    ...(await nameListMistakes(root)),
    ...wordListMistakes(root),
    ...routeMistakes(root),
    ...leftRouteMistakes(root),
    ...repetitionMistakes(documents, published),
    ...positionMistakes(documents, published),
    ...references.flatMap((reference) => linkMistakes(reference, targets, now)),
    ...data.flatMap((file) => [
      ...invisibleSignMistakes(file.file, file.text),
      ...factMistakesInData(file),
      ...expiryMistakes(file, now),
      ...unfinishedDataMistakes(file),
    ]),
    ...schemaMistakes(root),
    ...brandMistakes(root, brand),
    ...contrastMistakes(root),
    ...tintMistakes(root),
    ...formerNameMistakes(root),
    ...vanished(published, publicAddresses, redirects),
    ...needless(publicAddresses, redirects),
    ...redirectMistakes(root, redirects),
    ...(await spellingMistakes(documents, data, words)),
  ];
  return all.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}
