import {comparisonPages, landingPages} from '../../src/data/routes/pages';
import {pathsFromSitemap} from './build';

const paths = pathsFromSitemap();

/**
 * A page of each kind that is added to and taken from, whichever is there: what such a page does is tested with it, and
 * not with one that may be taken down tomorrow. What the specification says of a page is tested with that page.
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
  if (!path) throw new Error(`the sitemap has no ${kind}: npm run build`);
  return path;
}
