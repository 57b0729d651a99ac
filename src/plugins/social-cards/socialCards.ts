import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Element} from 'hast';
import {brand} from '../../data/brand';
import {lightLogo, markAlone} from '../../data/company/logos';
import {pageFile, readBuiltPage} from '../built-page/builtPage';
import {outputFile} from '../built-page/outputFile';
import type {PageProcessor, Site} from '../built-page/pageProcessor';
import {cardCache} from './cardCache';
import {extractCss} from './extractCss';
import {renderCard, rendererFingerprint} from './renderCard';
import {cardHtml, cardOf, cardPath, cardTags, fallbackScenePath, sceneOf, sceneWidth} from './socialCard';

const project = join(__dirname, '../../..');

/** Draws the picture that link previews show of each page, and says in the page's head where it is. */
export function socialCards({outDir, url, kindOf, enqueue}: Site): PageProcessor {
  const materials = readMaterials(outDir);
  const painter = cardCache(join(project, 'node_modules/.cache/social-cards'), renderCard, rendererFingerprint());
  const lent = fallbackScenes(outDir);

  return {
    async page(page) {
      const {logo, mark, cssOf} = await materials;
      const scene = sceneOf(page) ?? (await lent(page.path));
      const html = cardHtml(cardOf(page, kindOf(page.path), url, scene), {logo, mark});
      await enqueue(async () => outputFile(outDir, cardPath(page.path), await painter.render(html, cssOf(html))));
      return cardTags(page, brand.name, url);
    },
    end: () => painter.prune(),
  };
}

/** What cards are made of besides pages: the brand's drawings, and the site's own styles. */
async function readMaterials(outDir: string) {
  const drawings = join(project, 'static/img/brand');
  const styles = join(outDir, 'assets/css');
  const names = (await readdir(styles)).filter((name) => name.endsWith('.css')).sort();
  const files = [join(project, 'src/plugins/social-cards/card.css'), ...names.map((name) => join(styles, name))];
  const css = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return {
    logo: await readFile(join(drawings, `${lightLogo.file}.svg`), 'utf8'),
    mark: await readFile(join(drawings, `${markAlone.file}.svg`), 'utf8'),
    cssOf: extractCss(css.join('\n'), sceneWidth),
  };
}

/** Gives the scene of another page about the same thing; reads each of these pages once. */
function fallbackScenes(outDir: string): (path: string) => Promise<Element | undefined> {
  const scenes = new Map<string, Promise<Element | undefined>>();
  return async (path) => {
    const lender = fallbackScenePath(path);
    if (!lender) return undefined;
    const scene = scenes.get(lender) ?? builtScene(lender, outDir);
    scenes.set(lender, scene);
    return scene;
  };
}

async function builtScene(path: string, outDir: string): Promise<Element | undefined> {
  const html = await readFile(join(outDir, pageFile(path)), 'utf8').catch(() => {
    throw new Error(
      `Social cards show the scene of ${path}, which is gone: see lenders in plugins/social-cards/socialCard.ts`,
    );
  });
  return sceneOf(readBuiltPage(html, path));
}
