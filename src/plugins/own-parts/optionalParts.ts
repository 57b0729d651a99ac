import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Parts of the site that a setting adds. */
export type OptionalParts = {
  /** The question "Was this page helpful?" and the log of searches (setting `SITE_FEEDBACK`). */
  feedback: boolean;
};

/** Components of the theme, and those with the question that replace them. */
const footers = {
  '@theme/DocItem/Footer': 'src/theme/Feedback/DocFooter/index.tsx',
  '@theme/BlogPostItem/Footer': 'src/theme/Feedback/PostFooter/index.tsx',
};

/**
 * Returns the hook that adds these parts to the pages. The bundler removes the code of the others: by a constant, and by
 * aliases, because an override in `src/theme` would add bytes to the scripts even if it adds nothing to the page.
 */
export function optionalParts(siteDir: string, {feedback}: OptionalParts): Plugin['configureWebpack'] {
  const alias = Object.fromEntries(Object.entries(footers).map(([name, file]) => [name, join(siteDir, file)]));
  return (_configuration, _isServer, {currentBundler}) => ({
    plugins: [new currentBundler.instance.DefinePlugin({'process.env.SITE_FEEDBACK': JSON.stringify(feedback)})],
    // Otherwise the bundler would include what an unused module imports.
    module: {rules: [{test: /[\\/]search[\\/]searchLog\.ts$/, sideEffects: false}]},
    ...(feedback && {resolve: {alias}}),
  });
}
