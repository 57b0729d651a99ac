import {posix} from 'node:path';
// Internal modules: the functions are not exported elsewhere. If an upgrade moves them, the type check fails.
import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {stripNumberPrefix} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {CORE_SCHEMA, load} from 'js-yaml';
import {escapeRegExp} from '../../../lib/regExp';
import {error, type Problem, warning} from '../problem';
import type {Body, BodyOptions} from './body';
import {contentCache} from './cache';
import {lineAt, lineOfMatch, listFiles, readText} from './files';
import type {Element, Format} from './mdx';
import {mdxFix, yamlFix} from './parserHints';
import {type ContentFolder, type ContentSettings, defaultSettings, type PageKind} from './settings';

/** A parsed Markdown file. */
export type MdxPage = Body & {
  file: string;
  kind: PageKind;
  /** The folder of its plugin. */
  folder: ContentFolder;
  /** Path on the site, such as `/blog/1`, without base path and trailing slash. Unused for partials. */
  url: string;
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The line of a front matter key; 1 if it is missing. */
  keyLine: (key: string) => number;
  /** Why a build does not publish the page, such as `a draft`. */
  unpublished?: string;
};

/** Matches a file of `docs`, without extension, whose URL is that of its folder. */
export const folderPage = /\/(index|readme)$|(?<=\/([^/]+))\/\2$/i;

/** A page that does not parse. Links to it are valid; its headings are unknown. */
export type UnreadPage = Pick<MdxPage, 'file' | 'kind' | 'folder' | 'url' | 'unpublished'>;

/** A file with the folder and kind that its path implies. */
type Source = Pick<MdxPage, 'file' | 'kind' | 'folder'>;

type Reading = {page?: MdxPage; unread?: UnreadPage; problems: Problem[]};

/** The last result by file path, for each settings, so that `npm start` reads only changed pages. */
const readings = new WeakMap<ContentSettings, Map<string, {key: string; reading: Reading}>>();

/** Loads all pages of the project in `root`, including partials, and the problems of files that do not parse. */
export async function loadPages(
  root: string,
  settings = defaultSettings,
): Promise<{pages: MdxPage[]; unread: UnreadPage[]; problems: Problem[]}> {
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const cache = contentCache(root);
  const known = readings.get(settings) ?? new Map();
  readings.set(settings, known);
  const results = await Promise.all(
    settings.folders.flatMap((folder) =>
      listFiles(root, folder.folder, /\.mdx?$/).map(async (file) => {
        const raw = readText(root, file);
        const key = `${day} ${raw}`;
        const last = known.get(`${root}/${file}`);
        if (last?.key === key) return last.reading;
        const kind = folder.isPage(belowFolder(file, folder)) ? folder.kind : 'partial';
        const reading = await readPage({file, kind, folder}, raw, now, settings, cache);
        known.set(`${root}/${file}`, {key, reading});
        return reading;
      }),
    ),
  );
  return {
    pages: results.flatMap(({page}) => page ?? []),
    unread: results.flatMap(({unread}) => unread ?? []),
    problems: results.flatMap(({problems}) => problems),
  };
}

/** Reads one page. Reports invalid characters, YAML and MDX. */
async function readPage(
  source: Source,
  raw: string,
  now: Date,
  settings: ContentSettings,
  cache: ReturnType<typeof contentCache>,
): Promise<Reading> {
  const {file, folder} = source;
  const {markdown} = settings;
  // Strip the byte order mark.
  const text = raw.replace(/^\uFEFF/, '');
  if (text.includes('\0')) {
    const problem = warning({file, line: 1}, 'The file is not UTF-8', 'Save it as UTF-8');
    return {unread: {...source, url: urlOf(source, {})}, problems: [problem]};
  }
  const control = controlCharacterProblems(file, text);
  const {frontMatter, head, problem} = readFrontMatter(file, text);
  if (problem) {
    const [, slug] = /^slug: *(\S+)/m.exec(text) ?? [];
    return {unread: {...source, url: urlOf(source, {slug})}, problems: [...control, problem]};
  }
  const unpublished = unpublishedReason(source, frontMatter, now);
  try {
    const readable = text.replace(controlCharacters, ' ');
    const {codeLanguages} = settings;
    const {format = markdown.format} = frontMatter;
    const body = await cachedBody(
      cache,
      [markdown.preprocessor?.({filePath: file, fileContent: readable}) ?? readable, text],
      {markdown, admonitions: folder.admonitions, codeLanguages, format: formatOf(file, format)},
      folder.remarkPlugins,
    );
    const page: MdxPage = {
      ...body,
      ...source,
      url: urlOf(source, frontMatter),
      text,
      frontMatter,
      keyLine: (key) => lineOfMatch(head, new RegExp(`^['"]?${escapeRegExp(key)}['"]?\\s*:`)),
      ...(unpublished && {unpublished}),
    };
    return {page, problems: control};
  } catch (thrown) {
    const parse = parseProblem(file, text, thrown as ParseError);
    return {
      unread: {...source, url: urlOf(source, frontMatter), ...(unpublished && {unpublished})},
      problems: [...control, parse],
    };
  }
}

/** Reads a body from the cache; without it if there are plugins, whose code is not part of the key. */
async function cachedBody(
  cache: ReturnType<typeof contentCache>,
  [source, written]: [source: string, written: string],
  options: BodyOptions,
  remarkPlugins: ContentFolder['remarkPlugins'],
): Promise<Body> {
  // Loaded only for pages that are not in the cache: the parser takes longer to load than all pages from the cache.
  const read = async () =>
    (require('./body') as typeof import('./body')).readBody(source, written, {...options, remarkPlugins});
  return remarkPlugins.length > 0 ? read() : cache.get([source, written, options], read);
}

/** Returns the format of a file; `format` is that of its front matter, or else of the configuration. */
function formatOf(file: string, format: unknown): Format {
  if (format === 'detect') return file.endsWith('.md') ? 'md' : 'mdx';
  return format === 'md' ? 'md' : 'mdx';
}

/** Characters that XML forbids (https://www.w3.org/TR/xml/#charsets): a feed with one is not well-formed. */
const controlCharacters = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/gu;

function controlCharacterProblems(file: string, text: string): Problem[] {
  return [...text.matchAll(controlCharacters)].map(({0: character, index}) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const before = text.slice(0, index).split(/\s/).at(-1);
    const place = {file, line: lineAt(text, index)};
    return warning(place, `The control character U+${code} after "${before}" breaks feeds`, 'Delete it');
  });
}

type FrontMatter = {frontMatter: Record<string, unknown>; head: string; problem?: Problem};

/** Front matter after the first line: Docusaurus renders it as text, and publishes a draft. */
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
    const message = 'The front matter does not begin on the first line';
    const problem = warning({file, line: 1}, message, 'Move the opening --- to the first line');
    return {frontMatter: {}, head: '', problem};
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
  {kind, file, folder}: Source,
  frontMatter: Record<string, unknown>,
  now: Date,
): string | undefined {
  if (isTrue(frontMatter.draft)) return 'a draft';
  const date = publicationDate({kind, file, folder, frontMatter});
  return date !== undefined && new Date(date) > now ? `scheduled for ${date}` : undefined;
}

/** Returns the date from which builds publish a post or a month, from its front matter or its file name. */
export function publicationDate({
  kind,
  file,
  folder,
  frontMatter,
}: Pick<MdxPage, 'kind' | 'file' | 'folder' | 'frontMatter'>) {
  if (kind !== 'post' && kind !== 'month') return undefined;
  const date = frontMatter.date ?? parseBlogFileName(belowFolder(file, folder)).date?.toISOString().slice(0, 10);
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
function urlOf({file, kind, folder}: Source, {slug, id, parse_number_prefixes}: Record<string, unknown>): string {
  const {routeBasePath, numberPrefixParser} = folder;
  const below = belowFolder(file, folder);
  const ownSlug = slug === undefined ? undefined : String(slug);
  const join = (path: string) => posix.join(routeBasePath, path).replace(/(.)\/$/, '$1');
  if (kind === 'page') return join(ownSlug ?? below.replace(/(?:(?:^|\/)index)?\.mdx?$/, ''));
  if (kind === 'post' || kind === 'month') return join(ownSlug ?? parseBlogFileName(below).slug);
  const name = posix.basename(below).replace(/\.mdx?$/, '');
  const stripsPrefixes = parse_number_prefixes !== false;
  const url = getSlug({
    baseID: typeof id === 'string' ? id : stripsPrefixes ? stripNumberPrefix(name, numberPrefixParser) : name,
    ...(ownSlug !== undefined && {frontMatterSlug: ownSlug}),
    source: `@site/${file}`,
    sourceDirName: posix.dirname(below),
    stripDirNumberPrefixes: stripsPrefixes,
    numberPrefixParser,
  });
  return join(url);
}

/** Returns the path of a file relative to its folder. */
export function belowFolder(file: string, {folder}: Pick<ContentFolder, 'folder'>): string {
  return file.slice(folder.length + 1);
}

/** Whether an attribute exists with any value, or may be in `{...props}`. */
export function hasAttribute({attributes, spread}: Element, name: string): boolean {
  return name in attributes || spread;
}

/** Whether a page imports MDX files, whose headings it then shows too. */
export function hasPartials({modules}: Pick<MdxPage, 'modules'>): boolean {
  return modules.some((code) => /\.mdx?['"]/.test(code));
}

/** Whether the value of `date` is an existing day or time: 2026-02-30 is not. */
export function isReadableDate(value: unknown): value is string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return false;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(value) ?? [];
  return day === undefined || new Date(day).toISOString().startsWith(day);
}

/** Whether Docusaurus reads a value as true: it also accepts text. */
function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}
