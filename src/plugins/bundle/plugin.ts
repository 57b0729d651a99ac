import {readFileSync, writeFileSync} from 'node:fs';
import {join, parse} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../site/isProduction';
import {splitInfima} from '../page-assets/splitInfima';
import {filesWithSections, writeDocsSections} from '../route-table/docsSections';

/** A module that another one, of `shims`, is taken for. */
type Replacement = {
  /** What is asked for. */
  module: RegExp;
  importedBy: RegExp;
  by: string;
  /** What to read again when an upgrade changes it. */
  upstream: string;
};

/** Modules of Docusaurus that every page would carry and this site does without. */
const replacements: Replacement[] = [
  // The progress bar: pages are small, and what follows a click is there before a bar would be seen.
  {
    module: /theme-classic\/lib\/nprogress/,
    importedBy: /client-modules/,
    by: './shims/emptyModule',
    upstream: '@docusaurus/theme-classic/lib/nprogress.js',
  },
  // The highlighter's languages come with the code block that needs them: theme/CodeBlock.
  {
    module: /theme-classic\/lib\/prism-include-languages/,
    importedBy: /client-modules/,
    by: './shims/emptyModule',
    upstream: '@docusaurus/theme-classic/lib/prism-include-languages.js',
  },
  // A page that does not come is waited for, or gone to by a full load.
  {
    module: /\.\/preload$/,
    importedBy: /client\/PendingNavigation/,
    by: '../../client/preloadOrReload',
    upstream: '@docusaurus/core/lib/client/PendingNavigation.js',
  },
  // A warning for sites under another base path: this one stands at the root.
  {
    module: /\.\/BaseUrlIssueBanner$/,
    importedBy: /client\/App/,
    by: './shims/NullComponent',
    upstream: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
  },
  // The site's name as each page's title until the page has its own: tabs show it for as long as a page takes to come
  // alive. The rest of it stands in theme/SiteMetadata.
  {
    module: /\.\/SiteMetadataDefaults$/,
    importedBy: /client\/App/,
    by: './shims/NullComponent',
    upstream: '@docusaurus/core/lib/client/SiteMetadataDefaults.js',
  },
  // All of TypeScript's helpers, for one of them.
  {
    module: /^tslib$/,
    importedBy: /docusaurus\/utils-common/,
    by: './shims/tslib',
    upstream: '@docusaurus/utils-common/lib/index.js',
  },
];

/** The same in the scripts of a built site: what makes every page carry something of all the others. */
const browserReplacements: Replacement[] = [
  // Every link in view would fetch its page, and so needs the names of all files.
  {
    module: /\.\/docusaurus$/,
    importedBy: /client\/clientEntry/,
    by: './shims/docusaurusGlobal',
    upstream: '@docusaurus/core/lib/client/docusaurus.js',
  },
  // The docs: plugins/route-table.
  {
    module: /(\.|client)\/preload$/,
    importedBy: /client\/clientEntry|client\/preloadOrReload/,
    by: '../route-table/preload',
    upstream: '@docusaurus/core/lib/client/preload.js',
  },
];

/** What the files in `shims` were written against: `src/theme/ledger.json` tells when an upgrade changes it. */
export const shimmedUpstreamFiles: readonly string[] = [
  '@docusaurus/core/lib/client/clientEntry.js',
  ...[...replacements, ...browserReplacements].map(({upstream}) => upstream),
];

/** What Docusaurus generates for every page of the site and sends to every visitor, made lighter for the browser. */
const generated: {file: string; lighter: (source: string) => string}[] = [
  // The settings of a build, of which a browser asks for few.
  {
    file: 'docusaurus.config.mjs',
    lighter: (source) => {
      const [begin, end] = [source.indexOf('{\n'), source.lastIndexOf('}') + 1];
      const unused = ['clientModules', 'headTags', 'markdown', 'plugins', 'presets', 'staticDirectories', 'storage'];
      const rest = Object.entries(JSON.parse(source.slice(begin, end))).filter(([name]) => !unused.includes(name));
      return `export default ${JSON.stringify(Object.fromEntries(rest))}`;
    },
  },
  // The versions of the plugins: nothing shows them.
  {file: 'site-metadata.json', lighter: () => '{}'},
  // The list of all docs: only switching between versions asks, and there is one version.
  {file: 'globalData.json', lighter: (source) => source.replaceAll(/"docs":\s*\[[^\]]*\]/g, '"docs":[]')},
];

/** Where Infima stands, as the theme names it. */
const infima = require.resolve('infima/dist/css/default/default.css', {
  paths: [require.resolve('@docusaurus/theme-classic')],
});

/** What every stylesheet may use. */
const sharedStyles = ['media.css', 'mixins.css'];

/** Keeps out of the bundles what no page of this site needs, and out of each page what only others need. */
export default function bundle({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const written = ({file, lighter}: (typeof generated)[number]) => {
    const path = join(generatedFilesDir, `light-${file}`);
    writeFileSync(path, lighter(readFileSync(join(generatedFilesDir, file), 'utf8')));
    return {module: new RegExp(`^@generated/${parse(file).name}$`), by: path};
  };
  return {
    name: 'bundle',
    configurePostCss: (options) => ({
      ...options,
      // Otherwise PostCSS looks for its configuration in every folder above every stylesheet, and there is none.
      config: false,
      // Mixins and named widths, which write nothing by themselves. Before the others, which lower nested rules.
      plugins: [
        ['@csstools/postcss-global-data', {files: sharedStyles.map((name) => join(siteDir, 'src/css/shared', name))}],
        '@csstools/postcss-mixins',
        ...options.plugins,
      ],
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      // In development the generated files change while the server runs.
      const inBrowser = !isServer && isProduction();
      const docs = inBrowser ? writeDocsSections(generatedFilesDir) : undefined;
      const {base, prose} = splitInfima(readFileSync(infima, 'utf8'));
      writeFileSync(join(generatedFilesDir, 'infima-everywhere.css'), base);
      // src/css/forReading.ts asks for it.
      writeFileSync(join(generatedFilesDir, 'infima-reading.css'), prose);
      return {
        ...(inBrowser && {entry: require.resolve('./shims/clientEntry')}),
        // One style sheet for the whole site would be every visitor's: page-assets/pageAssetWriter.ts gives each page one.
        optimization: isServer ? {} : {splitChunks: {cacheGroups: {styles: false}}},
        // The names of chunks would be with every page.
        output: inBrowser ? {chunkFilename: 'assets/js/[contenthash:10].js'} : {},
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          // Tells the files of all pages to the prefetch that is left out above.
          ...(config.plugins ?? []).filter((plugin) => !inBrowser || plugin?.constructor.name !== 'ChunkAssetPlugin'),
          ...[
            {module: /infima\/dist\/css\/default\/default\.css$/, by: join(generatedFilesDir, 'infima-everywhere.css')},
            ...replacements,
            ...(docs ? [...browserReplacements, ...generated.map(written), ...docs.replacements] : []),
          ].map(
            ({module, importedBy = /^/, by}: {module: RegExp; importedBy?: RegExp; by: string}) =>
              new NormalModuleReplacementPlugin(module, (resource) => {
                if (importedBy.test(resource.contextInfo?.issuer ?? '')) resource.request = require.resolve(by);
              }),
          ),
          // A small picture would be text instead of an address: in the page, its scripts, its Markdown and the feeds.
          new NormalModuleReplacementPlugin(/[\\/]url-loader[\\/].*\?limit=\d+&/, (resource) => {
            resource.request = resource.request.replace(/\?limit=\d+&/, '?limit=0&');
          }),
          ...(docs ? [filesWithSections(docs.sections, currentBundler.instance)] : []),
        ],
      };
    },
  };
}
