import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {faqs} from '../../src/data/faq/faqs';
import {plans} from '../../src/data/plans';
import {plainText} from '../../src/plugins/structured-data/faqPage';
import {captured, hasPage, htmlOf, pathsFromSitemap} from '../support/build';
import {examples} from '../support/examples';

type Json = {[key: string]: unknown; '@type'?: string; '@id'?: string};

const scriptsIn = (path: string) =>
  captured(htmlOf(path), /<script[^>]*type=["']?application\/ld\+json["']?[^>]*>(.*?)<\/script>/gs);

/** What each page says that it is about. */
const graphs = pathsFromSitemap().map((path) => {
  const [text = ''] = scriptsIn(path);
  return {path, nodes: (JSON.parse(text || '{}')['@graph'] ?? []) as Json[]};
});
const nodeOf = (path: string, type: string) =>
  graphs.find((graph) => graph.path === path)?.nodes.find((node) => node['@type'] === type) as Json;

/** Every object of a graph, however deep. */
function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(objectsIn)];
}

const isReference = (object: Json) => Object.keys(object).join() === '@id';

test.each(graphs)('$path says what it is about, once', ({path, nodes}) => {
  expect(scriptsIn(path)).toHaveLength(1);
  const objects = objectsIn(nodes);
  const named = objects.filter((object) => !isReference(object)).map((object) => object['@id']);
  const names = named.filter((name) => name !== undefined);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  // A reader of one page has nothing else to look names up in.
  const dangling = objects.filter((object) => isReference(object) && !names.includes(String(object['@id'])));
  expect(dangling).toEqual([]);
});

test('all of it is in the words of schema.org, each property in its place', () => {
  const folder = resolve('tests/.output');
  const file = join(folder, 'structuredData.ts');
  // schema-dts knows annotations such as query-input at actions that stand alone only.
  const json = JSON.stringify(
    graphs.map(({nodes}) => ({'@context': 'https://schema.org', '@graph': nodes})),
    (key, value) => (key.endsWith('-input') ? undefined : value),
    1,
  );
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, `import type {Graph} from 'schema-dts';\n\nexport const graphs: Graph[] = ${json};\n`);
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';
  const command = [resolve('node_modules/typescript/bin/tsc'), ...options.split(' '), file];
  let said = '';
  try {
    execFileSync(process.execPath, command, {encoding: 'utf8'});
  } catch (error) {
    said = (error as {stdout: string}).stdout;
  }
  expect(said).toBe('');
});

test.each(graphs.filter(({path}) => path !== '/'))('the way to $path leads through pages that exist', ({path}) => {
  const steps = nodeOf(path, 'BreadcrumbList').itemListElement as {position: number; name: string; item: string}[];
  expect(steps.map(({position}) => position)).toEqual(steps.map((_step, index) => index + 1));
  expect(steps.map(({item}) => new URL(item).pathname)).toEqual(['/', ...expectedWay(path)]);
  for (const {item, name} of steps) {
    const {pathname, hash} = new URL(item);
    expect(hasPage(pathname)).toBe(true);
    if (hash) expect(htmlOf(pathname)).toMatch(new RegExp(`id=["']?${hash.slice(1)}["' >]`));
    expect(name).not.toBe('');
  }
});

/** Below home: the list that a page belongs to; for docs in a folder the list twice, itself and its section. */
function expectedWay(path: string): string[] {
  const [list = '', ...below] = path.slice(1).split('/');
  if (below.length === 0) return [path];
  return [`/${list}`, ...(list === 'docs' ? ['/docs'] : []), path];
}

test('docs are reached through their category', () => {
  const steps = nodeOf(examples.doc, 'BreadcrumbList').itemListElement as {name: string}[];
  const [headline] = captured(htmlOf(examples.doc), /<h1[^>]*>(.*?)<\/h1>/gs);
  expect(steps.map(({name}) => name)).toEqual(['Home', 'Docs', 'Core Features', headline]);
});

test.each(['/', '/pricing'])('the offers of %s are the plans', (path) => {
  const offers = nodeOf(path, 'SoftwareApplication').offers as Json[];
  const said = offers.map(({name, price, priceCurrency, url}) => [name, price, priceCurrency, url]);
  const pricing = `${new URL(String(nodeOf(path, 'Organization').url)).origin}/pricing`;
  const expected = plans.flatMap(({name, monthly, yearly}) => [
    [`${name}, billed monthly`, monthly.price, 'USD', pricing],
    ...('price' in yearly ? [[`${name}, billed yearly`, yearly.price, 'USD', pricing]] : []),
  ]);
  expect(said).toEqual(expected);
});

test('the questions are those of the FAQ page, where each has an address, and of no other', () => {
  const questions = nodeOf('/faq', 'FAQPage').mainEntity as (Json & {acceptedAnswer: Json})[];
  expect(questions.map(({name, acceptedAnswer: {text}}) => [name, text])).toEqual(
    faqs.map(({question, answer}) => [question, plainText(answer)]),
  );
  for (const {'@id': address = ''} of questions) {
    expect(htmlOf('/faq')).toContain(`id=${new URL(address).hash.slice(1)} `);
  }
  const others = graphs.filter(({path, nodes}) => path !== '/faq' && JSON.stringify(nodes).includes('FAQPage'));
  expect(others).toEqual([]);
});

test('the site names who makes it, with a logo that is there and no sample profile', () => {
  const {logo, sameAs = []} = nodeOf('/', 'Organization');
  expect(existsSync(join('build', new URL(String(logo)).pathname))).toBe(true);
  expect(JSON.stringify(sameAs)).not.toContain('example');
});

test('the site says how it is searched', () => {
  const {target, 'query-input': input} = nodeOf('/', 'WebSite').potentialAction as {
    [key: string]: unknown;
    target: {urlTemplate: string};
  };
  const query = /^required name=(\w+)$/.exec(String(input))?.[1];
  expect(new URL(target.urlTemplate).pathname).toBe('/search');
  expect(new URL(target.urlTemplate).searchParams.get('q')).toBe(`{${query}}`);
});

const writings = graphs.filter(({path}) => /^\/(blog|changelog|docs)\/./.test(path));

test.each(writings)('$path is an article with its own headline, author and publisher', ({path}) => {
  const types = {blog: 'BlogPosting', changelog: 'Article', docs: 'TechArticle'};
  const article = nodeOf(path, types[path.split('/')[1] as keyof typeof types]);
  const heading = captured(htmlOf(path), /<h1[^>]*>(.*?)<\/h1>/gs)[0]?.replaceAll(/<[^>]+>/g, '');
  expect(heading?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")).toBe(article.headline);
  expect(article.publisher).toEqual({'@id': nodeOf(path, 'Organization')['@id']});
  expect(article.author).toBeTruthy();
  // A month of the changelog may be three lines.
  expect(article.wordCount).toBeGreaterThan(0);
  expect(new URL(String(article.image)).pathname).toBe(`/cards${path}.png`);
});

test('the blog lists its posts, each with the day that its own page gives', () => {
  const posts = nodeOf('/blog', 'Blog').blogPost as Json[];
  const pages = writings.filter(({path}) => path.startsWith('/blog/'));
  expect(posts.map(({url}) => new URL(String(url)).pathname).sort()).toEqual(pages.map(({path}) => path).sort());
  for (const {url, datePublished} of posts) {
    const {pathname} = new URL(String(url));
    expect(htmlOf(pathname)).toContain(`datetime=${datePublished}T`);
    expect(nodeOf(pathname, 'BlogPosting').datePublished).toBe(datePublished);
  }
});
