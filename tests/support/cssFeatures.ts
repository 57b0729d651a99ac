import type {CompatStatement, Identifier} from '@mdn/browser-compat-data';
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Document,
  type Rule,
} from 'postcss';
import {bcd, browsersWithout, entryAt, type ListedBrowser} from './browserSupport';

/** A feature that some browsers do not have, as written in a file: `:has`, `color-mix()`, `cqi`. */
export type MissingFeature = {
  feature: string;
  browsers: readonly ListedBrowser[];
  /** The places that use it: selectors and declarations, or excerpts of a script. */
  uses: string[];
};

type Feature = {name: string; compat: CompatStatement; prefixes?: string[]};

/**
 * Lists the features of a stylesheet that some of the browsers do not have: properties, values, functions, units,
 * selectors, at-rules and media features that the browser compatibility data knows. Rules in `@supports` are read only
 * by browsers for which its condition is true.
 */
export function missingCssFeatures(css: string, browsers: readonly ListedBrowser[]): MissingFeature[] {
  const missing = new Map<string, MissingFeature>();
  const visit = (node: ChildNode, readers: readonly ListedBrowser[]): void => {
    for (const {name, compat, prefixes} of featuresOf(node)) {
      const without = browsersWithout(compat, readers, prefixes);
      if (without.length === 0) continue;
      const found = missing.get(name) ?? {feature: name, browsers: without, uses: []};
      found.uses.push(describeUse(node));
      missing.set(name, found);
    }
    if (!('nodes' in node)) return;
    const nested = node.type === 'atrule' && node.name === 'supports' ? readersOf(node, readers) : readers;
    for (const child of node.nodes ?? []) visit(child, nested);
  };
  for (const node of postcss.parse(css).nodes) visit(node, browsers);
  return [...missing.values()];
}

/** Returns the browsers for which the condition of `@supports` is true; those that may be, if it is not a single one. */
function readersOf({params}: AtRule, browsers: readonly ListedBrowser[]): readonly ListedBrowser[] {
  const [, not, property = '', value = ''] = /^(not )?\(([\w-]+):\s*(.*)\)$/.exec(params) ?? [];
  const without = new Set(
    valueFeatures(property, value).flatMap(({compat}) => browsersWithout(compat, browsers).map(({name}) => name)),
  );
  return browsers.filter(({name}) => without.has(name) === !!not);
}

function featuresOf(node: ChildNode): Feature[] {
  switch (node.type) {
    case 'decl':
      return declarationFeatures(node);
    case 'rule':
      return isKeyframe(node) ? [] : selectorFeatures(node.selector);
    case 'atrule':
      return atRuleFeatures(node);
    default:
      return [];
  }
}

function declarationFeatures(node: Declaration): Feature[] {
  const {prop, value, parent} = node;
  if (prop.startsWith('--')) return valueFeatures(prop, value);
  const isFontFace = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face';
  const property = entryAt(isFontFace ? ['at-rules', 'font-face', prop] : ['properties', prop], bcd.css);
  // A copy for older browsers, which other browsers ignore.
  if (prop.startsWith('-') && !property) return [];
  const prefixes = prefixesIn(parent, prop);
  const features = feature(prop, property, prefixes);
  return prefixes.length > 0 || hasFallback(node) ? features : [...features, ...valueFeatures(prop, value)];
}

/** Whether a browser that does not understand the value uses an earlier one of the rule: not if it contains `var()`. */
function hasFallback({prop, value, parent}: Declaration): boolean {
  const values = (parent?.nodes ?? []).flatMap((node) =>
    node.type === 'decl' && node.prop === prop ? node.value : [],
  );
  return values.indexOf(value) > 0 && !value.includes('var(');
}

/** Returns the vendor prefixes with which a rule also has the property. */
function prefixesIn(rule: Container | Document | undefined, property: string): string[] {
  const properties = (rule?.nodes ?? []).map((node) => (node.type === 'decl' ? node.prop : ''));
  return ['-webkit-', '-moz-'].filter((prefix) => properties.includes(prefix + property));
}

const knownValues = new Map<string, Feature[]>();

function valueFeatures(property: string, value: string): Feature[] {
  const declaration = `${property}:${value}`;
  const known = knownValues.get(declaration) ?? readValue(property, value);
  knownValues.set(declaration, known);
  return known;
}

function readValue(property: string, value: string): Feature[] {
  const text = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+|#[\da-f]+/gi, ' ');
  return [...text.matchAll(/(\d)?(-?[a-z][\w-]*)(\()?/gi)].flatMap(([, digit, name = '', bracket]) => {
    if (digit) return feature(name, unitEntry(name));
    const own = entryAt(['properties', property, name], bcd.css);
    if (own) return feature(`${property}: ${name}${bracket ? '()' : ''}`, own);
    return bracket
      ? feature(`${name}()`, typeEntry(name))
      : feature(name, entryAt(['types', 'global_keywords', name], bcd.css));
  });
}

const typeEntry = memoize((name) => {
  const types = Object.values(bcd.css.types ?? {}) as Identifier[];
  const candidates = [bcd.css.types, ...types].flatMap((type) => entryAt([name], type) ?? []);
  return candidates.find(({__compat}) => __compat);
});

/** The data groups some units, with their names in the description. */
const unitEntry = memoize((name) => {
  const types = Object.values(bcd.css.types ?? {}) as Identifier[];
  const units = types.flatMap((type) => Object.entries(type)) as [string, Identifier][];
  const found = units.find(([key, entry]) => {
    return key === name || entry.__compat?.description?.includes(`<code>${name}</code>`);
  });
  return found?.[1];
});

function selectorFeatures(selector: string): Feature[] {
  const text = selector.replaceAll(/"[^"]*"|'[^']*'|\\./g, '');
  const pseudos = [...text.matchAll(/::?([a-z-]+)/g)].flatMap(([pseudo, name = '']) => {
    return feature(pseudo, entryAt(['selectors', name], bcd.css));
  });
  return text.includes('&') ? [...feature('&', entryAt(['selectors', 'nesting'], bcd.css)), ...pseudos] : pseudos;
}

function atRuleFeatures({name, params}: AtRule): Feature[] {
  const rule = entryAt(['at-rules', name], bcd.css);
  const features = feature(`@${name}`, rule);
  if (name === 'media') {
    for (const [query, key = '', value = ''] of params.matchAll(
      /\((?:min-|max-)?([a-z-]+)(?::\s*([a-z-]+))?[^)]*\)/g,
    )) {
      const isWord = /^\([a-z-]+(:\s*[a-z-]+)?\)$/.test(query);
      features.push(...feature(isWord ? `@media ${query}` : `@media (${key})`, entryAt([key], rule)));
      if (value) features.push(...feature(`@media (${key}: ${value})`, entryAt([key, value], rule)));
    }
    if (/[<>=]/.test(params)) features.push(...feature('@media (width >= …)', entryAt(['range_syntax'], rule)));
  }
  if (name === 'container' && params.includes('style(')) {
    features.push(...feature('@container style()', entryAt(['style_queries_for_custom_properties'], rule)));
  }
  return features;
}

function feature(name: string, entry: Identifier | undefined, prefixes?: string[]): Feature[] {
  return entry?.__compat ? [{name, compat: entry.__compat, prefixes}] : [];
}

function isKeyframe({parent}: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function describeUse(node: ChildNode): string {
  if (node.type === 'decl') return `${(node.parent as Rule).selector ?? ''} { ${node.prop}: ${node.value} }`;
  return node.type === 'rule' ? node.selector : (String(node).split('{')[0]?.trim() ?? '');
}

function memoize(find: (name: string) => Identifier | undefined): (name: string) => Identifier | undefined {
  const known = new Map<string, Identifier | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name);
  };
}
