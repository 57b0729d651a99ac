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

/** The structured data of each page. */
const graphs = pathsFromSitemap().map((path) => {
  const [text = ''] = scriptsIn(path);
  return {path, nodes: (JSON.parse(text || '{}')['@graph'] ?? []) as Json[]};
});
const nodeOf = (path: string, type: string) =>
  graphs.find((graph) => graph.path === path)?.nodes.find((node) => node['@type'] === type) as Json;

/** Returns every object of a graph, at any depth. */
function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(objectsIn)];
}

const isReference = (object: Json) => Object.keys(object).join() === '@id';

test.each(graphs)('$path has structured data once, and its references resolve', ({path, nodes}) => {
  expect(scriptsIn(path)).toHaveLength(1);
  const objects = objectsIn(nodes);
  const ids = objects
    .filter((object) => !isReference(object))
    .map((object) => object['@id'])
    .filter((id) => id !== undefined);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  // References must resolve within the page.
  const dangling = objects.filter((object) => isReference(object) && !ids.includes(String(object['@id'])));
  expect(dangling).toEqual([]);
});

test('all structured data matches the types of schema.org', () => {
  const folder = resolve('tests/.output');
  const file = join(folder, 'structuredData.ts');
  // schema-dts allows annotations such as query-input on top-level actions only.
  const json = JSON.stringify(
    graphs.map(({nodes}) => ({'@context': 'https://schema.org', '@graph': nodes})),
    (key, value) => (key.endsWith('-input') ? undefined : value),
    1,
  );
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, `import type {Graph} from 'schema-dts';\n\nexport const graphs: Graph[] = ${json};\n`);
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';
  const command = [resolve('node_modules/typescript/bin/tsc'), ...options.split(' '), file];
  let errors = '';
  try {
    execFileSync(process.execPath, command, {encoding: 'utf8'});
  } catch (error) {
    errors = (error as {stdout: string}).stdout;
  }
  expect(errors).toBe('');
});

test.each(graphs.filter(({path}) => path !== '/'))('the breadcrumbs of $path are existing pages', ({path}) => {
  const steps = nodeOf(path, 'BreadcrumbList').itemListElement as {position: number; name: string; item: string}[];
  expect(steps.map(({position}) => position)).toEqual(steps.map((_step, index) => index + 1));
  expect(steps.map(({item}) => new URL(item).pathname)).toEqual(['/', ...expectedTrail(path)]);
  for (const {item, name} of steps) {
    const {pathname, hash} = new URL(item);
    expect(hasPage(pathname)).toBe(true);
    if (hash) expect(htmlOf(pathname)).toMatch(new RegExp(`id=["']?${hash.slice(1)}["' >]`));
    expect(name).not.toBe('');
  }
});

/** Returns the expected paths below home. For docs, the list is repeated: the index itself and its section. */
function expectedTrail(path: string): string[] {
  const [list = '', ...below] = path.slice(1).split('/');
  if (below.length === 0) return [path];
  return [`/${list}`, ...(list === 'docs' ? ['/docs'] : []), path];
}

test('the breadcrumbs of a doc contain its category', () => {
  const steps = nodeOf(examples.doc, 'BreadcrumbList').itemListElement as {name: string}[];
  const [headline] = captured(htmlOf(examples.doc), /<h1[^>]*>(.*?)<\/h1>/gs);
  expect(steps.map(({name}) => name)).toEqual(['Home', 'Docs', 'Core Features', headline]);
});

test.each(['/', '/pricing'])('the offers of %s are the plans', (path) => {
  const offers = nodeOf(path, 'SoftwareApplication').offers as Json[];
  const actual = offers.map(({name, price, priceCurrency, url}) => [name, price, priceCurrency, url]);
  const pricing = `${new URL(String(nodeOf(path, 'Organization').url)).origin}/pricing`;
  const expected = plans.flatMap(({name, monthly, yearly}) => [
    [`${name}, billed monthly`, monthly.price, 'USD', pricing],
    ...('price' in yearly ? [[`${name}, billed yearly`, yearly.price, 'USD', pricing]] : []),
  ]);
  expect(actual).toEqual(expected);
});

test('only the FAQ page has questions, each with its URL on the page', () => {
  const questions = nodeOf('/faq', 'FAQPage').mainEntity as (Json & {acceptedAnswer: Json})[];
  expect(questions.map(({name, acceptedAnswer: {text}}) => [name, text])).toEqual(
    faqs.map(({question, answer}) => [question, plainText(answer)]),
  );
  for (const {'@id': url = ''} of questions) {
    expect(htmlOf('/faq')).toContain(`id=${new URL(url).hash.slice(1)} `);
  }
  const others = graphs.filter(({path, nodes}) => path !== '/faq' && JSON.stringify(nodes).includes('FAQPage'));
  expect(others).toEqual([]);
});

test('the organization has an existing logo and no sample profile', () => {
  const {logo, sameAs = []} = nodeOf('/', 'Organization');
  expect(existsSync(join('build', new URL(String(logo)).pathname))).toBe(true);
  expect(JSON.stringify(sameAs)).not.toContain('example');
});

test('the search action links to the search page', () => {
  const {target, 'query-input': input} = nodeOf('/', 'WebSite').potentialAction as {
    [key: string]: unknown;
    target: {urlTemplate: string};
  };
  const query = /^required name=(\w+)$/.exec(String(input))?.[1];
  expect(new URL(target.urlTemplate).pathname).toBe('/search');
  expect(new URL(target.urlTemplate).searchParams.get('q')).toBe(`{${query}}`);
});

const articles = graphs.filter(({path}) => /^\/(blog|changelog|docs)\/./.test(path));

test.each(articles)('$path is an article with its own headline, author and publisher', ({path}) => {
  const types = {blog: 'BlogPosting', changelog: 'Article', docs: 'TechArticle'};
  const article = nodeOf(path, types[path.split('/')[1] as keyof typeof types]);
  const heading = captured(htmlOf(path), /<h1[^>]*>(.*?)<\/h1>/gs)[0]?.replaceAll(/<[^>]+>/g, '');
  expect(heading?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")).toBe(article.headline);
  expect(article.publisher).toEqual({'@id': nodeOf(path, 'Organization')['@id']});
  expect(article.author).toBeTruthy();
  // A changelog month can be very short.
  expect(article.wordCount).toBeGreaterThan(0);
  expect(new URL(String(article.image)).pathname).toBe(`/cards${path}.png`);
});

test('the blog lists its posts with the dates of their pages', () => {
  const posts = nodeOf('/blog', 'Blog').blogPost as Json[];
  const pages = articles.filter(({path}) => path.startsWith('/blog/'));
  expect(posts.map(({url}) => new URL(String(url)).pathname).sort()).toEqual(pages.map(({path}) => path).sort());
  for (const {url, datePublished} of posts) {
    const {pathname} = new URL(String(url));
    expect(htmlOf(pathname)).toContain(`datetime=${datePublished}T`);
    expect(nodeOf(pathname, 'BlogPosting').datePublished).toBe(datePublished);
  }
});
