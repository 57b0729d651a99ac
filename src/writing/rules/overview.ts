import {posix} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Document} from '../documents';
import type {Mistake} from '../mistake';
import {sectionNames} from '../sections';
import {addressOf, referencesIn} from './links';

/**
 * Sections and pages that the overview of the docs leaves out: it stands for the sections on the way to their pages that
 * search engines show, and who begins there misses what it does not link to.
 */
export function overviewMistakes(documents: readonly Document[]): Mistake[] {
  const overview = documents.find(({path}) => path === '/docs');
  if (!overview) return [];
  const {file, headings} = overview;
  const links = referencesIn(overview).map(({to, line}) => ({
    path: addressOf(to.replace(/#.*/, ''), file, documents),
    line,
  }));
  return [...sectionNames].flatMap(([folder, name]) => {
    // Of those that are called otherwise the name is told first: a link would have another one.
    const pages = documents.filter(({file: page}) => posix.dirname(page) === `docs/${folder}` && page.endsWith('.mdx'));
    if (pages.length === 0) return [];
    const heading = headings.find(({id}) => id === createSlugger().slug(name));
    if (!heading) {
      const what = `the section "${name}" of sidebars.ts has no heading here`;
      return [{file, line: 1, what, remedy: `write "## ${name}", and below it what stands in docs/${folder}`}];
    }
    const next = headings.find(({line, depth}) => line > heading.line && depth <= heading.depth);
    const isBelow = ({line}: {line: number}) => line > heading.line && (!next || line < next.line);
    const linked = new Set(links.filter(isBelow).map(({path}) => path));
    return pages
      .filter(({path, frontMatter}) => !frontMatter.unlisted && !linked.has(path))
      .map((page) => ({
        file,
        line: heading.line,
        what: `no link below "## ${name}" leads to ${page.file}`,
        remedy: `write one there: [What it is about](./${posix.relative('docs', page.file)})`,
      }));
  });
}
