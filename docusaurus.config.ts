import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {brand} from './src/data/brand';
import {siteRepository} from './src/data/company/company';
import {blogList, changelog} from './src/data/marketing/blog';
import {comparisonPages} from './src/data/routes/pages';
import type {PageMeta} from './src/data/schema/page';
import {pageRedirects} from './src/lib/redirectRules';
import {comparisonViewNames} from './src/lib/views';
import {tolerantFrontMatter} from './src/plugins/content-lint/tolerantFrontMatter';
import {blogOptions} from './src/plugins/feeds/blogOptions';
import {withFirstScene} from './src/plugins/mdx/firstScene';
import {tableHeaders} from './src/plugins/mdx/tableHeaders';
import {taskNames} from './src/plugins/mdx/taskNames';
import {readHistory} from './src/plugins/sitemap/history';
import {datedSitemap} from './src/plugins/sitemap/sitemap';
import {clientSettings} from './src/site/clientSettings';
import {codeLanguages} from './src/site/codeLanguages';
import {codeTheme} from './src/site/codeTheme';
import {loadSiteEnv} from './src/site/dotenv';
import {readSiteEnv} from './src/site/env';
import {headTags} from './src/site/head';
import {isProduction} from './src/site/isProduction';
import {redirects} from './src/site/redirects';

const env = loadSiteEnv();
/** As examples in the docs write it: readers see the origin of the site that they are on. */
const {siteUrl: writtenOrigin} = readSiteEnv({});
const history = readHistory(__dirname);

/** How Markdown becomes a page, wherever it is written. */
const markdown = {rehypePlugins: [tableHeaders, taskNames]};

/** What is written can be corrected by whoever reads it, and says when that was done last. */
const source = {
  ...markdown,
  editUrl: `${siteRepository.url}/edit/${siteRepository.branch}/`,
  showLastUpdateTime: history !== undefined,
};

/** Posts and months. */
const blog = (meta: PageMeta) => ({...source, ...blogOptions(meta, withFirstScene)});

const classic = {
  docs: {
    ...source,
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    breadcrumbs: true,
  },
  blog: {...blog(blogList.meta), path: 'blog', routeBasePath: 'blog', showReadingTime: true},
  pages: markdown,
  sitemap: {
    changefreq: null,
    priority: null,
    lastmod: 'date',
    createSitemapItems: datedSitemap(__dirname, history),
  },
  theme: {
    customCss: ['./src/css/tokens.css', './src/css/infima.css', './src/css/base.css'],
  },
} satisfies Preset.Options;

const months = {
  ...blog(changelog.meta),
  id: 'changelog',
  path: 'src/changelog',
  routeBasePath: 'changelog',
  showReadingTime: false,
  blogListComponent: '@site/src/theme/ChangelogPage',
};

const themeConfig = {
  colorMode: {defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  // One entry is enough to keep the whole index of prismjs out of the bundle.
  prism: {theme: codeTheme, darkTheme: codeTheme, additionalLanguages: codeLanguages},
} satisfies Preset.ThemeConfig;

const customFields = clientSettings(env, comparisonViewNames(comparisonPages), redirects);

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  url: env.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  baseUrlIssueBanner: false,
  favicon: '/img/favicon.svg',
  headTags,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    // `:::note Title` is accepted beside `:::note[Title]`.
    mdx1Compat: {admonitions: true},
    ...(!isProduction() && {parseFrontMatter: tolerantFrontMatter(__dirname)}),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    preprocessor: ({fileContent}) => fileContent.replaceAll(writtenOrigin, env.siteUrl),
  },
  future: {
    v4: true,
    // A history that is missing or was cut off is not asked: it would say nothing, or something wrong.
    experimental_vcs: history !== undefined,
    // Rspack hashes a source file at the end of a compilation: what is saved meanwhile would count as compiled, and its
    // page stay old in every later build. `npm start`, whose watcher compiles such a file again, keeps its cache.
    faster: {rspackPersistentCache: !isProduction()},
  },
  customFields,
  presets: [['classic', classic]],
  plugins: [
    ['@docusaurus/plugin-content-blog', months],
    ['@docusaurus/plugin-client-redirects', {redirects: pageRedirects(redirects)}],
    './src/plugins/post-build/plugin.ts',
    './src/plugins/content-lint/plugin.ts',
    './src/plugins/hosting/wellKnownFiles.ts',
    './src/plugins/bundle/plugin.ts',
    './src/server/devServer.ts',
  ],
  clientModules: [
    './src/client/composition.ts',
    './src/client/earlyInput.ts',
    './src/client/routeChange.ts',
    ...(customFields.movedFragments ? ['./src/client/hashRedirects.ts'] : []),
    './src/client/monitoring.ts',
  ],
  themeConfig,
};

export default config;
