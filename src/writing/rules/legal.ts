import {createHash} from 'node:crypto';
import {brand} from '../../data/brand';
import {legalVersions} from '../../data/facts';
import {formerNames} from '../../data/formerNames';
import {factText} from '../../lib/factText';
import {namesToday} from '../../lib/formerNames';
import {type Document, lineOf} from '../documents';
import {attribute, elementsIn} from '../elements';
import type {Mistake} from '../mistake';

type Versions = Readonly<Record<string, {version: string; lastUpdated: string; words: string}>>;

/**
 * Legal pages that say something else than the version that stands above their text. What components put in is left out,
 * as it follows the settings of a build or the company's address; and so is the brand's name.
 */
export function legalMistakes({file, tree, text}: Document, versions: Versions = legalVersions): Mistake[] {
  return elementsIn(tree).flatMap((element) => {
    const of = element.name === 'LegalVersion' ? attribute(element, 'of') : undefined;
    const legal = of === undefined ? undefined : versions[of];
    const words = markOf(text);
    if (!legal || words === legal.words) return [];
    const {version, lastUpdated} = legal;
    const what = `it says something else now than version ${version} of ${lastUpdated}, itself or in a fact that it cites`;
    const named = brandNames().some((name) => text.includes(name));
    const remedy =
      `${named ? '' : 'if it calls the brand by a former name, that goes into src/data/formerNames.ts first; otherwise '}` +
      `in legalVersions of src/data/facts.ts give ${of} a new version and day, and words: '${words}'` +
      '; where only a slip was mended the latter alone';
    return [{file, line: lineOf(element), what, remedy}];
  });
}

/** The brand's name, and those that it had: of a page that still says one another rule tells. */
function brandNames(): string[] {
  const former = namesToday(formerNames).filter(({is}) => is === brand.name);
  // The longest first: a shorter one may be a part of it.
  return [brand.name, ...former.map(({was}) => was)].sort((one, other) => other.length - one.length);
}

/** What tells the words of one version from those of another. */
function markOf(text: string): string {
  const read = text
    .replace(/^---\s.*?^---\s/ms, '')
    .replace(/^import .*/gm, '')
    .replace(/\{\/\*.*?\*\/\}/gs, '')
    .replace(/<Fact of="([\w.-]+)"\s*\/>|\{([\w.]+)\}/g, (whole, cited, imported) => said(cited ?? imported, whole));
  const unnamed = brandNames().reduce((rest, name) => rest.replaceAll(name, ''), read);
  const words = unnamed.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

/** A fact as readers see it; as it is written, where it is none. */
function said(fact: string, written: string): string {
  try {
    return factText(fact);
  } catch {
    return written;
  }
}
