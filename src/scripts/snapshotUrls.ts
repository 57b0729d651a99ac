import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fragmentsIn} from '../lib/fragments';
import {pageFile} from '../plugins/built-page/builtPage';
import {publishedFile, readPublished} from '../plugins/content-lint/publishedUrls';

const folder = 'build';

/**
 * `npm run addresses`: writes down every path of the built site's sitemap with its fragments. What stands there is
 * permanent; what was there before and is gone is kept, for the check to ask about.
 */
function writeAddresses(): void {
  if (!existsSync(join(folder, 'sitemap.xml'))) {
    process.stderr.write('There are no pages yet: run npm run build first.\n');
    process.exitCode = 1;
    return;
  }
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const known = readPublished('.').published;
  const built = Object.fromEntries(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
      const path = new URL(address).pathname;
      const html = readFileSync(join(folder, pageFile(path)), 'utf8');
      return [path, fragmentsIn(html)];
    }),
  );
  const paths = [...new Set([...Object.keys(known), ...Object.keys(built)])].sort();
  const all = Object.fromEntries(paths.map((path) => [path, merged(known[path], built[path])]));
  writeFileSync(publishedFile, `${JSON.stringify(all, null, 2)}\n`);
  const added = Object.keys(built).filter((path) => !(path in known));
  process.stdout.write(`${Object.keys(built).length} pages, ${added.length} of them new, in ${publishedFile}\n`);
}

function merged(known: readonly string[] = [], built: readonly string[] = []): string[] {
  return [...new Set([...built, ...known])];
}

writeAddresses();
