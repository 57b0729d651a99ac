import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {basePath} from './basePath';
import {withOldestBrowser} from './minimizers';
import {splitInfima} from './splitInfima';
import {unusedInfima} from './unusedInfima';

/** Path of Infima's stylesheet, resolved as in the theme. */
const infima = require.resolve('infima/dist/css/default/default.css', {
  paths: [require.resolve('@docusaurus/theme-classic')],
});

/** Custom media and mixins that every stylesheet may use. */
const sharedStyles = ['media.css', 'mixins.css'];

/** Makes mixins available in all stylesheets, and splits Infima into rules for all pages and rules for MDX pages. */
export default function stylesheets({siteDir, generatedFilesDir, i18n, baseUrl}: LoadContext): Plugin {
  // All locales share the files of the default locale, which is at the root of the site.
  const siteBase = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  return {
    name: 'stylesheets',
    configurePostCss: (options) => ({
      ...options,
      // Otherwise PostCSS searches all parent folders of every stylesheet for a configuration; there is none.
      config: false,
      // Custom media and mixins, before the other plugins, which lower nested rules.
      plugins: [
        ['@csstools/postcss-global-data', {files: sharedStyles.map((name) => join(siteDir, 'src/css/shared', name))}],
        '@csstools/postcss-mixins',
        basePath(siteBase),
        ...options.plugins,
      ],
    }),
    configureWebpack({mode, optimization}, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const {base, prose} = splitInfima(readFileSync(infima, 'utf8'));
      const baseFile = join(generatedFilesDir, 'infima-base.css');
      writeFileSync(baseFile, base);
      // Imported by src/css/prose.ts.
      writeFileSync(join(generatedFilesDir, 'infima-prose.css'), prose);
      return {
        optimization: {minimizer: withOldestBrowser(optimization?.minimizer ?? [], currentBundler)},
        mergeStrategy: {'optimization.minimizer': 'replace'},
        plugins: [
          new NormalModuleReplacementPlugin(/infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/, baseFile),
          // Emits small images as files. As data URLs they would be repeated in pages, scripts, Markdown and feeds.
          new NormalModuleReplacementPlugin(/[\\/]url-loader[\\/].*\?limit=\d+&/, (resource) => {
            resource.request = resource.request.replace(/\?limit=\d+&/, '?limit=0&');
          }),
          ...(mode === 'production' && !isServer ? [unusedInfima(currentBundler.instance)] : []),
        ],
      };
    },
  };
}
