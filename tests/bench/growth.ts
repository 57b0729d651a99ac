import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {findAll, readHtml} from '../../src/plugins/built-page/html';
import {scriptsOf} from '../support/build';
import {copySite, measureColdBuild} from './builds';
import {copyClassicTemplate} from './classic';
import {writeGeneratedDocs} from './generatedDocs';
import {writeGeneratedMonths, writeGeneratedPosts} from './generatedPosts';

const docs = 1000;
const posts = 300;
const months = 36;

const pages = ['/', '/pricing', '/docs/core-features/code-review', '/blog/1', '/blog', '/changelog'];
const files = ['blog/rss.xml', 'blog/feed.json', 'changelog/rss.xml', 'sitemap.xml', 'llms.txt', 'llms', 'pagefind'];

/** A cell of a table: the value before and after the site has grown. */
type Cell = string;
type Tables = {
  pages: Record<string, Record<string, Cell>>;
  files: Record<string, Cell>;
  builds: Record<string, {seconds: number; 'peak MB': number | undefined}>;
};

/**
 * Adds docs, posts with tags and authors, and changelog months to a copy of this site, and measures its pages, files and
 * builds before and after; and the build of a new Docusaurus site with as many docs and posts. Sizes are bytes; scripts
 * are those before the first scroll.
 */
export async function measureGrowth(): Promise<Tables> {
  const site = copySite();
  const build = join(site, 'build');
  const builds: Tables['builds'] = {};
  builds.before = await measureColdBuild(site);
  const before = {
    pages: pages.map((path) => weigh(build, path)),
    files: files.map((name) => sizeOf(join(build, name))),
  };

  growSite(site);
  builds[`+ ${docs} docs, ${posts} posts, ${months} months`] = await measureColdBuild(site);
  const after = {pages: pages.map((path) => weigh(build, path)), files: files.map((name) => sizeOf(join(build, name)))};

  const template = copyClassicTemplate(docs);
  writeGeneratedPosts(join(template, 'blog'), posts, 'docs');
  builds[`template, + ${docs} docs, ${posts} posts`] = await measureColdBuild(template);

  const cell = (one = 0, other = 0) => `${one} -> ${other}`;
  return {
    pages: Object.fromEntries(
      pages.map((path, index) => {
        const [one, other] = [before.pages[index], after.pages[index]];
        return [
          path,
          {
            'JS, Brotli': cell(one?.scripts, other?.scripts),
            HTML: cell(one?.html, other?.html),
            'HTML, Brotli': cell(one?.compressed, other?.compressed),
            'DOM nodes': cell(one?.nodes, other?.nodes),
          },
        ];
      }),
    ),
    files: Object.fromEntries(files.map((name, index) => [name, cell(before.files[index], after.files[index])])),
    builds,
  };
}

/** Adds about 1,300 generated pages to a copy of this site. */
export function growSite(site: string): void {
  const model = join(site, 'docs');
  writeGeneratedPosts(join(site, 'blog'), posts, model);
  writeGeneratedMonths(join(site, 'src/changelog'), months, model);
  writeGeneratedDocs(model, docs);
}

function weigh(build: string, path: string) {
  const html = readFileSync(join(build, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const scripts = scriptsOf(html).map((url) => brotliCompressSync(readFileSync(join(build, url))).length);
  return {
    scripts: scripts.reduce((sum, size) => sum + size, 0),
    html: Buffer.byteLength(html),
    compressed: brotliCompressSync(html).length,
    nodes: findAll(readHtml(html), () => true).length,
  };
}

/** Returns the size of a file, or of all files in a folder; 0 if it does not exist. */
export function sizeOf(path: string): number {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
