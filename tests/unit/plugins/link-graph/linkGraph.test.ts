import type {ReportingSeverity} from '@docusaurus/types';
import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import type {SiteBuild} from '../../../../src/plugins/built-page/pageFeature';
import {brokenLinks, linkGraph, linksOf, orphans} from '../../../../src/plugins/link-graph/linkGraph';
import {runFeature} from '../../../support/runFeature';

const site = {url: 'https://example.com', baseUrl: '/', otherLocales: []};
const built = (path: string, body: string) => readBuiltPage(`<main>${body}</main>`, path);
const page = (path: string, body: string) => linksOf(built(path, body), site);

const home = page(
  '/',
  '<a href="/a#x">A</a><a href="#top">Top</a><a href="https://elsewhere.com/b">B</a><i id="top"></i>',
);
const a = page(
  '/a',
  '<h2 id="x">X</h2><a href="/a">Itself</a><form action="/search"></form><a href="mailto:a@b.c">M</a>',
);

test('finds links into the site, including forms and fragments', () => {
  expect(home.links).toEqual(['/a#x', '/#top']);
  expect(a.links).toEqual(['/a', '/search']);
});

test('reports a broken link with the page that contains it', () => {
  expect(brokenLinks([home, a], () => false)).toEqual({
    links: ['/a links to /search, which does not exist'],
    anchors: [],
  });
  expect(brokenLinks([home, {...a, ids: []}], () => true)).toEqual({
    links: [],
    anchors: ['/ links to /a#x, which has no id "x"'],
  });
});

test('links with a base path and a trailing slash are those of the page without them', () => {
  const scope = {url: 'https://example.com/sub', baseUrl: '/sub/', otherLocales: ['/sub/de/']};
  const html = '<a href="/sub/a/#x">A</a><a href="/sub/">Home</a><a href="/elsewhere">B</a><a href="/sub/de/a">C</a>';
  expect(linksOf(built('/b', html), scope).links).toEqual(['/a#x', '/']);
});

test('the build of another locale does not check links to the default one', () => {
  const scope = {url: 'https://example.com/de', baseUrl: '/de/', otherLocales: ['/']};
  expect(linksOf(built('/b', '<a href="/a">A</a><a href="/de/a">B</a>'), scope).links).toEqual(['/a']);
});

test('links that open a new tab are not checked: files, and pathname:// links', () => {
  expect(page('/', '<a href="/elsewhere" target="_blank">A</a>').links).toEqual([]);
});

describe('the configured severity', () => {
  async function run(onBrokenLinks: ReportingSeverity, onBrokenAnchors: ReportingSeverity): Promise<string> {
    const printed: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    try {
      const config = {onBrokenLinks, onBrokenAnchors} as SiteBuild['config'];
      await runFeature(linkGraph, {openPaths: ['/items'], config}, [
        built('/', '<a href="/none">A</a><a href="#none">B</a><a href="/items/1">C</a><a href="/items-1">D</a>'),
      ]);
      return printed.join('');
    } finally {
      jest.restoreAllMocks();
    }
  }

  test('stops the build, prints, or is silent', async () => {
    await expect(run('throw', 'throw')).rejects.toThrow('/ links to /none, which does not exist');
    await expect(run('warn', 'throw')).rejects.toThrow('/ links to /#none, which has no id "none"');
    expect(await run('warn', 'log')).toContain('does not exist');
    expect(await run('ignore', 'ignore')).toBe('');
  });

  test('a link to a path that a plugin shows in browsers is not broken', async () => {
    expect(await run('warn', 'ignore')).not.toContain('/items/1');
    expect(await run('warn', 'ignore')).toContain('/items-1');
  });
});

test('a page that only links to itself counts as unlinked', () => {
  expect(orphans([home, a])).toEqual([]);
  expect(orphans([{...home, links: []}, a])).toEqual(['/a']);
});
