import {posix} from 'node:path';
// Internal modules: the functions are not exported elsewhere. If an upgrade moves them, the type check fails.
import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {DefaultNumberPrefixParser, stripNumberPrefix} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {createSlugger} from '@docusaurus/utils';
import {CORE_SCHEMA, load} from 'js-yaml';
import type {Heading, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {escapeRegExp} from '../../../lib/regExp';
import {type Problem, warning} from '../problem';
import {lineOfMatch, listFiles, readText} from './files';
import {type ContentFolder, contentFolders, type PageKind} from './folders';
import {attribute, elementsOf, nodesOf, parseMdx, startLine} from './mdx';
import {parseFix} from './parserHints';

/** A parsed MDX file. */
export type MdxPage = {
  file: string;
  kind: PageKind;
  /** The folder of its plugin. */
  folder: ContentFolder;
  /** Path on the site, such as `/blog/1`, without trailing slash. Unused for partials. */
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

/** Matches a file of `docs`, without extension, whose URL is that of its folder. */
export const folderPage = /\/(index|readme)$|(?<=\/([^/]+))\/\2$/i;

/** A page that does not parse. Links to it are valid; its headings are unknown. */
export type UnreadPage = Pick<MdxPage, 'file' | 'kind' | 'url' | 'unpublished'>;

/** A file with the folder and kind that its path implies. */
type Source = Pick<MdxPage, 'file' | 'kind' | 'folder'>;

type Reading = {page: MdxPage} | {unread: UnreadPage; problem: Problem};

/** Cache of the last result by file path, so that `npm start` parses only saved files. */
const readings = new Map<string, {key: string; reading: Reading}>();

/** Loads all pages of the project in `root`, including partials, and the problems of files that do not parse. */
export function loadPages(root: string): {pages: MdxPage[]; unread: UnreadPage[]; problems: Problem[]} {
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const results = contentFolders.flatMap((folder) =>
    listFiles(root, folder.folder, /\.mdx?$/).map((file) => {
      const raw = readText(root, file);
      const key = `${day} ${raw}`;
      const known = readings.get(`${root}/${file}`);
      if (known?.key === key) return known.reading;
      const kind = /(?:^|\/)_/.test(belowFolder(file, folder)) ? 'partial' : folder.kind;
      // Strip the byte order mark.
      const reading = readPage({file, kind, folder}, raw.replace(/^\uFEFF/, ''), now);
      readings.set(`${root}/${file}`, {key, reading});
      return reading;
    }),
  );
  return {
    pages: results.flatMap((reading) => ('page' in reading ? reading.page : [])),
    unread: results.flatMap((reading) => ('unread' in reading ? reading.unread : [])),
    problems: results.flatMap((reading) => ('problem' in reading ? reading.problem : [])),
  };
}

function readPage(source: Source, text: string, now: Date): Reading {
  const [head = '', yaml = ''] = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text) ?? [];
  // If it does not parse, links to the page remain valid.
  let frontMatter: Record<string, unknown> = {slug: /^slug: *(\S+)/m.exec(yaml)?.[1]};
  let unpublished: string | undefined;
  try {
    // The core schema leaves dates as text: as `Date`, 30 February would become 2 March.
    frontMatter = (load(yaml, {schema: CORE_SCHEMA}) ?? {}) as Record<string, unknown>;
    unpublished = unpublishedReason({...source, frontMatter}, now);
    const tree = parseMdx(text);
    const headings = headingsOf(tree);
    const ids = elementsOf(tree).flatMap((element) => attribute(element, 'id') ?? []);
    const page: MdxPage = {
      ...source,
      url: urlOf(source, frontMatter),
      text,
      frontMatter,
      keyLine: (key) => lineOfMatch(head, new RegExp(`^['"]?${escapeRegExp(key)}['"]?\\s*:`)),
      tree,
      headings,
      anchors: new Set([...headings.map(({id}) => id), ...ids, ...footnoteIds(tree)]),
      unpublished,
    };
    return {page};
  } catch (thrown) {
    const {file, kind} = source;
    const unread = {file, kind, url: urlOf(source, frontMatter), unpublished};
    return {unread, problem: parseProblem(file, text, thrown as ParseError)};
  }
}

/** Returns the reason for which a build skips the page, such as `a draft`; `undefined` if it is published. */
function unpublishedReason(page: DatedPage, now: Date): string | undefined {
  if (String(page.frontMatter.draft).toLowerCase() === 'true') return 'a draft';
  const date = publicationDate(page);
  return date !== undefined && new Date(date) > now ? `scheduled for ${date}` : undefined;
}

type DatedPage = Pick<MdxPage, 'kind' | 'file' | 'folder' | 'frontMatter'>;

/** Returns the date from which builds publish a post or a month, from its front matter or its file name. */
export function publicationDate({kind, file, folder, frontMatter}: DatedPage): string | undefined {
  if (kind !== 'post' && kind !== 'month') return undefined;
  const date = frontMatter.date ?? parseBlogFileName(belowFolder(file, folder)).date?.toISOString().slice(0, 10);
  return typeof date === 'string' && !Number.isNaN(Date.parse(date)) ? date : undefined;
}

/** An error of the parser of MDX, or of YAML, which has a `mark` and counts lines from 0 below the first one. */
type ParseError = Error & {line?: number; reason?: string; mark?: {line: number}};

/** Returns a warning: Docusaurus stops at the error itself. */
function parseProblem(file: string, text: string, {line, mark, message, reason = message}: ParseError): Problem {
  // For an unclosed tag, the reason contains the position of the opening tag.
  const [, openLine] = /\((\d+):\d+-/.exec(reason) ?? [];
  const place = {file, line: Number(openLine ?? line ?? (mark ? mark.line + 2 : 1))};
  const [cause = reason] = reason.split('\n');
  const lineText = text.split('\n')[place.line - 1] ?? '';
  return warning(place, `The page does not parse: ${cause.replace(/\.$/, '')}`, parseFix(reason, lineText));
}

/** Computes a page's URL with Docusaurus' own functions. */
function urlOf({file, kind, folder}: Source, {slug, id, parse_number_prefixes}: Record<string, unknown>): string {
  const below = belowFolder(file, folder);
  const ownSlug = slug === undefined ? undefined : String(slug);
  const join = (path: string) => posix.join(folder.routeBasePath, path).replace(/(.)\/$/, '$1');
  if (kind === 'page') return join(ownSlug ?? below.replace(/(?:(?:^|\/)index)?\.mdx?$/, ''));
  if (kind === 'post' || kind === 'month') return join(ownSlug ?? parseBlogFileName(below).slug);
  const name = posix.basename(below).replace(/\.mdx?$/, '');
  const stripsPrefixes = parse_number_prefixes !== false;
  const url = getSlug({
    baseID: typeof id === 'string' ? id : stripsPrefixes ? stripNumberPrefix(name, DefaultNumberPrefixParser) : name,
    ...(ownSlug !== undefined && {frontMatterSlug: ownSlug}),
    source: `@site/${file}`,
    sourceDirName: posix.dirname(below),
    stripDirNumberPrefixes: stripsPrefixes,
    numberPrefixParser: DefaultNumberPrefixParser,
  });
  return join(url);
}

/** Returns the path of a file relative to its folder. */
function belowFolder(file: string, {folder}: ContentFolder): string {
  return file.slice(folder.length + 1);
}

/** Collects headings. The id is the explicit one, or Docusaurus' slug of the text. */
function headingsOf(tree: Root): MdxPage['headings'] {
  const slugger = createSlugger();
  return nodesOf(tree, 'heading').map((heading) => {
    const explicit = explicitId(heading);
    const content = textOf(heading, {includeHtml: false});
    const text = (explicit === undefined ? content : content.replace(/\/\*.*\*\//, '')).trim();
    const id = explicit ?? slugger.slug(text);
    return {id, explicit: explicit !== undefined, depth: heading.depth, line: startLine(heading), text};
  });
}

/** Returns the id in the comment at the end of a heading. */
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
