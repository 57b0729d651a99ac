import type {MdxPage} from './pages';
import {error, type Problem} from './problem';

/** Headings that skip a level, and explicit ids that a page has twice. */
export function headingProblems({file, kind, headings, frontMatter}: MdxPage): Problem[] {
  return headings.flatMap(({id, explicit, depth, line}, index) => {
    const place = {file, line};
    const problems: Problem[] = [];
    // A title in the front matter is the first heading; a partial goes on from the page that imports it.
    const first = kind === 'partial' ? depth : frontMatter.title === undefined ? 0 : 1;
    const above = headings[index - 1]?.depth ?? first;
    if (depth > above + 1) {
      problems.push(
        error(place, `The heading skips a level`, `Write "${'#'.repeat(above + 1)}", or add the level between`),
      );
    }
    if (explicit && headings.findIndex((other) => other.id === id) < index) {
      problems.push(error(place, `The id #${id} is taken by another heading`, 'Give one of the two another id'));
    }
    return problems;
  });
}

/** Ids that two months share: /changelog shows all months on one page. */
export function monthIdProblems(pages: readonly MdxPage[]): Problem[] {
  const months = pages.filter(({kind, unpublished}) => kind === 'month' && !unpublished);
  const owners = new Map<string, string>();
  return months.flatMap(({file, url, headings}) =>
    headings.flatMap(({id, line, text, depth}) => {
      const owner = owners.get(id);
      owners.set(id, owner ?? file);
      if (!owner || owner === file) return [];
      const month = url.split('/').at(-1);
      const words = text.toLowerCase().replace(/\W+/g, '-');
      const fix = `Write ${'#'.repeat(depth)} ${text} {/* #${month}-${words} */}`;
      return [error({file, line}, `${owner} has the id #${id} too, on /changelog`, fix)];
    }),
  );
}
