import {posix} from 'node:path';
// Internal modules: the functions are not exported elsewhere. If an upgrade moves them, the type check fails.
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

/** A parsed Markdown file. */
export type MdxPage = {
  file: string;
  kind: PageKind;
  /** Path on the site, such as `/blog/1`. Unused for partials. */
  url: string;
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The line of a front matter key; 1 if it is missing. */
  keyLine: (key: string) => number;
  tree: Root;
  headings: readonly {id: string; explicit: boolean; depth: number; line: number; text: string}[];
  /** Valid URL fragments: ids of headings, elements and footnotes. */
  anchors: ReadonlySet<string>;
  /** Why a build does not publish the page, such as `a draft`. */
  unpublished?: string;
};

/** Folders with pages, and the kind of page in each. */
export const pageFolders = [
  {folder: 'docs', kind: 'doc'},
  {folder: 'blog', kind: 'post'},
  {folder: 'src/changelog', kind: 'month'},
  {folder: 'src/pages', kind: 'page'},
] as const;

/** Matches a file of `docs`, without extension, whose URL is that of its folder. */
export const folderPage = /\/(index|readme)$|(?<=\/([^/]+))\/\2$/i;

/** A page that does not parse. Links to it are valid; its headings are unknown. */
export type UnreadPage = Pick<MdxPage, 'file' | 'kind' | 'url' | 'unpublished'>;

type Reading = {page?: MdxPage; unread?: UnreadPage; problems: Problem[]};

/** Cache of the last result by file path, so that `npm start` parses only saved files. */
const readings = new Map<string, {key: string; reading: Reading}>();

/** Loads all pages of the project in `root`, including partials, and the problems of files that do not parse. */
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

/** Reads one page. Reports invalid characters, YAML and MDX. */
function readPage(file: string, kind: PageKind, raw: string, now: Date): Reading {
  // Strip the byte order mark.
  const text = raw.replace(/^\uFEFF/, '');
  if (text.includes('\0')) {
    const problem = error({file, line: 1}, 'The file is not UTF-8', 'Save it as UTF-8');
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

/** Front matter after the first line: Docusaurus would render it as text, and publish a draft. */
const lateFrontMatter = /^\s*-{3,}\s*\n(?:\s*\n|\s*[\w-]+ *:.*\n)+\s*-{3,}\s*$/m;

function readFrontMatter(file: string, text: string): FrontMatter {
  const [, head, yaml] = /^(---[ \t]*\n([\s\S]*?)^---[ \t]*$)/m.exec(text) ?? [];
  const fail = (line: number, message: string, fix: string) => ({
    frontMatter: {},
    head: '',
    problem: error({file, line}, message, fix),
  });
  if (!/^---[ \t]*\n/.test(text)) {
    if (!text.trimStart().startsWith('---') || lateFrontMatter.exec(text)?.index !== 0)
      return {frontMatter: {}, head: ''};
    return fail(1, 'The front matter does not begin on the first line', 'Move the opening --- to the first line');
  }
  if (yaml === undefined || head === undefined) {
    return fail(1, 'The front matter has no end', 'Add --- on a line below the last key');
  }
  try {
    // The core schema leaves dates as text: as `Date`, 30 February would become 2 March.
    const value = load(yaml, {schema: CORE_SCHEMA}) ?? {};
    if (typeof value === 'object' && !Array.isArray(value))
      return {frontMatter: value as Record<string, unknown>, head};
    return fail(2, 'The front matter has no keys', 'Write one key and its value per line, such as title: Pricing');
  } catch (thrown) {
    const {mark, reason = String(thrown)} = thrown as {mark?: {line: number}; reason?: string};
    return fail((mark?.line ?? 0) + 2, `The front matter does not parse: ${reason}`, yamlFix(reason));
  }
}

/**
 * Returns the reason for which a build skips the page, such as `a draft`; `undefined` if it is published. Pages with an
 * invalid key count as published, so that errors stop the build.
 */
function unpublishedReason(
  kind: PageKind,
  file: string,
  frontMatter: Record<string, unknown>,
  now: Date,
): string | undefined {
  if (frontMatter.draft === true) return 'a draft';
  const date = publicationDate({kind, file, frontMatter});
  return date !== undefined && new Date(date) > now ? `scheduled for ${date}` : undefined;
}

/** Returns the date from which builds publish a post or a month, from its front matter or its file name. */
export function publicationDate({kind, file, frontMatter}: Pick<MdxPage, 'kind' | 'file' | 'frontMatter'>) {
  if (kind !== 'post' && kind !== 'month') return undefined;
  const date = frontMatter.date ?? parseBlogFileName(belowFolder(file)).date?.toISOString().slice(0, 10);
  return isReadableDate(date) ? date : undefined;
}

type ParseError = Error & {line?: number; column?: number; reason?: string};

function parseProblem(file: string, text: string, {line, column, reason = ''}: ParseError): Problem {
  // For an unclosed tag, the reason contains the position of the opening tag.
  const [, openLine, openColumn] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const place = {file, line: Number(openLine ?? line ?? 1)};
  const [cause = reason] = reason.split('\n');
  const at = `line ${place.line}, column ${openColumn ?? column ?? 1}`;
  const lineText = text.split('\n')[place.line - 1] ?? '';
  return error(place, `MDX does not parse at ${at}: ${cause.replace(/\.$/, '')}`, mdxFix(reason, lineText));
}

/** Computes a page's URL with Docusaurus' own functions. */
function urlOf(file: string, kind: PageKind, {slug, id, parse_number_prefixes}: Record<string, unknown>): string {
  const below = belowFolder(file);
  const ownSlug = slug === undefined ? undefined : String(slug);
  if (kind === 'page') return ownSlug ?? `/${below.replace(/(?:(?:^|\/)index)?\.mdx?$/, '')}`;
  if (kind === 'post' || kind === 'month') {
    return posix.join(kind === 'post' ? '/blog' : '/changelog', ownSlug ?? parseBlogFileName(below).slug);
  }
  const name = posix.basename(below).replace(/\.mdx?$/, '');
  const stripsPrefixes = parse_number_prefixes !== false;
  const url = getSlug({
    baseID: typeof id === 'string' ? id : stripsPrefixes ? stripNumberPrefix(name, DefaultNumberPrefixParser) : name,
    ...(ownSlug !== undefined && {frontMatterSlug: ownSlug}),
    source: `@site/${file}`,
    sourceDirName: posix.dirname(below),
    stripDirNumberPrefixes: stripsPrefixes,
  });
  return posix.join('/docs', url).replace(/(.)\/$/, '$1');
}

function belowFolder(file: string): string {
  return file.replace(/^(?:docs|blog|src\/changelog|src\/pages)\//, '');
}

/** Collects headings. The id is the explicit one, written as a comment, or Docusaurus' slug of the text. */
function headingsOf(tree: Root): MdxPage['headings'] {
  const slugger = createSlugger();
  return nodesOf(tree, 'heading').map((heading) => {
    const explicit = explicitId(heading);
    const content = textOf(heading);
    const text = (explicit === undefined ? content : content.replace(/\/\*.*\*\//, '')).trim();
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

/** Whether the value of `date` is an existing day or time: 2026-02-30 is not. */
export function isReadableDate(value: unknown): value is string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return false;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(value) ?? [];
  return day === undefined || new Date(day).toISOString().startsWith(day);
}
