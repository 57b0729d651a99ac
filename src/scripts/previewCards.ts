import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {pageFile, readBuiltPage} from '../plugins/built-page/builtPage';
import {escapeHtml} from '../plugins/built-page/html';
import {listFiles} from '../plugins/content-lint/files';
import {cardPath} from '../plugins/social-cards/socialCard';

const build = 'build';
const folder = '.data';

/**
 * `npm run cards`: puts the social cards of the last build onto one page, each with its page's path and title, to be
 * looked at in a browser. The page needs no server and no other file.
 */
function previewCards(): void {
  if (!existsSync(join(build, 'cards'))) {
    process.stderr.write('There are no cards yet: run npm run build first.\n');
    process.exitCode = 1;
    return;
  }
  const cards = listFiles('.', build, /\.html$/)
    .map((file) => `/${file.slice(`${build}/`.length).replace(/(^index)?\.html$/, '')}`)
    .filter((path) => existsSync(join(build, cardPath(path))))
    .sort();
  const file = resolve(folder, 'cards.html');
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, sheet(cards.map(figure)));
  process.stdout.write(`${cards.length} cards: ${pathToFileURL(file)}\n`);
}

function figure(path: string): string {
  const {title} = readBuiltPage(readFileSync(join(build, pageFile(path)), 'utf8'), path);
  const picture = readFileSync(join(build, cardPath(path))).toString('base64');
  return (
    `<figure><img alt="" width="1200" height="630" src="data:image/png;base64,${picture}">` +
    `<figcaption><b>${escapeHtml(path)}</b> ${escapeHtml(title)}</figcaption></figure>`
  );
}

/** A page in the site's own colours, lighter than the cards so that their edges are seen. */
function sheet(figures: string[]): string {
  const style = `
    body { margin: 0; padding: var(--space-3); background: var(--surface-hover); color: var(--text);
      display: grid; gap: var(--space-3); grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr));
      font: var(--text-sm) / 1.5 system-ui, sans-serif; }
    figure { margin: 0; }
    img { display: block; inline-size: 100%; block-size: auto; }`;
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Social cards</title>` +
    `<style>${readFileSync(join(__dirname, '../css/tokens.css'), 'utf8')}${style}</style>${figures.join('')}</html>\n`
  );
}

previewCards();
