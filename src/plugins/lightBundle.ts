import {readFileSync, writeFileSync} from 'node:fs';
import {join, parse} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {infimaParts} from '../lib/infimaParts';

/** Modules of Docusaurus that every page would carry and this site does without, by the end of their path. */
const replacements: {module: RegExp; importedBy: RegExp; by: string}[] = [
  // The progress bar: pages are small, and what follows a click is there before a bar would be seen.
  {module: /theme-classic\/lib\/nprogress/, importedBy: /client-modules/, by: './standIns/nothing'},
  // The highlighter's languages come with the code block that needs them: theme/CodeBlock.
  {module: /theme-classic\/lib\/prism-include-languages/, importedBy: /client-modules/, by: './standIns/nothing'},
  // Every link in view would fetch its page; a pointer or a finger on the link still does.
  {module: /\.\/prefetch$/, importedBy: /client\/docusaurus/, by: './standIns/noPrefetch'},
  // A page that does not come is waited for, or gone to by a full load.
  {module: /\.\/preload$/, importedBy: /client\/PendingNavigation/, by: './standIns/preloadOrLeave'},
  // What search engines read: src/plugins/builtPages/structuredData.ts puts it into the built HTML.
  {
    module: /^@theme\/(DocBreadcrumbs|BlogPostPage)\/StructuredData$/,
    importedBy: /theme-classic\/lib\/theme/,
    by: './standIns/nothingShown',
  },
  // A warning for sites under another base path: this one stands at the root.
  {module: /\.\/BaseUrlIssueBanner$/, importedBy: /client\/App/, by: './standIns/nothingShown'},
  // All of TypeScript's helpers, for one of them.
  {module: /^tslib$/, importedBy: /docusaurus\/utils-common/, by: './standIns/tslib'},
];

/** What Docusaurus generates for every page of the site and sends to every visitor, made lighter for the browser. */
const generated: {file: string; lighter: (source: string) => string}[] = [
  // Which file each chunk was made from: only the server's rendering asks.
  {file: 'registry.js', lighter: (source) => source.replaceAll(/(?<="\),\s*)"@[^"]*"(?=,)/g, '0')},
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

/** Keeps out of the bundles what no page of this site needs, and out of each page what only others need. */
export default function lightBundle({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'light-bundle',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const {everywhere, reading} = infimaParts(readFileSync(infima, 'utf8'));
      writeFileSync(join(generatedFilesDir, 'infima-everywhere.css'), everywhere);
      // src/css/forReading.ts asks for it.
      writeFileSync(join(generatedFilesDir, 'infima-reading.css'), reading);
      return {
        // One style sheet for the whole site would be every visitor's: builtPages/pageDresser.ts gives each page its own.
        optimization: isServer ? {} : {splitChunks: {cacheGroups: {styles: false}}},
        plugins: [
          new NormalModuleReplacementPlugin(/infima\/dist\/css\/default\/default\.css$/, (resource) => {
            resource.request = join(generatedFilesDir, 'infima-everywhere.css');
          }),
          ...replacements.map(
            ({module, importedBy, by}) =>
              new NormalModuleReplacementPlugin(module, (resource) => {
                if (importedBy.test(resource.contextInfo?.issuer ?? '')) resource.request = require.resolve(by);
              }),
          ),
          // In development these files change while the server runs.
          ...(isServer || process.env.NODE_ENV !== 'production' ? [] : generated).map(({file, lighter}) => {
            const path = join(generatedFilesDir, `light-${file}`);
            writeFileSync(path, lighter(readFileSync(join(generatedFilesDir, file), 'utf8')));
            return new NormalModuleReplacementPlugin(new RegExp(`^@generated/${parse(file).name}$`), (resource) => {
              resource.request = path;
            });
          }),
        ],
      };
    },
  };
}
