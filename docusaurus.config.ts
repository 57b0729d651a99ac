import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {brand} from './src/data/brand';
import {siteRepository} from './src/data/company/company';
import {blogList, changelog} from './src/data/marketing/blog';
import type {PageMeta} from './src/data/schema/page';
import {tags} from './src/data/tags';
import {pageRedirects} from './src/lib/redirectRules';
import {comparisonViewNames} from './src/lib/views';
import {tolerantFrontMatter} from './src/plugins/content-lint/read/tolerantFrontMatter';
import {blogOptions} from './src/plugins/feeds/blogOptions';
import {responsiveImages} from './src/plugins/image-variants/responsiveImages';
import {withFirstScene} from './src/plugins/mdx/firstScene';
import {highlightCode} from './src/plugins/mdx/highlightCode';
import {tableHeaders} from './src/plugins/mdx/tableHeaders';
import {taskNames} from './src/plugins/mdx/taskNames';
import {hasHistory} from './src/plugins/sitemap/history';
import {datedSitemap} from './src/plugins/sitemap/sitemap';
import {clientSettings} from './src/site/clientSettings';
import {codeLanguages} from './src/site/codeLanguages';
import {codeTheme} from './src/site/codeTheme';
import {loadSiteEnv} from './src/site/dotenv';
import {readSiteEnv} from './src/site/env';
import {headTags} from './src/site/head';
import {isProduction} from './src/site/isProduction';
import {comparisonPages} from './src/site/pages';
import {redirects} from './src/site/redirects';
import {runtimeOptions} from './src/site/runtimeOptions';

const env = loadSiteEnv();
/** The origin in the examples of the docs, replaced by that of this build. */
const {siteUrl: exampleOrigin} = readSiteEnv({});
const isDated = hasHistory(__dirname);
const baseUrl = '/';

const themeConfig = {
  colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  // At least one language: without any, the bundle includes the index of all prismjs languages.
  prism: {theme: codeTheme, additionalLanguages: codeLanguages},
} satisfies Preset.ThemeConfig;

/** Options of all Markdown plugins. */
const markdown = {
  rehypePlugins: [tableHeaders, taskNames, responsiveImages, [highlightCode, themeConfig]],
} satisfies Preset.Options['pages'];

/** Options of docs and posts: an edit link, and the date of the last change if the Git history is available. */
const editable = {
  ...markdown,
  editUrl: `${siteRepository.url}/edit/${siteRepository.branch}/`,
  showLastUpdateTime: isDated,
};

/** Options of the blog and the changelog. */
const blog = (meta: PageMeta) => ({...editable, ...blogOptions(meta, withFirstScene)});

const classic = {
  docs: {
    ...editable,
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    breadcrumbs: true,
  },
  blog: false,
  pages: markdown,
  sitemap: {
    changefreq: null,
    priority: null,
    lastmod: 'date',
    createSitemapItems: datedSitemap(__dirname),
  },
  theme: {
    customCss: ['./src/css/tokens.css', './src/css/infima.css', './src/css/base.css'],
  },
} satisfies Preset.Options;

const postOptions = {...blog(blogList.meta), path: 'blog', routeBasePath: 'blog', showReadingTime: true};

const changelogOptions = {
  ...blog(changelog.meta),
  id: 'changelog',
  path: 'src/changelog',
  routeBasePath: 'changelog',
  // One list page, which plugins/feeds/blogPlugin.ts shortens.
  postsPerPage: 'ALL',
  showReadingTime: false,
  blogListComponent: '@site/src/theme/ChangelogPage',
};

const customFields = clientSettings(env, comparisonViewNames(comparisonPages), redirects, tags);

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  url: env.siteUrl,
  baseUrl,
  trailingSlash: false,
  baseUrlIssueBanner: false,
  // The same in all languages: the inline script that contains it has one hash in the Content-Security-Policy.
  storage: {namespace: 'site'},
  noIndex: env.noIndexReason !== undefined,
  favicon: '/img/favicon.svg',
  headTags: headTags(baseUrl),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    // Accepts `:::note Title` in addition to `:::note[Title]`.
    mdx1Compat: {admonitions: true},
    ...(!isProduction() && {parseFrontMatter: tolerantFrontMatter(__dirname)}),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    preprocessor: ({fileContent}) => fileContent.replaceAll(exampleOrigin, env.siteUrl),
  },
  future: {
    v4: true,
    // Off if the Git history is missing or shallow: dates would be missing or wrong.
    experimental_vcs: isDated,
    // Off in builds: Rspack hashes source files at the end of a compilation, so that a file saved during a build counts
    // as compiled and its page stays outdated in all later builds. `npm start` recompiles such a file and uses the cache.
    faster: {rspackPersistentCache: !isProduction()},
  },
  customFields,
  presets: [['classic', classic]],
  plugins: [
    ['./src/plugins/feeds/blogPlugin.ts', postOptions],
    ['./src/plugins/feeds/blogPlugin.ts', changelogOptions],
    ['@docusaurus/plugin-client-redirects', {redirects: pageRedirects(redirects)}],
    './src/plugins/markdown-pages/pagePointer.ts',
    './src/plugins/post-build/plugin.ts',
    ['./src/plugins/own-parts/plugin.ts', {feedback: env.feedback === true}],
    './src/plugins/content-lint/plugin.ts',
    './src/plugins/hosting/wellKnownFiles.ts',
    './src/plugins/stylesheets/plugin.ts',
    './src/plugins/color-theme/plugin.ts',
    './src/plugins/component-pages/plugin.ts',
    !isProduction() && './src/plugins/unpublished-links/plugin.ts',
    ['./src/runtime/plugin.ts', runtimeOptions],
    './src/server/devServer.ts',
  ],
  clientModules: [
    './src/client/composition.ts',
    './src/client/navigation/routeChange.ts',
    ...(customFields.movedFragments ? ['./src/client/navigation/hashRedirects.ts'] : []),
    './src/client/monitoring/reports.ts',
    ...(customFields.monitoring ? ['./src/client/monitoring/views.ts'] : []),
    ...(customFields.tagClasses ? ['./src/client/monitoring/tags.ts'] : []),
    ...(customFields.leadAttribution ? ['./src/client/forms/leadAttribution.ts'] : []),
  ],
  themeConfig,
};

export default config;
