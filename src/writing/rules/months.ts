import {type Document, lineOf as lineOfNode} from '../documents';
import type {Mistake} from '../mistake';

/** What a month of the changelog tells, in the order in which it does. */
const monthParts = ['New', 'Improvements', 'Fixes'];

const writePart = `write one of ${monthParts.map((name) => `"## ${name}"`).join(', ')}`;

/** A month says the same in its file's name, slug, title and date, and has the parts that every month has. */
export function monthMistakes({file, kind, frontMatter, headings, tree, lineOf}: Document): Mistake[] {
  const [, id] = /^\/(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(String(frontMatter.slug)) ?? [];
  if (kind !== 'month' || !id) return [];
  const told = (line: number, what: string, remedy: string) => [{file, line, what, remedy}];
  const day = new Date(`${String(frontMatter.title)} 1 UTC`);
  const titled = Number.isNaN(day.getTime()) ? id : day.toISOString().slice(0, 7);
  const [, named] = /^src\/changelog\/(.*)\.mdx$/.exec(file) ?? [];
  const otherName = /^\d{4}-\d\d$/.test(String(named)) ? 'write the file’s month' : `rename the file to ${id}.mdx`;
  return [
    ...(named === id ? [] : told(lineOf('slug'), `the slug is /${id}, and the file is called ${named}.mdx`, otherName)),
    ...(headings.length > 0 ? [] : told(lineOf('title'), 'the month has no parts', writePart)),
    ...tree.children.flatMap((node, index) => {
      const next = tree.children[index + 1];
      const empty = node.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= node.depth));
      return empty ? told(lineOfNode(node), 'the part says nothing', 'write its changes, or take it out') : [];
    }),
    ...(titled === id ? [] : told(lineOf('title'), 'title and slug are two months', 'write the same one')),
    ...(String(frontMatter.date).startsWith(`${id}-`)
      ? []
      : told(lineOf('date'), 'the date is in another month', `write a day of ${id}`)),
    ...headings.flatMap(({depth, line, words, id: fragment}, index) => {
      if (depth !== 2) return [];
      const part = monthParts.indexOf(words);
      if (part < 0) return told(line, `a month has no part "${words}"`, writePart);
      if (headings.slice(0, index).some((above) => monthParts.indexOf(above.words) > part)) {
        return told(line, `"${words}" stands too low`, `keep the order ${monthParts.join(', ')}`);
      }
      const own = `${id}-${words.toLowerCase()}`;
      return fragment === own
        ? []
        : told(line, 'the fragment does not name the month', `write ## ${words} {/* #${own} */}`);
    }),
  ];
}
