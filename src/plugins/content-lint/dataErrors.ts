import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type * as z from 'zod';
import {testimonials} from '../../data/company/testimonials';
import {integrations} from '../../data/integrations/integrations';
import {readFolder} from '../../data/routes/folders';
import {comparisonPage} from '../../data/schema/comparison';
import {errorMap} from '../../data/schema/errorMap';
import {landingPage} from '../../data/schema/landing';
import {page} from '../../data/schema/page';
import {hasGlyphs, missingGlyphsMessage} from '../social-cards/cardGlyphs';
import {type Content, contentRegistry} from './contentRegistry';

/** Every fault in `src/data`, each as a line that names file, field and remedy; empty when all is well. */
export function dataErrors(): string[] {
  const folders = [
    ...inFolder('marketing', page),
    ...inFolder('landing', landingPage),
    ...inFolder('comparisons', comparisonPage),
  ];
  const told: Told = new Map();
  return [
    ...[...contentRegistry, ...folders].flatMap((content) => validateConstant(content, told)),
    ...repetitions(folders),
    ...missingRoutes(folders),
    ...missingMarks(),
    ...missingPortraits(),
  ];
}

/** What has been said of each part of the content. */
type Told = Map<unknown, Set<string>>;

/** The errors of one constant. A part that several constants share, such as a button, is reported once. */
export function validateConstant({file, name, value, schema: shape}: Content, told: Told = new Map()): string[] {
  const result = shape.safeParse(value, {error: errorMap});
  const issues = result.success ? unknownKeys(value, result.data) : result.error.issues;
  const faults = issues.flatMap(({path, message}) => {
    const part = path.length > 0 ? read(value, ...path.slice(0, -1)) : {};
    const said = `${String(path.at(-1))}: ${message}`;
    const before = told.get(part) ?? new Set();
    told.set(part, new Set([...before, said]));
    return before.has(said) ? [] : [`${file}: ${fieldPath(name, path)}: ${message}`];
  });
  return [...faults, ...missingGlyphs({file, name, value})];
}

type Issue = {path: PropertyKey[]; message: string};

/** Keys that no schema has: a mistyped one of those that may be left out would be left out of the page in silence. */
function unknownKeys(value: unknown, known: unknown, path: PropertyKey[] = []): Issue[] {
  if (!isObject(value) || !isObject(known)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key in known) return unknownKeys(part, known[key], at);
    return part === undefined
      ? []
      : [
          {
            path: at,
            message: 'no page reads it: correct its name, take it out, or add it to its schema in src/data/schema',
          },
        ];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function inFolder(folder: Parameters<typeof readFolder>[0], schema: z.ZodType): Content[] {
  return readFolder(folder).map((exported) => ({...exported, schema}));
}

/** What tells pages, and the leads of landing pages, apart: no two may share it. */
const unique = [
  {field: 'meta.path', of: (value: unknown) => read(value, 'meta', 'path')},
  {field: 'meta.title', of: (value: unknown) => read(value, 'meta', 'title')},
  {field: 'meta.description', of: (value: unknown) => read(value, 'meta', 'description')},
  {field: 'pageUrl', of: (value: unknown) => read(value, 'pageUrl')},
];

function repetitions(contents: Content[]): string[] {
  return unique.flatMap(({field, of}) => {
    const taken = new Map<unknown, string>();
    return contents.flatMap(({file, name, value}) => {
      const text = of(value);
      if (text === undefined) return [];
      const other = taken.get(text);
      taken.set(text, file);
      return other ? [`${file}: ${name}.${field}: ${other} has the same: give each page its own`] : [];
    });
  });
}

/** What social cards show of a page, in signs that their font has not. */
function missingGlyphs({file, name, value}: Pick<Content, 'file' | 'name' | 'value'>): string[] {
  const shown =
    name === 'brand'
      ? [['name']]
      : [
          ['meta', 'title'],
          ['meta', 'heading'],
        ];
  return shown.flatMap((keys) => {
    const words = read(value, ...keys);
    if (typeof words !== 'string' || hasGlyphs(words)) return [];
    return [`${file}: ${fieldPath(name, keys)}: ${missingGlyphsMessage({input: words})}`];
  });
}

/** Lists that plugins make: their pages stand in no file of `src/pages`. */
const madeByPlugins = ['/blog', '/changelog'];

function missingRoutes(contents: Content[]): string[] {
  return contents.flatMap(({file, name, value}) => {
    const path = read(value, 'meta', 'path');
    if (typeof path !== 'string' || madeByPlugins.includes(path)) return [];
    const route = `src/pages${path}.tsx`;
    if (existsSync(join(__dirname, '../../..', route))) return [];
    return [`${file}: ${name}.meta.path: nothing stands at ${path}: add ${route}, or correct the path`];
  });
}

/** Marks of tools that are not drawn: the grid would show a hole. */
function missingMarks(): string[] {
  const drawn = readFileSync(join(__dirname, '../../../static/img/marks.svg'), 'utf8');
  return integrations.flatMap(({mark}, at) =>
    drawn.includes(`id="${mark}"`)
      ? []
      : [`src/data/integrations/integrations.ts: integrations[${at}].mark: ${mark} is not drawn: npm run marks`],
  );
}

/** Portraits whose file is missing: pages would show initials. */
function missingPortraits(): string[] {
  return testimonials.flatMap(({image}, at) =>
    existsSync(join(__dirname, '../../../static', image))
      ? []
      : [
          `src/data/company/testimonials.ts: testimonials[${at}].image: static${image} is missing: add it, or correct the path`,
        ],
  );
}

function read(value: unknown, ...keys: PropertyKey[]): unknown {
  return keys.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

/** Such as `plans[2].yearly.price`. */
function fieldPath(name: string, path: PropertyKey[]): string {
  return path.reduce<string>((at, key) => (typeof key === 'number' ? `${at}[${key}]` : `${at}.${String(key)}`), name);
}
