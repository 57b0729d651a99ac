import {type Problem, warning} from '../problem';
import {elementsOf, hasPartials} from '../read/mdx';
import type {MdxPage} from '../read/pages';

/** Reports skipped heading levels and duplicate explicit ids. */
export function headingProblems(page: MdxPage): Problem[] {
  const {file, headings} = page;
  const repeated = headings
    .filter(({id, explicit}, index) => explicit && headings.findIndex((other) => other.id === id) < index)
    .map(({id, line}) =>
      warning({file, line}, `Duplicate heading id #${id}`, 'Give one of the two headings another id'),
    );
  return [...repeated, ...levelProblems(page)];
}

/** Skips pages in which a partial or HTML may have headings in between. */
function levelProblems({file, kind, tree, headings, frontMatter}: MdxPage): Problem[] {
  const hasHtmlHeadings = elementsOf(tree).some(({name}) => /^h[1-6]$/.test(name ?? ''));
  if (kind === 'partial' || hasPartials(tree) || hasHtmlHeadings) return [];
  // Docusaurus renders an h1 above docs, posts and months; without a title, the file name.
  const first = kind === 'page' && frontMatter.title === undefined ? 0 : 1;
  return headings.flatMap(({depth, line}, index) => {
    const above = headings[index - 1]?.depth ?? first;
    if (depth <= above + 1) return [];
    const fix = `Write "${'#'.repeat(above + 1)}", or add a heading of the level between`;
    return [warning({file, line}, 'The heading skips a level', fix)];
  });
}

/** Reports ids that two months share: /changelog shows all months on one page. */
export function monthIdProblems(pages: readonly MdxPage[]): Problem[] {
  const months = pages.filter(({kind, unpublished}) => kind === 'month' && !unpublished);
  const owners = new Map<string, string>();
  return months.flatMap(({file, url, headings}) =>
    headings.flatMap(({id, line, text, depth}) => {
      const owner = owners.get(id);
      owners.set(id, owner ?? file);
      if (!owner || owner === file) return [];
      const month = url.split('/').at(-1);
      const slug = text.toLowerCase().replace(/\W+/g, '-');
      const fix = `Write ${'#'.repeat(depth)} ${text} {/* #${month}-${slug} */}`;
      return [warning({file, line}, `Duplicate id #${id} on /changelog, also in ${owner}`, fix)];
    }),
  );
}
