import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {pageFile, readBuiltPage} from '../plugins/built-page/builtPage';
import {escapeHtml} from '../plugins/built-page/html';
import {listFiles} from '../plugins/content-lint/read/files';
import {cardPath} from '../plugins/social-cards/socialCard';

const build = 'build';
const folder = '.data';

/**
 * `npm run preview:social-cards`: writes all social cards of the last build onto one HTML page, with the path and title
 * of their pages. The page needs no server and no other files.
 */
function previewCards(): void {
  if (!existsSync(join(build, 'cards'))) {
    process.stderr.write('There are no social cards yet: run npm run build first.\n');
    process.exitCode = 1;
    return;
  }
  const cards = listFiles('.', build, /\.html$/)
    .map((file) => `/${file.slice(`${build}/`.length).replace(/(^index)?\.html$/, '')}`)
    .filter((path) => existsSync(join(build, cardPath(path))))
    .sort();
  const file = resolve(folder, 'cards.html');
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, createPage(cards.map(createFigure)));
  process.stdout.write(`${cards.length} cards: ${pathToFileURL(file)}\n`);
}

function createFigure(path: string): string {
  const {title} = readBuiltPage(readFileSync(pageFile(build, path), 'utf8'), path);
  const picture = readFileSync(join(build, cardPath(path))).toString('base64');
  return (
    `<figure><img alt="" width="1200" height="630" src="data:image/png;base64,${picture}">` +
    `<figcaption><b>${escapeHtml(path)}</b> ${escapeHtml(title)}</figcaption></figure>`
  );
}

/** Creates the page in the site's colors, lighter than the cards to make their edges visible. */
function createPage(figures: string[]): string {
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
