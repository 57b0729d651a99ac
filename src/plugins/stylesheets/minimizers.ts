import {getBrowserslistQueries} from '@docusaurus/faster';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Configuration, WebpackPluginInstance} from 'webpack';

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;

/**
 * The oldest browser in which pages are readable: the first Safari with cascade layers. It is not in `browserslist`, which
 * lists the browsers in which everything works.
 */
export const oldestBrowser = 'safari 15.4';

/** Returns the build's minimizers. The one for CSS also writes syntax for `oldestBrowser`. */
export function withOldestBrowser(
  minimizers: Minimizers,
  {instance}: ConfigureWebpackUtils['currentBundler'],
): Minimizers {
  const {LightningCssMinimizerRspackPlugin: CssMinimizer} = instance as {
    LightningCssMinimizerRspackPlugin?: new (options: object) => WebpackPluginInstance;
  };
  return minimizers.map((minimizer) => {
    if (!CssMinimizer || !(minimizer instanceof CssMinimizer)) return minimizer;
    const queries = getBrowserslistQueries({isServer: false, bundlerName: 'rspack'});
    return new CssMinimizer({minimizerOptions: {targets: [...queries, oldestBrowser]}});
  });
}
