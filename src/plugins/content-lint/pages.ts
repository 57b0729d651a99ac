import {posix} from 'node:path';
// Exported nowhere else; the compiler says so if an upgrade moves them.
import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {DefaultNumberPrefixParser, stripNumberPrefix} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {createSlugger} from '@docusaurus/utils';
import {CORE_SCHEMA, load} from 'js-yaml';
import type {Heading, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {escapeRegExp} from '../../lib/regExp';
import {lineAt, lineOfMatch, listFiles, readText} from './files';
import {attribute, elementsOf, nodesOf, parseMdx, startLine} from './mdx';
import {mdxFix, yamlFix} from './parserHints';
import {error, type Problem} from './problem';

export type PageKind = 'doc' | 'post' | 'month' | 'page' | 'partial';

/** A file of Markdown, parsed. */
export type MdxPage = {
  file: string;
  kind: PageKind;
  /** Its address, such as `/blog/1`; that of a partial is never used. */
  url: string;
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The line of a front matter key; 1 if it is missing. */
  keyLine: (key: string) => number;
  tree: Root;
  headings: readonly {id: string; explicit: boolean; depth: number; line: number; text: string}[];
  /** What a link may name behind `#`: ids of headings and of elements. */
  anchors: ReadonlySet<string>;
  /** Why a build leaves it out, such as `a draft`. */
  unpublished?: string;
};

/** The folders that hold pages, and the kind of each. */
export const pageFolders = [
  {folder: 'docs', kind: 'doc'},
  {folder: 'blog', kind: 'post'},
  {folder: 'src/changelog', kind: 'month'},
  {folder: 'src/pages', kind: 'page'},
] as const;

/** A file of `docs`, without its extension, that has the address of its folder. */
export const folderPage = /\/(index|readme)$|(?<=\/([^/]+))\/\2$/i;

/** A page that does not parse: links to it are not dead, and its headings are unknown. */
export type UnreadPage = Pick<MdxPage, 'file' | 'kind' | 'url' | 'unpublished'>;

type Reading = {page?: MdxPage; unread?: UnreadPage; problems: Problem[]};

/** What was read last of each file, by project: `npm start` parses only what was saved. */
const readings = new Map<string, {key: string; reading: Reading}>();

/** Every page of the project in `root`, with what keeps others from being read. Partials come with the rest. */
export function loadPages(root: string): {pages: MdxPage[]; unread: UnreadPage[]; problems: Problem[]} {
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const results = pageFolders.flatMap(({folder, kind}) =>
    listFiles(root, folder, /\.mdx?$/).map((file) => {
      const raw = readText(root, file);
      const key = `${day} ${raw}`;
      const known = readings.get(`${root}/${file}`);
      if (known?.key === key) return known.reading;
      const reading = readPage(file, /\/_/.test(file) ? 'partial' : kind, raw, now);
      readings.set(`${root}/${file}`, {key, reading});
      return reading;
    }),
  );
  return {
    pages: results.flatMap(({page}) => page ?? []),
    unread: results.flatMap(({unread}) => unread ?? []),
    problems: results.flatMap(({problems}) => problems),
  };
}

/** One page, and what is wrong with its characters, its front matter's YAML or its MDX. */
function readPage(file: string, kind: PageKind, raw: string, now: Date): Reading {
  // A byte order mark is no part of the text.
  const text = raw.replace(/^\uFEFF/, '');
  if (text.includes('\0')) {
    const problem = error({file, line: 1}, 'The file is not UTF-8', 'Save it with the encoding UTF-8');
    return {unread: {file, kind, url: urlOf(file, kind, {})}, problems: [problem]};
  }
  const control = controlCharacterProblems(file, text);
  const {frontMatter, head, problem} = readFrontMatter(file, text);
  if (problem) {
    const [, slug] = /^slug: *(\S+)/m.exec(text) ?? [];
    return {unread: {file, kind, url: urlOf(file, kind, {slug})}, problems: [...control, problem]};
  }
  const unpublished = unpublishedReason(kind, file, frontMatter, now);
  try {
    const tree = parseMdx(text.replace(controlCharacters, ' '));
    const headings = headingsOf(tree);
    const ids = elementsOf(tree).flatMap((element) => attribute(element, 'id') ?? []);
    const page: MdxPage = {
      file,
      kind,
      url: urlOf(file, kind, frontMatter),
      text,
      frontMatter,
      keyLine: (key) => lineOfMatch(head, new RegExp(`^['"]?${escapeRegExp(key)}['"]?\\s*:`)),
      tree,
      headings,
      anchors: new Set([...headings.map(({id}) => id), ...ids, ...footnoteIds(tree)]),
      ...(unpublished && {unpublished}),
    };
    return {page, problems: control};
  } catch (thrown) {
    const parse = parseProblem(file, text, thrown as ParseError);
    return {
      unread: {file, kind, url: urlOf(file, kind, frontMatter), ...(unpublished && {unpublished})},
      problems: [...control, parse],
    };
  }
}

/** Characters that XML forbids (https://www.w3.org/TR/xml/#charsets): a feed with one is not well-formed. */
const controlCharacters = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/gu;

function controlCharacterProblems(file: string, text: string): Problem[] {
  return [...text.matchAll(controlCharacters)].map(({0: character, index}) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const before = text.slice(0, index).split(/\s/).at(-1);
    const place = {file, line: lineAt(text, index)};
    return error(place, `The control character U+${code} after "${before}" breaks feeds`, 'Delete it');
  });
}

type FrontMatter = {frontMatter: Record<string, unknown>; head: string; problem?: Problem};

/** Keys between dashes that do not begin on the first line: Docusaurus would show them as text, and publish a draft. */
const lateFrontMatter = /^\s*-{3,}\s*\n(?:\s*\n|\s*[\w-]+ *:.*\n)+\s*-{3,}\s*$/m;

function readFrontMatter(file: string, text: string): FrontMatter {
  const [, head, yaml] = /^(---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$)/m.exec(text) ?? [];
  const fail = (line: number, message: string, fix: string) => ({
    frontMatter: {},
    head: '',
    problem: error({file, line}, message, fix),
  });
  if (!/^---[ \t]*\r?\n/.test(text)) {
    if (!text.trimStart().startsWith('---') || lateFrontMatter.exec(text)?.index !== 0)
      return {frontMatter: {}, head: ''};
    return fail(1, 'The front matter does not begin on the first line', 'Begin the file with a line of three dashes');
  }
  if (yaml === undefined || head === undefined) {
    return fail(1, 'The front matter does not end', 'Write --- on a line below its last key');
  }
  try {
    // Dates stay as they are written: as `Date`, 30 February would be 2 March.
    const value = load(yaml, {schema: CORE_SCHEMA}) ?? {};
    if (typeof value === 'object' && !Array.isArray(value))
      return {frontMatter: value as Record<string, unknown>, head};
    return fail(2, 'The front matter holds no keys', 'Write one key and its value on each line, as title: Pricing');
  } catch (thrown) {
    const {mark, reason = String(thrown)} = thrown as {mark?: {line: number}; reason?: string};
    return fail((mark?.line ?? 0) + 2, `The front matter does not parse: ${reason}`, yamlFix(reason));
  }
}

/** A key that cannot be read counts as published: its error stops the build. */
function unpublishedReason(
  kind: PageKind,
  file: string,
  frontMatter: Record<string, unknown>,
  now: Date,
): string | undefined {
  if (frontMatter.draft === true) return 'a draft';
  if (kind !== 'post' && kind !== 'month') return undefined;
  const named = parseBlogFileName(belowFolder(file)).date?.toISOString().slice(0, 10);
  const date = frontMatter.date ?? named;
  return isReadableDate(date) && new Date(date) > now ? `a page of ${date}` : undefined;
}

type ParseError = Error & {line?: number; column?: number; reason?: string};

function parseProblem(file: string, text: string, {line, column, reason = ''}: ParseError): Problem {
  // Of a tag that is not closed, the reason names where it opens.
  const [, openLine, openColumn] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const place = {file, line: Number(openLine ?? line ?? 1)};
  const [cause = reason] = reason.split('\n');
  const at = `line ${place.line}, column ${openColumn ?? column ?? 1}`;
  const words = text.split('\n')[place.line - 1] ?? '';
  return error(place, `MDX does not parse at ${at}: ${cause.replace(/\.$/, '')}`, mdxFix(reason, words));
}

/** The URL that Docusaurus gives a page, by its own functions. */
function urlOf(file: string, kind: PageKind, {slug, id, parse_number_prefixes}: Record<string, unknown>): string {
  const below = belowFolder(file);
  const own = slug === undefined ? undefined : String(slug);
  if (kind === 'page') return own ?? `/${below.replace(/(?:(?:^|\/)index)?\.mdx?$/, '')}`;
  if (kind === 'post' || kind === 'month') {
    return posix.join(kind === 'post' ? '/blog' : '/changelog', own ?? parseBlogFileName(below).slug);
  }
  const name = posix.basename(below).replace(/\.mdx?$/, '');
  const strips = parse_number_prefixes !== false;
  const url = getSlug({
    baseID: typeof id === 'string' ? id : strips ? stripNumberPrefix(name, DefaultNumberPrefixParser) : name,
    ...(own !== undefined && {frontMatterSlug: own}),
    source: `@site/${file}`,
    sourceDirName: posix.dirname(below),
    stripDirNumberPrefixes: strips,
  });
  return posix.join('/docs', url).replace(/(.)\/$/, '$1');
}

function belowFolder(file: string): string {
  return file.replace(/^(?:docs|blog|src\/changelog|src\/pages)\//, '');
}

/** Headings with their ids: the explicit one, written as a comment, or that which Docusaurus makes of the text. */
function headingsOf(tree: Root): MdxPage['headings'] {
  const slugger = createSlugger();
  return nodesOf(tree, 'heading').map((heading) => {
    const explicit = explicitId(heading);
    const words = textOf(heading);
    const text = (explicit === undefined ? words : words.replace(/\/\*.*\*\//, '')).trim();
    const id = explicit ?? slugger.slug(text, {maintainCase: false});
    return {id, explicit: explicit !== undefined, depth: heading.depth, line: startLine(heading), text};
  });
}

function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)/.exec(last.value)?.[1] : undefined;
}

function footnoteIds(tree: Root): string[] {
  return nodesOf(tree, 'footnoteDefinition').flatMap(({identifier}) => [
    `user-content-fn-${identifier}`,
    `user-content-fnref-${identifier}`,
  ]);
}

/** Whether the value of `date` is a day or a moment that exists: 2026-02-30 does not. */
export function isReadableDate(value: unknown): value is string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return false;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(value) ?? [];
  return day === undefined || new Date(day).toISOString().startsWith(day);
}
