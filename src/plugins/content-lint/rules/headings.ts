import {type Problem, warning} from '../problem';
import {hasPartials, type MdxPage} from '../read/pages';

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

function levelProblems(page: MdxPage): Problem[] {
  const {file, kind, headings, elements, frontMatter} = page;
  // An imported partial may have headings in between.
  if (kind === 'partial' || hasPartials(page)) return [];
  // HTML headings set the level for the next heading but are not checked themselves.
  const html = elements
    .filter(({name}) => /^h[1-6]$/.test(name ?? ''))
    .map(({name, line}) => ({depth: Number(name?.[1]), line, isHtml: true}));
  const all = [...headings.map((heading) => ({...heading, isHtml: false})), ...html].sort(
    (one, other) => one.line - other.line,
  );
  // Docusaurus renders an h1 above docs, posts and months; without a title, the file name.
  const first = kind === 'page' && frontMatter.title === undefined ? 0 : 1;
  return all.flatMap(({depth, line, isHtml}, index) => {
    const above = all[index - 1]?.depth ?? first;
    if (isHtml || depth <= above + 1) return [];
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
