import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {CORE_SCHEMA, load} from 'js-yaml';
import type {Heading, Nodes, Root} from 'mdast';
import {toString as wordsOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {namesIn} from './files';
import type {Mistake} from './mistake';
import {folders, ofFolder, type WritingKind} from './pageFolders';
import {encodingRemedy, markdownFault, markdownRemedy, yamlRemedy} from './remedies';
import {invisibleSignMistakes, withoutInvisibleSigns} from './rules/invisibleSigns';

/** A page written in MDX. */
export type Document = {
  file: string;
  kind: WritingKind;
  /** Its address, such as `/blog/1`. */
  path: string;
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The line of a key of the front matter; of the front matter itself, where the key is missing. */
  lineOf: (key: string) => number;
  tree: Root;
  headings: readonly {id: string; depth: number; line: number; words: string}[];
};

/**
 * Every MDX page of the project in `root`; those that cannot be read are mistakes instead, of which nothing is known but
 * the address.
 */
export function readDocuments(root: string): {
  documents: Document[];
  mistakes: Mistake[];
  unread: {file: string; path: string}[];
} {
  const mistakes: Mistake[] = [];
  const unread: {file: string; path: string}[] = [];
  const documents = folders.flatMap(({folder, kind}) =>
    mdxIn(root, folder).flatMap((name) => {
      const file = `${folder}/${name}`;
      // Renamed or deleted meanwhile, under npm start: it is asked again after that.
      if (!existsSync(join(root, file))) return [];
      // Some editors begin a file with a mark that nobody sees.
      const text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
      mistakes.push(...invisibleSignMistakes(file, text));
      const read = readDocument(file, kind, withoutInvisibleSigns(text));
      if ('what' in read) {
        mistakes.push(read);
        // What UTF-16 puts beside each letter.
        const [, slug] = /^slug: *(\S+)/m.exec(text.replaceAll('\0', '')) ?? [];
        unread.push({file, path: pathOf(file, kind, slug)});
        return [];
      }
      return read;
    }),
  );
  return {documents, mistakes, unread};
}

/** What a page is that waits for its writer, and not for its day. */
export const aDraft = 'a draft';

/** Why a page is seen by its writers only: what it is, in words; nothing, where everybody sees it. */
export function unpublished({frontMatter: {draft, date}}: Document, now: Date): string | undefined {
  if (draft === true) return aDraft;
  return typeof date === 'string' && isDay(date) && new Date(date) > now ? `a page of ${date}` : undefined;
}

/** The pages that only their writers see, with why. */
export function waitingPages(root: string): {file: string; why: string}[] {
  return readDocuments(root).documents.flatMap((document) => {
    const why = unpublished(document, new Date());
    return why ? [{file: document.file, why}] : [];
  });
}

/** Whether there is such a day: the 30th of February would be the 2nd of March. */
function isDay(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** A page's text as MDX has it; throws where it does not parse. */
export function treeOf(text: string): Root {
  return parser.parse(text);
}

/** One page, or what keeps it from being read. */
export function readDocument(file: string, kind: WritingKind, text: string): Document | Mistake {
  // Half of the bytes of UTF-16, of which the parsers would tell something else.
  if (text.includes('\0')) return {file, line: 1, what: 'the file cannot be read', remedy: encodingRemedy};
  let tree: Root;
  let frontMatter: Record<string, unknown>;
  try {
    tree = treeOf(text);
  } catch (error) {
    const {line: at, reason = String(error)} = error as {line?: number; reason?: string};
    // Where the parser names no line it names the tag that is open, with its place.
    const line = at ?? Number(/\((\d+):\d+-/.exec(reason)?.[1] ?? 1);
    const remedy = markdownRemedy(reason, text.split('\n')[line - 1] ?? '');
    return {file, line, what: `MDX does not parse: ${markdownFault(reason)}`, remedy};
  }
  try {
    frontMatter = frontMatterOf(tree);
  } catch (error) {
    const {mark, reason = String(error)} = error as {mark?: {line: number}; reason?: string};
    return {
      file,
      line: (mark?.line ?? 0) + 2,
      what: `front matter does not parse: ${reason}`,
      remedy: yamlRemedy(reason),
    };
  }
  if (typeof frontMatter !== 'object' || Array.isArray(frontMatter)) {
    const remedy = 'write a key and its value on each line, such as title: What the page is about';
    return {file, line: 2, what: 'front matter holds no keys', remedy};
  }
  if (tree.children[0]?.type !== 'yaml') {
    const remedy = 'begin the file with a line of three dashes, then title and description, then three dashes again';
    return {file, line: 1, what: 'there is no front matter, or it does not end', remedy};
  }
  return {
    file,
    kind,
    path: pathOf(file, kind, frontMatter.slug),
    text,
    frontMatter,
    lineOf: (key) => text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1,
    tree,
    headings: headingsOf(tree),
  };
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

function frontMatterOf(tree: Root): Record<string, unknown> {
  const [first] = tree.children;
  if (first?.type !== 'yaml') return {};
  // Days stay as they are written: as dates, the 30th of February would be the 2nd of March.
  return (load(first.value, {schema: CORE_SCHEMA}) as Record<string, unknown> | undefined) ?? {};
}

function pathOf(file: string, kind: WritingKind, slug: unknown): string {
  if (slug === undefined && (kind === 'post' || kind === 'month')) return `/${file}`;
  if (kind === 'post') return `/blog${String(slug)}`;
  if (kind === 'month') return `/changelog${String(slug)}`;
  const path = file.replace(/\.mdx$/, '').replace(kind === 'doc' ? ofFolder : /\/index$/, '');
  if (kind === 'page') return path.replace(/^src\/pages/, '') || '/';
  if (typeof slug !== 'string') return `/${path}`;
  return slug.startsWith('/') ? `/docs${slug}`.replace(/\/$/, '') : `/${posix.join(posix.dirname(file), slug)}`;
}

/** Headings with the fragments that Docusaurus gives them: their own, written as a comment, or made of their words. */
function headingsOf(tree: Root): Document['headings'] {
  const slugger = createSlugger();
  return nodesOf(tree, 'heading').map((heading) => {
    const words = wordsOf(heading, {includeImageAlt: false})
      .replace(/\/\*.*\*\//, '')
      .trim();
    const id = ownId(heading) ?? slugger.slug(words, {maintainCase: false});
    return {id, depth: heading.depth, line: lineOf(heading), words};
  });
}

function ownId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /#([\w-]+)/.exec(last.value)?.[1] : undefined;
}

/** Everything on a page, or in a part of it, that is of one of these types, in its order. */
export function nodesOf<Type extends Nodes['type']>(tree: Nodes, ...types: Type[]): Extract<Nodes, {type: Type}>[] {
  const nodes: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, types, (node) => {
    nodes.push(node as Extract<Nodes, {type: Type}>);
  });
  return nodes;
}

export function lineOf({position}: {position?: {start: {line: number}} | undefined}): number {
  return position?.start.line ?? 1;
}

function mdxIn(root: string, folder: string): string[] {
  return namesIn(root, folder).filter((name) => /\.mdx?$/.test(name));
}
