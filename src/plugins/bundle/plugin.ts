import {readFileSync, writeFileSync} from 'node:fs';
import {join, parse} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../site/isProduction';
import {splitInfima} from '../page-assets/splitInfima';
import {replaceRouteTables, routeTableUpstreamFiles, separatePageModules} from '../route-table/pageModules';

/** A module that is replaced, usually by one of `shims`. */
type Replacement = {
  /** Matches the import's request. */
  module: RegExp;
  /** Matches the file that imports it. */
  importedBy: RegExp;
  by: string;
  /** Path of the replaced file. When an upgrade changes this file, review the replacement. */
  upstream: string;
};

/** Modules of Docusaurus that every page would load and this site does not need. */
const replacements: Replacement[] = [
  // The progress bar: pages are small, and are shown before the bar would appear.
  {
    module: /theme-classic[\\/]lib[\\/]nprogress/,
    importedBy: /client-modules/,
    by: './shims/emptyModule',
    upstream: '@docusaurus/theme-classic/lib/nprogress.js',
  },
  // The syntax highlighter: code is highlighted at build time, by plugins/mdx.
  {
    module: /theme-classic[\\/]lib[\\/]prism-include-languages/,
    importedBy: /client-modules/,
    by: './shims/emptyModule',
    upstream: '@docusaurus/theme-classic/lib/prism-include-languages.js',
  },
  // A page whose scripts fail to load is loaded from the server.
  {
    module: /\.\/preload$/,
    importedBy: /client\/PendingNavigation/,
    by: '../../client/preloadOrReload',
    upstream: '@docusaurus/core/lib/client/PendingNavigation.js',
  },
  // A warning about a wrong base path: this site is at the root.
  {
    module: /\.\/BaseUrlIssueBanner$/,
    importedBy: /client\/App/,
    by: './shims/NullComponent',
    upstream: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
  },
  // Sets the site's name as the title of each page, which browser tabs would show until hydration. Its other tags are
  // in theme/SiteMetadata.
  {
    module: /\.\/SiteMetadataDefaults$/,
    importedBy: /client\/App/,
    by: './shims/NullComponent',
    upstream: '@docusaurus/core/lib/client/SiteMetadataDefaults.js',
  },
  // Shown only with several versions of the docs, or with a list of recent posts on each post.
  ...['DocVersionBanner', 'DocVersionBadge', 'BlogSidebar'].map((name) => ({
    module: new RegExp(`^@theme/${name}$`),
    importedBy: /theme-classic\/lib\/theme/,
    by: './shims/NullComponent',
    upstream: `@docusaurus/theme-classic/lib/theme/${name}/index.js`,
  })),
  // All of TypeScript's helpers, one of which is used.
  {
    module: /^tslib$/,
    importedBy: /docusaurus\/utils-common/,
    by: './shims/tslib',
    upstream: '@docusaurus/utils-common/lib/index.js',
  },
];

/** Replacements in production scripts only: modules that contain data of all pages. */
const browserReplacements: Replacement[] = [
  // Fetches the page of every link in view, and so needs the names of all files.
  {
    module: /\.\/docusaurus$/,
    importedBy: /client\/clientEntry/,
    by: './shims/docusaurusGlobal',
    upstream: '@docusaurus/core/lib/client/docusaurus.js',
  },
  // Loads the routes of a page first: plugins/route-table.
  {
    module: /(\.|client)\/preload$/,
    importedBy: /client\/clientEntry|client\/preloadOrReload/,
    by: '../route-table/browser/preload',
    upstream: '@docusaurus/core/lib/client/preload.js',
  },
  // Breadcrumbs search all routes for the home page.
  {
    module: /^@generated\/routes$/,
    importedBy: /theme-common\/lib\/utils\/routesUtils/,
    by: '../route-table/browser/homeRoute',
    upstream: '@docusaurus/theme-common/lib/utils/routesUtils.js',
  },
  // Supports servers, tags in properties and tags for older browsers.
  {
    module: /^react-helmet-async$/,
    importedBy: /client\/(exports\/Head|clientEntry)/,
    by: './shims/helmet',
    upstream: 'react-helmet-async/lib/index.module.js',
  },
  // Supports servers, time limits and older bundlers.
  {
    module: /^react-loadable$/,
    importedBy: /client\/exports\/ComponentCreator/,
    by: './shims/loadable',
    upstream: 'react-loadable/lib/index.js',
  },
  // Parses parameters in paths, which no route has.
  {
    module: /^path-to-regexp$/,
    importedBy: /react-router\/esm/,
    by: './shims/pathToRegexp',
    upstream: 'react-router/esm/react-router.js',
  },
  // Used by the router during development and in `withRouter`, which nothing calls.
  {
    module: /^(hoist-non-react-statics|react-is|prop-types)$/,
    importedBy: /react-router(-dom|-config)?\/esm/,
    by: './shims/emptyModule',
    upstream: 'react-router-dom/esm/react-router-dom.js',
  },
  // Exports histories in the URL's hash and in memory, which bundlers keep for routers that nothing renders.
  {
    module: /^history$/,
    importedBy: /react-router(-dom)?\/esm/,
    by: './shims/history',
    upstream: 'history/esm/history.js',
  },
];

/** Upstream files that the replacements depend on: `src/theme/ledger.json` has their hashes, to detect changes. */
export const shimmedUpstreamFiles: readonly string[] = [
  '@docusaurus/core/lib/client/clientEntry.js',
  // Parts of them are in theme/Layout and theme/CodeBlock.
  '@docusaurus/theme-classic/lib/theme/CodeBlock/Container/index.js',
  '@docusaurus/theme-classic/lib/theme/Layout/Provider/index.js',
  ...routeTableUpstreamFiles,
  ...[...replacements, ...browserReplacements].map(({upstream}) => upstream),
];

/** Generated modules that every page loads, trimmed for the browser. */
const generatedModules: {file: string; trim: (source: string) => string}[] = [
  // The site's configuration: browsers read few of its settings.
  {
    file: 'docusaurus.config.mjs',
    trim: (source) => {
      const [begin, end] = [source.indexOf('{\n'), source.lastIndexOf('}') + 1];
      const unused = [
        ...['clientModules', 'headTags', 'markdown', 'plugins', 'presets', 'staticDirectories', 'storage'],
        ...[
          'faster',
          'v4',
          'onBrokenAnchors',
          'onBrokenLinks',
          'onDuplicateRoutes',
          'scripts',
          'stylesheets',
          'themes',
        ],
        // Of the code theme: code is highlighted at build time.
        ...['additionalLanguages', 'magicComments', 'styles'],
      ];
      const used = JSON.parse(source.slice(begin, end), (name, value) => (unused.includes(name) ? undefined : value));
      return `export default ${JSON.stringify(used)}`;
    },
  },
  // The list of all docs: used only to switch between versions, and there is one version.
  {file: 'globalData.json', trim: (source) => source.replaceAll(/"docs":\s*\[[^\]]*\]/g, '"docs":[]')},
];

/** Path of Infima's stylesheet, resolved as in the theme. */
const infima = require.resolve('infima/dist/css/default/default.css', {
  paths: [require.resolve('@docusaurus/theme-classic')],
});

/** Custom media and mixins that every stylesheet may use. */
const sharedStyles = ['media.css', 'mixins.css'];

/** Modules that several chunks of one page import: without a chunk of their own, each of those holds a copy. */
const reading = {
  name: 'reading',
  test: /theme-common[\\/]lib[\\/]utils[\\/](ThemeClassNames|metadataUtils|scrollUtils)\./,
  chunks: 'all',
  minChunks: 2,
  enforce: true,
} as const;

/** Removes code that no page needs from the bundles, and data of other pages from each page's scripts. */
export default function bundle({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const writeTrimmed = ({file, trim}: (typeof generatedModules)[number]) => {
    const path = join(generatedFilesDir, `trimmed-${file}`);
    writeFileSync(path, trim(readFileSync(join(generatedFilesDir, file), 'utf8')));
    return {module: new RegExp(`^@generated/${parse(file).name}$`), by: path};
  };
  return {
    name: 'bundle',
    configurePostCss: (options) => ({
      ...options,
      // Otherwise PostCSS searches all parent folders of every stylesheet for a configuration; there is none.
      config: false,
      // Custom media and mixins, before the other plugins, which lower nested rules.
      plugins: [
        ['@csstools/postcss-global-data', {files: sharedStyles.map((name) => join(siteDir, 'src/css/shared', name))}],
        '@csstools/postcss-mixins',
        ...options.plugins,
      ],
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      // Not in development, where the generated files change while the server runs.
      const isBrowserBuild = !isServer && isProduction();
      const tables = isBrowserBuild ? replaceRouteTables(generatedFilesDir) : undefined;
      const {base, prose} = splitInfima(readFileSync(infima, 'utf8'));
      writeFileSync(join(generatedFilesDir, 'infima-base.css'), base);
      // Imported by src/css/prose.ts.
      writeFileSync(join(generatedFilesDir, 'infima-prose.css'), prose);
      return {
        ...(isBrowserBuild && {entry: require.resolve('./shims/clientEntry')}),
        // No stylesheet for the whole site: page-assets/pageAssetWriter.ts writes one for each page. A fixed number of
        // chunks, because with Docusaurus' half of all pages the shared chunk would change as the site grows.
        optimization: isServer ? {} : {splitChunks: {cacheGroups: {styles: false, common: {minChunks: 25}, reading}}},
        // File names without chunk names, which would be in the runtime of every page.
        output: isBrowserBuild ? {chunkFilename: 'assets/js/[contenthash:10].js'} : {},
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          // ChunkAssetPlugin adds the files of all pages to the runtime, for the prefetch that is replaced above.
          ...(config.plugins ?? []).filter(
            (plugin) => !isBrowserBuild || plugin?.constructor.name !== 'ChunkAssetPlugin',
          ),
          ...[
            {
              module: /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
              by: join(generatedFilesDir, 'infima-base.css'),
            },
            ...replacements,
            ...(tables ? [...browserReplacements, ...generatedModules.map(writeTrimmed), ...tables.replacements] : []),
          ].map(
            ({module, importedBy = /^/, by}: {module: RegExp; importedBy?: RegExp; by: string}) =>
              new NormalModuleReplacementPlugin(module, (resource) => {
                const issuer = (resource.contextInfo?.issuer ?? '').replaceAll('\\', '/');
                if (importedBy.test(issuer)) resource.request = require.resolve(by);
              }),
          ),
          // Emits small images as files. As data URLs they would be repeated in pages, scripts, Markdown and feeds.
          new NormalModuleReplacementPlugin(/[\\/]url-loader[\\/].*\?limit=\d+&/, (resource) => {
            resource.request = resource.request.replace(/\?limit=\d+&/, '?limit=0&');
          }),
          ...(tables ? [separatePageModules(generatedFilesDir, tables.requests, currentBundler.instance)] : []),
        ],
      };
    },
  };
}
