import type {Identifier} from '@mdn/browser-compat-data';
import {type AnyNode, type MemberExpression, type Node, parse} from 'acorn';
import {ancestor, full} from 'acorn-walk';
import {type Format, transformSync} from 'esbuild';
import {bcd, browsersWithout, entryAt, type ListedBrowser} from './browserSupport';
import type {MissingFeature} from './cssFeatures';

/**
 * Lists the web APIs that a script uses and that some of the browsers do not have. A use is left out if the script tests
 * for the API: with `?.`, in a condition around or before it, or by `try`. A method of an unknown object is listed if no
 * object has such a method in a browser.
 */
export function missingApis(script: string, browsers: readonly ListedBrowser[]): MissingFeature[] {
  const program = parse(script, {ecmaVersion: 'latest', sourceType: 'module'});
  const declared = declaredNames(program);
  const missing = new Map<string, MissingFeature>();
  const use = (name: string, entries: readonly Identifier[], path: readonly Node[], tested: string): void => {
    if (missing.has(name)) return;
    const without = withoutAll(name, entries, browsers);
    // A method that no browser has is the script's own.
    if (without.length === 0 || without.length === browsers.length || isGuarded(path, tested, script)) return;
    const {start} = path.at(-1) as Node;
    missing.set(name, {feature: name, browsers: without, uses: [script.slice(Math.max(0, start - 60), start + 80)]});
  };
  ancestor(program, {
    Identifier({name}, _state, path) {
      if (!declared.has(name)) use(name, globalEntries(name), path, name);
    },
    MemberExpression(node, _state, path) {
      const {object} = node;
      const name = propertyName(node);
      if (!name) return;
      const parent = path.at(-2) as (Node & {callee?: Node; object?: Node}) | undefined;
      // Reading a missing API is a test for it; calling it or reading its members fails.
      if (parent?.callee !== node && parent?.object !== node) return;
      if (object.type === 'Identifier' && !declared.has(object.name)) {
        const own = memberEntries(object.name, name);
        if (own.length > 0) {
          use(`${object.name}.${name}`, own, path, name);
          return;
        }
      }
      if (parent.type === 'CallExpression') use(`.${name}()`, methodsNamed(name), path, name);
    },
  });
  return [...missing.values()];
}

/** Returns the browsers that have none of the APIs with a name. */
function withoutAll(
  name: string,
  entries: readonly Identifier[],
  browsers: readonly ListedBrowser[],
): readonly ListedBrowser[] {
  const known = knownResults.get(browsers)?.get(name);
  if (known) return known;
  const lists = entries.flatMap(({__compat}) => (__compat ? [new Set(browsersWithout(__compat, browsers))] : []));
  const without = lists.length > 0 ? browsers.filter((browser) => lists.every((list) => list.has(browser))) : [];
  knownResults.set(browsers, (knownResults.get(browsers) ?? new Map()).set(name, without));
  return without;
}

const knownResults = new WeakMap<readonly ListedBrowser[], Map<string, readonly ListedBrowser[]>>();

/** Returns the name of each variable, parameter, function and class of a script. */
function declaredNames(program: Node): Set<string> {
  const names = new Set<string>();
  full(program, (node) => {
    const {type, id, params, param, local} = node as Node &
      Partial<Record<'id' | 'param' | 'local', AnyNode | null>> & {params?: AnyNode[]};
    const isDeclaration = /^(VariableDeclarator|Class|Function)/.test(type);
    for (const pattern of [isDeclaration && id, param, ...(params ?? [])]) if (pattern) addNames(pattern, names);
    if (/^Import.*Specifier$/.test(type) && local) addNames(local, names);
  });
  return names;
}

function addNames(pattern: AnyNode, names: Set<string>): void {
  full(pattern, (node) => {
    if (node.type === 'Identifier') names.add(node.name);
  });
}

function propertyName({computed, property}: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

function globalEntries(name: string): Identifier[] {
  const builtin = entryAt(['javascript', 'builtins', name]);
  return (
    builtin
      ? [builtin]
      : [
          ['api', name],
          ['api', 'Window', name],
        ].map((path) => entryAt(path))
  ).flatMap((entry) => entry ?? []);
}

/** Returns the entries of `Promise.any`, `URL.canParse` or `navigator.share`. */
function memberEntries(object: string, name: string): Identifier[] {
  const type = object.charAt(0).toUpperCase() + object.slice(1);
  return [
    ['javascript', 'builtins', object, name],
    ['api', type, `${name}_static`],
    ['api', type, name],
    ...(/^(window|self|globalThis)$/.test(object)
      ? [
          ['api', name],
          ['javascript', 'builtins', name],
        ]
      : []),
  ]
    .flatMap((path) => entryAt(path) ?? [])
    .slice(0, 1);
}

const methods = new Map<string, Identifier[]>();
for (const group of [bcd.javascript.builtins, bcd.api, bcd.webassembly.api]) {
  for (const type of Object.values(group ?? {}) as Identifier[]) {
    for (const [key, entry] of Object.entries(type)) {
      const name = key.replace(/_static$/, '');
      methods.set(name, [...(methods.get(name) ?? []), entry as Identifier]);
    }
  }
}

function methodsNamed(name: string): Identifier[] {
  return methods.get(name) ?? [];
}

/** Whether the last node of a path runs only if a condition that names the API is true, or in `try`. */
function isGuarded(path: readonly Node[], name: string, script: string): boolean {
  const tests = new RegExp(`(typeof |["'.\`])${name}\\b(?!\\()|^!*${name}$`);
  const isTest = (node: Node | null | undefined) => !!node && tests.test(script.slice(node.start, node.end));
  return path.some((node, index) => {
    const child = path[index + 1];
    const {type, test, left, operator, block, handler, optional, callee, body} = node as Node &
      Record<string, unknown> &
      Record<'test' | 'left' | 'block' | 'callee', Node | undefined>;
    if (type === 'UnaryExpression' && operator === 'typeof') return true;
    if (type === 'CallExpression' && optional && callee === child) return index >= path.length - 2;
    if (type === 'TryStatement') return !!handler && block === child;
    if (/^(If|Conditional|For|While)/.test(type)) return test !== child && isTest(test);
    if (type === 'LogicalExpression') return left !== child && isTest(left);
    const statements = Array.isArray(body) ? (body as Node[]) : [];
    const before = child ? statements.slice(0, Math.max(0, statements.indexOf(child))) : [];
    return before.some(
      (statement) => statement.type === 'IfStatement' && isTest((statement as Node & {test: Node}).test),
    );
  });
}

/**
 * Returns the first line of a script that esbuild would write in other syntax for the browsers, or `undefined` if all of
 * them can parse the script.
 */
export function unsupportedSyntax(
  script: string,
  browsers: readonly ListedBrowser[],
  format?: Format,
): string | undefined {
  // esbuild replaces them because later versions of Unicode add characters to them. All browsers parse them.
  const supported = {'regexp-unicode-property-escapes': true};
  const [original, lowered] = [['esnext'], targetsOf(browsers)].map((target) => {
    return transformSync(script, {target, supported, format}).code.split('\n');
  });
  return original?.find((line, index) => line !== lowered?.[index])?.trim();
}

const engines: Record<string, string> = {Blink: 'chrome', Gecko: 'firefox', WebKit: 'safari'};

/** Returns the oldest versions of the browsers' engines, as names of esbuild. */
export function targetsOf(browsers: readonly ListedBrowser[]): string[] {
  const oldest = new Map<string, number>();
  for (const {id, version} of browsers) {
    const {engine = '', engine_version = ''} = bcd.browsers[id].releases[String(version)] ?? {};
    const name = engines[engine];
    const known = name === 'safari' ? version : Number.parseFloat(engine_version);
    if (name) oldest.set(name, Math.min(known, oldest.get(name) ?? known));
  }
  return [...oldest].map(([name, version]) => name + version);
}
