import {comparisonPages, landingPages} from '../../src/site/pages';
import {pathsFromSitemap} from './build';

const paths = pathsFromSitemap();

/**
 * One existing page of each kind whose pages may be added and removed, so that tests do not depend on a particular one.
 * Tests of a sentence about a particular page use that page.
 */
export const examples = {
  landingPage: first('landing page', (path) => path in landingPages),
  lightLandingPage: first('light landing page', (path) => landingPages[path]?.surface === 'light'),
  comparison: first('comparison', (path) => path in comparisonPages),
  doc: first('doc of the core features', (path) => path.startsWith('/docs/core-features/')),
  post: first('post', (path) => /^\/blog\/\d+$/.test(path)),
};

function first(kind: string, isOne: (path: string) => boolean): string {
  const path = paths.find(isOne);
  if (!path) throw new Error(`The sitemap has no ${kind}: run npm run build.`);
  return path;
}
