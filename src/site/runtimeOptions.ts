import type {Options} from '../runtime/plugin';

/** Components in the text of pages that are markup, or whose behavior `components/mdx/body` implements. */
const markup = [
  ...[
    'a',
    'admonition',
    'code',
    'details',
    'Details',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'highlightedCode',
    'img',
    'table',
  ],
  ...['ContactLink', 'Fact', 'Figure', 'Scene', 'Steps', 'TabItem'],
];

/** The icons of controls, as in components/ui/Icon.tsx, by the names of lucide's files. */
const controlIcons =
  'arrow-right|check|chevron-down|clock|copy|external-link|lock|mail|menu|pause|play|search|triangle-alert|x';
const dataIcon = new RegExp(`ui[\\\\/]NamedIcon\\.|lucide[\\\\/].*icons[\\\\/](?!(${controlIcons})\\.)`);

/** A module of the bundler. */
type Module = {nameForCondition: () => string | null};

/** Options of the runtime, which loads pages (`src/runtime`). */
export const runtimeOptions: Options = {
  staticComponents: {
    components: {...Object.fromEntries(markup.map((name) => [name, []])), Tabs: ['lazy', 'queryString']},
    imports: ['@site/src/components/mdx/', '@site/src/data/', '@theme/Tabs', '@theme/TabItem', '@theme/Admonition'],
  },
  splitDocs: true,
  // The list of months gets titles and links as its property: plugins/feeds/blogPlugin.ts.
  listsWithoutData: ['@site/src/changelog/'],
  cacheGroups: {
    // Without the icons that data names, because pages of text need only those of controls.
    common: {minChunks: 25, test: (module: Module) => !dataIcon.test(module.nameForCondition() ?? '')},
    // The bundler's own group, without icons: their modules are merged with the component that imports them.
    defaultVendors: {
      test: (module: Module) =>
        /node_modules/.test(module.nameForCondition() ?? '') && !dataIcon.test(module.nameForCondition() ?? ''),
      priority: -10,
      reuseExistingChunk: true,
    },
    // Several chunks of one page import these: without a chunk of their own, each of those holds a copy.
    reading: {
      name: 'reading',
      test: /theme-common[\\/]lib[\\/]utils[\\/](ThemeClassNames|metadataUtils|scrollUtils)\./,
      chunks: 'all',
      minChunks: 2,
      enforce: true,
    },
  },
  // plugins/post-build reads each page once, for all features.
  rewritesPages: false,
};
