import {existsSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {comparisonPages, landingPages, pages} from '../../data/pages';
import type {Document} from '../documents';
import {linesOf, namesIn, textOf} from '../files';
import type {Mistake} from '../mistake';
import type {Published} from '../published';
import {sections} from '../sections';
import {proposedSlug} from '../templates/names';

/** Files that would be left out, or published under an address that nobody wants, for their name or their place. */
export function placeMistakes(root: string): Mistake[] {
  return ['docs', 'blog', 'src/changelog'].flatMap((folder) =>
    namesIn(root, folder).flatMap((name) => {
      const told = (what: string, remedy: string) => [{file: `${folder}/${name}`, line: 1, what, remedy}];
      const [last = ''] = name.split('/').slice(-1);
      const bare = last.replace(/(\.mdx?|\.markdown|\.txt)+$/i, '');
      const [section = '', ...below] = name.split('/');
      if (last.startsWith('.')) return [];
      if (/~$|^#.*#$|\.(bak|orig|rej|swp|tmp)$/i.test(last))
        return told('another program left it behind', 'take it out');
      if (/^_category_\./.test(last)) {
        return told('sections are not made by such files', 'take it out, and name the section in sidebars.ts');
      }
      if (!last.includes('.') && statSync(join(root, folder, name), {throwIfNoEntry: false})?.isFile()) {
        return told('its name does not end as that of a page', `rename it to ${proposedSlug(last)}.mdx`);
      }
      if (/(\.md|\.markdown|\.txt)$/i.test(last) || /\.mdx$/i.test(last.replace(/\.mdx$/, ''))) {
        return told('its name does not end as that of a page', `rename it to ${proposedSlug(bare)}.mdx`);
      }
      // A post’s own name is told with its day, in rules/posts.ts.
      const namedByPosts = folder === 'blog' && /^[^/.]+(\.mdx)?$/.test(name);
      if (!namedByPosts && !/^[a-z0-9][a-z0-9.-]*$/.test(last)) {
        const [ending = ''] = /\.\w+$/.exec(last) ?? [];
        const better = `${proposedSlug(last.slice(0, last.length - ending.length))}${ending.toLowerCase()}`;
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

/** Routes that were left when the data of their page was taken away: a bundler says only that a module is not there. */
export function leftRouteMistakes(root: string): Mistake[] {
  return namesIn(root, 'src/pages').flatMap((name) => {
    if (!name.endsWith('.tsx')) return [];
    const file = `src/pages/${name}`;
    return linesOf(textOf(root, file)).flatMap(({line, words}) => {
      const [, shown] = /from '\.\.\/(data\/(?:landing|comparisons|marketing)\/\w+)'/.exec(words) ?? [];
      if (!shown || existsSync(join(root, `src/${shown}.ts`))) return [];
      const remedy = 'take this route away as well, and say in src/site/redirects.ts where its visitors go';
      return [{file, line, what: `src/${shown}.ts, which it shows, is there no more`, remedy}];
    });
  });
}

/** What pages that are made of data are called. */
const ofData = Object.values({...pages, ...landingPages, ...comparisonPages}).map(({meta}) => meta);

/**
 * Two pages of one address, of which Docusaurus shows one, or of one title or description, which results show for both.
 * It is told of the one that is new.
 */
export function repetitionMistakes(documents: readonly Document[], published: Published): Mistake[] {
  return newestLast(documents, published).flatMap(({file, path, frontMatter, lineOf}, index, all) => {
    const before = all.slice(0, index);
    const same = before.find((one) => one.path === path);
    if (same) {
      return [
        {file, line: lineOf('slug'), what: `${path} is the address of ${same.file}`, remedy: 'write another slug'},
      ];
    }
    return (['title', 'description'] as const).flatMap((key) => {
      if (frontMatter.draft || !frontMatter[key]) return [];
      const alike =
        before.find((one) => !one.frontMatter.draft && one.frontMatter[key] === frontMatter[key])?.file ??
        ofData.find((meta) => meta.path !== path && meta[key] === frontMatter[key])?.path;
      return alike ? [{file, line: lineOf(key), what: `${alike} has the same ${key}`, remedy: 'write another'}] : [];
    });
  });
}

/** Two pages of a section at one place in the sidebar, where their names would decide: told of the one that is new. */
export function positionMistakes(documents: readonly Document[], published: Published): Mistake[] {
  const placed = documents.filter(
    ({kind, frontMatter}) => kind === 'doc' && typeof frontMatter.sidebar_position === 'number',
  );
  const placeOf = ({file, frontMatter}: Document) => `${posix.dirname(file)} ${String(frontMatter.sidebar_position)}`;
  return newestLast(placed, published).flatMap((document, index, all) => {
    const same = all.slice(0, index).find((one) => placeOf(one) === placeOf(document));
    if (!same) return [];
    const {file, lineOf} = document;
    const what = `${same.file} has the same sidebar_position`;
    return [{file, line: lineOf('sidebar_position'), what, remedy: 'write another number'}];
  });
}

/** What is published first, drafts last, and otherwise in the order that they have. */
function newestLast(documents: readonly Document[], published: Published): Document[] {
  const age = ({path, frontMatter}: Document) => (frontMatter.draft === true ? 2 : path in published ? 0 : 1);
  return [...documents].sort((one, other) => age(one) - age(other));
}
