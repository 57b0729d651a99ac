import {months} from '../../lib/format';
import {type Document, lineOf as lineOfNode} from '../documents';
import type {Mistake} from '../mistake';

/** What a month of the changelog tells, in the order in which it does. */
const monthParts = ['New', 'Improvements', 'Fixes'];

const writePart = `write one of ${monthParts.map((name) => `"## ${name}"`).join(', ')}`;

/**
 * A month says the same in its file's name, slug, title and date, and has the parts that every month has. Where they
 * differ, most of them are right.
 */
export function monthMistakes(document: Document, files: ReadonlySet<string>): Mistake[] {
  const {file, kind, frontMatter, headings, tree, lineOf} = document;
  const {named, id, titled, dated} = saidBy({file, frontMatter});
  const meant = monthOf({file, frontMatter}, files);
  if (kind !== 'month' || !isMonth(id) || !meant) return [];
  const told = (line: number, what: string, remedy: string) => [{file, line, what, remedy}];
  const other = (place: string) => `${place} is of another month than ${meant}`;
  return [
    ...(named === meant ? [] : told(1, other('the file’s name'), `rename the file to ${meant}.mdx`)),
    ...(id === meant ? [] : told(lineOf('slug'), other('the slug'), `write /${meant}`)),
    ...(headings.length > 0 ? [] : told(lineOf('title'), 'the month has no parts', writePart)),
    ...tree.children.flatMap((node, index) => {
      const next = tree.children[index + 1];
      const empty = node.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= node.depth));
      return empty ? told(lineOfNode(node), 'the part says nothing', 'write its changes, or take it out') : [];
    }),
    ...(!isMonth(titled) || titled === meant
      ? []
      : told(lineOf('title'), other('the title'), `write ${titleOf(meant)}`)),
    ...(!isMonth(dated) || dated === meant ? [] : told(lineOf('date'), other('the date'), `write a day of ${meant}`)),
    ...headings.flatMap(({depth, line, words, id: fragment}, index) => {
      if (depth !== 2) return [];
      const part = monthParts.indexOf(words);
      if (part < 0) return told(line, `a month has no part "${words}"`, writePart);
      if (headings.slice(0, index).some((above) => monthParts.indexOf(above.words) > part)) {
        return told(line, `"${words}" stands too low`, `keep the order ${monthParts.join(', ')}`);
      }
      const own = `${meant}-${words.toLowerCase()}`;
      return fragment === own
        ? []
        : told(line, 'the fragment does not name the month', `write ## ${words} {/* #${own} */}`);
    }),
  ];
}

type Place = Pick<Document, 'file' | 'frontMatter'>;

/**
 * The month that a page of the changelog is of, such as `2026-09`, as most of its places say; as its file is called,
 * where another file has that month and this one began as its copy; nothing, where no place says one.
 */
export function monthOf(page: Place, files: ReadonlySet<string>): string | undefined {
  const {named, id, titled, dated} = saidBy(page);
  const most = mostOf([named, id, isMonth(titled) ? titled : id, dated].filter(isMonth));
  return most !== named && isMonth(named) && files.has(`src/changelog/${most}.mdx`) ? named : most;
}

/** What each place says, whether that is a month or not. */
function saidBy({file, frontMatter}: Place): Record<'named' | 'id' | 'titled' | 'dated', string> {
  const [, named = ''] = /^src\/changelog\/(.*)\.mdx$/.exec(file) ?? [];
  const [name = '', year] = String(frontMatter.title).split(' ');
  const month = (months as readonly string[]).indexOf(name) + 1;
  return {
    named,
    id: String(frontMatter.slug).slice(1),
    titled: `${year}-${String(month).padStart(2, '0')}`,
    dated: String(frontMatter.date).slice(0, 7),
  };
}

function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** What is said most often; the first of those that are said as often. */
function mostOf(all: readonly string[]): string | undefined {
  const times = (one: string) => all.filter((other) => other === one).length;
  return all.reduce<string | undefined>((best, one) => (!best || times(one) > times(best) ? one : best), undefined);
}

/** `2026-09` as a title has it: `September 2026`. */
export function titleOf(month: string): string {
  const [year, number] = month.split('-');
  return `${months[Number(number) - 1]} ${year}`;
}
