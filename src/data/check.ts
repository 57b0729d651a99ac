import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type * as z from 'zod';
import {type Content, contents} from './contents';
import {readFolder} from './folders';
import {integrations} from './integrations';
import {comparisonPage} from './schema/comparison';
import {landingPage} from './schema/landing';
import {page} from './schema/page';
import {saidPlainly} from './schema/wording';

/** Every fault in `src/data`, each as a line that names file, field and remedy; empty when all is well. */
export function checkContent(): string[] {
  const folders = [
    ...inFolder('marketing', page),
    ...inFolder('landing', landingPage),
    ...inFolder('comparisons', comparisonPage),
  ];
  return [
    ...[...contents, ...folders].flatMap(faultsOf),
    ...repetitions(folders),
    ...withoutRoute(folders),
    ...withoutMark(),
  ];
}

/** The faults of one constant. */
export function faultsOf({file, name, value, schema: shape}: Content): string[] {
  const result = shape.safeParse(value, {error: saidPlainly});
  if (result.success) return [];
  return result.error.issues.map((issue) => `${file}: ${fieldPath(name, issue.path)}: ${issue.message}`);
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

/** Lists that plugins make: their pages stand in no file of `src/pages`. */
const madeByPlugins = ['/blog', '/changelog'];

function withoutRoute(contents: Content[]): string[] {
  return contents.flatMap(({file, name, value}) => {
    const path = read(value, 'meta', 'path');
    if (typeof path !== 'string' || madeByPlugins.includes(path)) return [];
    const route = `src/pages${path}.tsx`;
    if (existsSync(join(__dirname, '../..', route))) return [];
    return [`${file}: ${name}.meta.path: nothing stands at ${path}: add ${route}, or correct the path`];
  });
}

/** Marks of tools that are not drawn: the grid would show a hole. */
function withoutMark(): string[] {
  const drawn = readFileSync(join(__dirname, '../../static/img/marks.svg'), 'utf8');
  return integrations.flatMap((tool, at) =>
    'mark' in tool && !drawn.includes(`id="${tool.mark}"`)
      ? [`src/data/integrations.ts: integrations[${at}].mark: ${tool.mark} is not drawn: npm run marks`]
      : [],
  );
}

function read(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}

/** Such as `plans[2].yearly.price`. */
function fieldPath(name: string, path: PropertyKey[]): string {
  return path.reduce<string>((at, key) => (typeof key === 'number' ? `${at}[${key}]` : `${at}.${String(key)}`), name);
}
