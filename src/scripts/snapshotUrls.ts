import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pageFile} from '../plugins/built-page/builtPage';
import {extractFragments} from '../plugins/built-page/fragments';
import {publishedFile, readPublished} from '../plugins/content-lint/rules/publishedUrls';

const folder = 'build';

/**
 * `npm run snapshot:urls`: adds the paths in the built sitemap, and the fragments of their pages, to the list of
 * published URLs, which are permanent. Keeps removed ones in the list: `npm run lint:content` requires redirects for
 * them.
 */
function snapshotUrls(): void {
  if (!existsSync(join(folder, 'sitemap.xml'))) {
    process.stderr.write('There is no build yet: run npm run build first.\n');
    process.exitCode = 1;
    return;
  }
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const known = readPublished('.').published;
  const built = Object.fromEntries(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
      const path = new URL(url).pathname;
      const html = readFileSync(pageFile(folder, path), 'utf8');
      return [path, extractFragments(html)];
    }),
  );
  const paths = [...new Set([...Object.keys(known), ...Object.keys(built)])].sort();
  const all = Object.fromEntries(paths.map((path) => [path, merge(known[path], built[path])]));
  writeFileSync(publishedFile, `${JSON.stringify(all, null, 2)}\n`);
  const added = Object.keys(built).filter((path) => !(path in known));
  process.stdout.write(`Wrote ${Object.keys(built).length} pages to ${publishedFile}, ${added.length} of them new\n`);
}

function merge(known: readonly string[] = [], built: readonly string[] = []): string[] {
  return [...new Set([...built, ...known])];
}

snapshotUrls();
