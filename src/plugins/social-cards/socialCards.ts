import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {brand} from '../../data/brand';
import {lightLogo, markAlone} from '../../data/company/logos';
import {pageFile, readBuiltPage} from '../built-page/builtPage';
import {contentTypeOfPage} from '../built-page/contentTypeOfPage';
import {fileCache} from '../built-page/fileCache';
import {outputFile} from '../built-page/outputFile';
import type {PageFeature} from '../built-page/pageFeature';
import {extractCss} from './extractCss';
import {renderCard, rendererFingerprint} from './renderCard';
import {type Card, cardHtml, cardOf, cardPath, cardTags, fallbackScenePath, sceneOf, sceneWidth} from './socialCard';

const project = join(__dirname, '../../..');

const cache = fileCache(join(project, 'node_modules/.cache/social-cards'), 'png');

/** Renders the link preview image of each page, and adds its meta tags to the page's head. */
export const socialCards: PageFeature<{path: string; card: Card}> = {
  reader:
    ({url}) =>
    (page) => ({
      tags: cardTags(page, brand.name, url),
      result: {path: page.path, card: cardOf(page, contentTypeOfPage(page.path), url)},
    }),
  collector({outDir}) {
    const assets = readAssets(outDir);
    const fingerprint = rendererFingerprint();
    const findFallbackScene = fallbackScenes(outDir);
    return {
      async add({path, card}) {
        const {logo, mark, cssOf} = await assets;
        const scene = card.scene ?? (await findFallbackScene(path));
        const html = cardHtml({...card, scene}, {logo, mark});
        const css = cssOf(html);
        const image = await cache.get([html, css, fingerprint], () => renderCard(html, css));
        await outputFile(outDir, cardPath(path), image);
      },
      end: cache.prune,
    };
  },
};

/** Reads what cards need besides pages: the brand's SVG files and the site's stylesheets. */
async function readAssets(outDir: string) {
  const brandFolder = join(project, 'static/img/brand');
  const styles = join(outDir, 'assets/css');
  // Without the stylesheets that pages get after the build, which repeat these.
  const isBundled = (name: string) => name.endsWith('.css') && !name.startsWith('page.');
  const names = (await readdir(styles)).filter(isBundled).sort();
  const files = [join(project, 'src/plugins/social-cards/card.css'), ...names.map((name) => join(styles, name))];
  const css = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return {
    logo: await readFile(join(brandFolder, `${lightLogo.file}.svg`), 'utf8'),
    mark: await readFile(join(brandFolder, `${markAlone.file}.svg`), 'utf8'),
    cssOf: extractCss(css.join('\n'), sceneWidth),
  };
}

/** Returns a function that finds the scene of another page on the same topic; each of these pages is read once. */
function fallbackScenes(outDir: string): (path: string) => Promise<string | undefined> {
  const scenes = new Map<string, Promise<string | undefined>>();
  return async (path) => {
    const scenePage = fallbackScenePath(path);
    if (!scenePage) return undefined;
    const scene = scenes.get(scenePage) ?? readScene(scenePage, outDir);
    scenes.set(scenePage, scene);
    return scene;
  };
}

async function readScene(path: string, outDir: string): Promise<string | undefined> {
  const html = await readFile(pageFile(outDir, path), 'utf8').catch(() => {
    throw new Error(
      `Social cards use the scene of ${path}, which does not exist: update scenePages in plugins/social-cards/socialCard.ts`,
    );
  });
  return sceneOf(readBuiltPage(html, path));
}
