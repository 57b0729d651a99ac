import {statSync} from 'node:fs';
import {join} from 'node:path';
import {comparisonPages, landingPages, pages} from '../data/pages';
import {type Document, lineOf as lineOfNode, type Mistake} from './documents';
import {namesIn} from './files';
import {sections} from './sections';
import {slugOf} from './templates/names';

/** Files that would be left out, or published under an address that nobody wants, for their name or their place. */
export function placeMistakes(root: string): Mistake[] {
  return ['docs', 'blog', 'src/changelog'].flatMap((folder) =>
    namesIn(root, folder).flatMap((name) => {
      const told = (what: string, remedy: string) => [{file: `${folder}/${name}`, line: 1, what, remedy}];
      const [last = ''] = name.split('/').slice(-1);
      const bare = last.replace(/(\.mdx?|\.markdown|\.txt)+$/i, '');
      const [section = '', ...below] = name.split('/');
      if (last.startsWith('.')) return [];
      if (/^_category_\./.test(last)) {
        return told('sections are not made by such files', 'take it out, and name the section in sidebars.ts');
      }
      if (!last.includes('.') && statSync(join(root, folder, name), {throwIfNoEntry: false})?.isFile()) {
        return told('its name does not end as that of a page', `rename it to ${slugOf(last)}.mdx`);
      }
      if (/(\.md|\.markdown|\.txt)$/i.test(last) || /\.mdx$/i.test(last.replace(/\.mdx$/, ''))) {
        return told('its name does not end as that of a page', `rename it to ${slugOf(bare)}.mdx`);
      }
      if (!/^[a-z0-9][a-z0-9.-]*$/.test(last)) {
        const [ending = ''] = /\.\w+$/.exec(last) ?? [];
        const better = `${slugOf(last.slice(0, last.length - ending.length))}${ending.toLowerCase()}`;
        return told('its name holds more than small letters, digits and hyphens', `rename it to ${better}`);
      }
      if (!last.endsWith('.mdx')) return [];
      if (folder === 'docs' && name !== 'index.mdx' && !sections.includes(section)) {
        const remedy = `move it to a section of docs: ${sections.join(', ')}; or name a new one in sidebars.ts`;
        return told('the sidebar does not show it', remedy);
      }
      if (folder === 'docs' && below.length > 1) {
        const what = `the sidebar would show "${below[0]}" as a section inside the section`;
        return told(what, `move it to docs/${section}`);
      }
      if (folder === 'docs' && /^\d+[-_.]/.test(last)) {
        return told('its address is without the number', 'take it out of the name, and write sidebar_position instead');
      }
      return [];
    }),
  );
}

/** Pages of one address, one of them written and one assembled, of which a build shows either. */
export function routeMistakes(root: string): Mistake[] {
  const names = namesIn(root, 'src/pages');
  return names
    .filter((name) => name.endsWith('.mdx') && names.includes(name.replace(/mdx$/, 'tsx')))
    .map((name) => {
      const what = `src/pages/${name.replace(/mdx$/, 'tsx')} has the same address`;
      return {file: `src/pages/${name}`, line: 1, what, remedy: 'rename one of the two, or take it away'};
    });
}

/** What pages that are made of data are called. */
const ofData = Object.values({...pages, ...landingPages, ...comparisonPages}).map(({meta}) => meta);

/** Two pages of one address, of which Docusaurus shows one, or of one title or description, which results show for both. */
export function repetitionMistakes(documents: readonly Document[]): Mistake[] {
  return documents.flatMap(({file, path, frontMatter, lineOf}, index) => {
    const above = documents.slice(0, index);
    const same = above.find((one) => one.path === path);
    if (same) {
      return [
        {file, line: lineOf('slug'), what: `${path} is the address of ${same.file}`, remedy: 'write another slug'},
      ];
    }
    return (['title', 'description'] as const).flatMap((key) => {
      if (frontMatter.draft || !frontMatter[key]) return [];
      const alike =
        above.find((one) => !one.frontMatter.draft && one.frontMatter[key] === frontMatter[key])?.file ??
        ofData.find((meta) => meta.path !== path && meta[key] === frontMatter[key])?.path;
      return alike ? [{file, line: lineOf(key), what: `${alike} has the same ${key}`, remedy: 'write another'}] : [];
    });
  });
}

/** A post says where its beginning ends. */
export function postMistakes({file, kind, text}: Document): Mistake[] {
  if (kind !== 'post') return [];
  const remedy = 'write {/* truncate */} on a line of its own below the first paragraph';
  const [, above] = /^---$.*?^---$(.*?)\{\/\*\s*truncate\s*\*\/\}/ms.exec(text.replaceAll('\r', '')) ?? [];
  if (above?.trim()) return [];
  if (above !== undefined) return [{file, line: 1, what: 'the list of a tag’s posts would show nothing', remedy}];
  return [{file, line: 1, what: 'the list of a tag’s posts would show all of it', remedy}];
}

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
