import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type * as z from 'zod';
import {comparisonPage} from '../../../data/comparisons/schema';
import {integrations} from '../../../data/integrations/integrations';
import {landingPage} from '../../../data/landing/schema';
import {page} from '../../../data/schema/page';
import {capitalize} from '../../../lib/format';
import {type Exported, readChecks, readData} from '../../../site/dataFolder';
import {hasGlyphs, missingGlyphsMessage} from '../../social-cards/cardGlyphs';
import {error, type Problem} from '../problem';
import {lineOfMatch, readText} from '../read/files';

const projectRoot = join(__dirname, '../../../..');

/** An invalid value of `src/data`. */
export type DataError = {
  file: string;
  /** Such as `plans[2].yearly.price`. */
  field: string;
  fix: string;
};

type Issue = {path: PropertyKey[]; message: string};

/** The checks of the constants of a folder, which are pages. */
const pageChecks: Readonly<Record<string, z.ZodType>> = {
  'src/data/marketing': page,
  'src/data/landing': landingPage,
  'src/data/comparisons': comparisonPage,
};

/** The checks of other constants, by name: each schema exports those of its subject. */
const checks = readChecks();

/** Reports invalid values of `src/data` at the line that declares the constant. */
export function dataProblems(root: string): Problem[] {
  return dataErrors().map(({file, field, fix}) => {
    const [name] = field.split(/[.[]/);
    const line = lineOfMatch(readText(root, file), new RegExp(`const ${name}\\b`));
    return error({file, line}, `${field} is invalid`, capitalize(fix));
  });
}

export function dataErrors(): DataError[] {
  let constants: Exported[];
  try {
    constants = readData();
  } catch (thrown) {
    // A file computes with a value that another one does not have.
    const fix = `a value that another file needs is missing: ${(thrown as Error).message}`;
    return [{file: 'src/data', field: 'a constant', fix}];
  }
  const pages = constants.filter(({file}) => dirname(file) in pageChecks);
  const names = constants.map(({name}) => name);
  const checked = new Set<object>();
  return [
    ...constants.flatMap((constant) => constantErrors(constant, checked)),
    ...Object.keys(checks)
      .filter((name) => !names.includes(name))
      .map((name) => ({file: 'src/data', field: `checks.${name}`, fix: 'no file exports it: correct the name'})),
    ...duplicateFields(pages),
    ...missingRoutes(pages),
    ...missingIcons(),
  ];
}

/**
 * Returns the errors of a constant: of its texts, of its check and of social cards. Skips the objects in `checked`, which
 * other constants share, and adds those of the constant.
 */
export function constantErrors({file, name, value}: Exported, checked = new Set<object>()): DataError[] {
  const schema = pageChecks[dirname(file)] ?? checks[name];
  const issues = schema?.safeParse(value).error?.issues ?? [];
  return [...textIssues(name, value, checked), ...issues, ...missingGlyphs(name, value)].map(({path, message}) => ({
    file,
    field: fieldPath(name, path),
    fix: message,
  }));
}

/** Keys whose texts are paragraphs of up to 600 characters, also in a list. Other texts have up to 200. */
const paragraphKeys = new Set([
  ...['answer', 'caption', 'cells', 'content', 'description', 'intro', 'meaning', 'note', 'reaction', 'relief', 'text'],
  ...['nothingFound', 'failed', 'withoutScripts', 'notBuilt'],
]);

/** Keys of code and URLs. */
const codeKeys = new Set(['inline', 'script', 'url']);

/** Constants in which an empty text means: no new name, no suffix. */
const mayBeEmpty = new Set(['formerNames', 'stats']);

/** Applies the rules for texts, links and ids to all parts of a constant. */
function textIssues(name: string, value: unknown, checked: Set<object>, path: PropertyKey[] = []): Issue[] {
  if (typeof value === 'string') {
    const key = String(path.findLast((step) => typeof step === 'string') ?? name);
    if (codeKeys.has(key) || (value === '' && mayBeEmpty.has(name))) return [];
    const isPiece = typeof path.at(-1) === 'number';
    const message = isPiece && value === ' ' ? undefined : textIssue(key, value);
    return message === undefined ? [] : [{path, message}];
  }
  if (typeof value !== 'object' || value === null || checked.has(value)) return [];
  checked.add(value);
  return [
    ...(Array.isArray(value) ? duplicateIds(value, path) : []),
    ...Object.entries(value).flatMap(([key, part]) =>
      textIssues(name, part, checked, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function textIssue(key: string, text: string): string | undefined {
  if (key === 'to' && !/^(?:login|\/[\w/#?=-]*)$/.test(text))
    return 'start with "/" for a page of this site, or write "login"';
  if (key === 'id' && !/^[\w-]+$/.test(text)) return 'use letters, digits and hyphens';
  if (text.trim() === '') return 'write a text here: it is shown to visitors';
  if (/\*\*\S[^*]*\*\*|\]\(\S+\)|<\/?(?:a|b|br|code|em|i|li|p|span|strong|ul)\b[^>]*>/i.test(text))
    return 'write plain text: Markdown and HTML are not rendered here';
  if (key === 'question' && !text.endsWith('?')) return 'end the question with "?"';
  if (/^\/(?:img|reports)\//.test(text) && !existsSync(join(projectRoot, 'static', text)))
    return `static${text} is missing: add it, or correct the path`;
  const max = paragraphKeys.has(key) ? 600 : 200;
  return text.length > max ? `shorten it to ${max} characters` : undefined;
}

/** Reports duplicate ids in a list: they are URL fragments, and a link reaches only the first. */
function duplicateIds(all: unknown[], path: PropertyKey[]): Issue[] {
  const ids = all.map((item) => read(item, 'id'));
  return ids.flatMap((id, index) => {
    if (id === undefined || ids.indexOf(id) === index) return [];
    return [{path: [...path, index, 'id'], message: `${id} is taken: choose another id`}];
  });
}

/** Fields that must be unique among pages. `pageUrl` identifies the landing page of a sales lead. */
const uniqueFields = ['meta.path', 'meta.title', 'meta.description', 'pageUrl'];

function duplicateFields(pages: readonly Exported[]): DataError[] {
  return uniqueFields.flatMap((field) => {
    const taken = new Map<unknown, string>();
    return pages.flatMap(({file, name, value}) => {
      const text = read(value, ...field.split('.'));
      const other = taken.get(text);
      taken.set(text, file);
      if (text === undefined || !other) return [];
      return [{file, field: `${name}.${field}`, fix: `${other} has the same value: give each page its own`}];
    });
  });
}

/** Reports text of social cards with characters that their font does not have. */
function missingGlyphs(name: string, value: unknown): Issue[] {
  const shown =
    name === 'brand'
      ? [['name']]
      : [
          ['meta', 'title'],
          ['meta', 'heading'],
        ];
  return shown.flatMap((path) => {
    const text = read(value, ...path);
    return typeof text !== 'string' || hasGlyphs(text) ? [] : [{path, message: missingGlyphsMessage({input: text})}];
  });
}

/** List pages generated by plugins: they have no file in `src/pages`. */
const generatedPaths = ['/blog', '/changelog'];

function missingRoutes(pages: readonly Exported[]): DataError[] {
  return pages.flatMap(({file, name, value}) => {
    const path = String(read(value, 'meta', 'path'));
    const route = `src/pages${path}.tsx`;
    if (generatedPaths.includes(path) || existsSync(join(projectRoot, route))) return [];
    return [{file, field: `${name}.meta.path`, fix: `no page exists at ${path}: add ${route}, or correct the path`}];
  });
}

/** Reports tool icons missing from the sprite: the integrations grid would have an empty cell. */
function missingIcons(): DataError[] {
  const sprite = readFileSync(join(projectRoot, 'static/img/marks.svg'), 'utf8');
  return integrations.flatMap(({mark}, at) => {
    if (sprite.includes(`id="${mark}"`)) return [];
    const fix = `no icon ${mark}: run npm run generate:icons`;
    return [{file: 'src/data/integrations/integrations.ts', field: `integrations[${at}].mark`, fix}];
  });
}

function read(value: unknown, ...keys: PropertyKey[]): unknown {
  return keys.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

/** Formats a path as in `plans[2].yearly.price`. */
function fieldPath(name: string, path: readonly PropertyKey[]): string {
  return path.reduce<string>((at, key) => (typeof key === 'number' ? `${at}[${key}]` : `${at}.${String(key)}`), name);
}
