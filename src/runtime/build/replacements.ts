import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Feature} from './unusedFeatures';

/** A module of Docusaurus or of its dependencies that the bundle replaces. The README's table is generated from these. */
export type Replacement = {
  /** Name of the module, as in the README. */
  name: string;
  /** Matches the request of an import. */
  module: RegExp;
  /** Matches the file that imports it. */
  importedBy: RegExp;
  /** Path of the replacement, relative to `src/runtime/browser`. */
  by: string;
  /** Bytes of scripts with Brotli that it saves on the home page. */
  bytes: number;
  /** What it saves on other pages. */
  bytesElsewhere?: string;
  reason: string;
  /** The file of the module, if the replacement does what this file does: it is off when the file has changed. */
  upstream?: string;
  /** Only in builds, and only in the browser. */
  browserOnly?: boolean;
  /** Only if the site does not use this. */
  unless?: Feature;
};

/** Replaced in every bundle, unless `replacedModules` is off. */
export const replacements: readonly Replacement[] = [
  {
    name: 'theme-classic/lib/prism-include-languages',
    module: /theme-classic[\\/]lib[\\/]prism-include-languages/,
    importedBy: /client-modules/,
    by: 'shims/emptyModule',
    bytes: 25_333,
    reason: 'the highlighter: only pages that import `@theme/CodeBlock` load it',
  },
  {
    name: 'theme-classic/lib/nprogress',
    module: /theme-classic[\\/]lib[\\/]nprogress/,
    importedBy: /client-modules/,
    by: 'shims/emptyModule',
    bytes: 1275,
    reason: 'a progress bar: pages are shown before it would appear',
  },
  {
    name: 'tslib',
    module: /^tslib$/,
    importedBy: /docusaurus\/utils-common/,
    by: 'shims/tslib',
    bytes: 3457,
    reason: 'all helpers of TypeScript; one is used',
    upstream: '@docusaurus/utils-common/lib/index.js',
  },
  {
    name: 'react-helmet-async',
    module: /^react-helmet-async$/,
    importedBy: /^/,
    by: 'shims/helmet',
    bytes: 4103,
    reason: 'the library also renders on servers; ours updates the head in browsers',
    upstream: 'react-helmet-async/lib/index.module.js',
    browserOnly: true,
  },
  {
    name: 'react-loadable',
    module: /^react-loadable$/,
    importedBy: /client\/exports\/ComponentCreator/,
    by: 'shims/loadable',
    bytes: 721,
    reason: 'behavior: ours loads again after a failure',
    upstream: 'react-loadable/lib/index.js',
    browserOnly: true,
  },
  {
    name: 'theme-common/lib/contexts/colorMode',
    module: /contexts\/colorMode$/,
    importedBy: /docusaurus\/theme-common\/lib/,
    by: 'shims/colorMode',
    bytes: 0,
    bytesElsewhere: '1,200 on docs and posts',
    reason: 'the choice of a color mode, if `colorMode.disableSwitch` is set',
    browserOnly: true,
    unless: 'colorModeSwitch',
  },
  {
    name: 'client/BaseUrlIssueBanner',
    module: /\.\/BaseUrlIssueBanner$/,
    importedBy: /client\/App/,
    by: 'shims/NullComponent',
    bytes: 457,
    reason: 'the notice of a wrong base URL, if `baseUrlIssueBanner` is `false`',
    browserOnly: true,
    unless: 'baseUrlIssueBanner',
  },
  ...['DocVersionBanner', 'DocVersionBadge'].map((name) => ({
    name: `@theme/${name}`,
    module: new RegExp(`^@theme/${name}$`),
    importedBy: /theme-classic\/lib\/theme/,
    by: 'shims/NullComponent',
    bytes: 0,
    bytesElsewhere: '500 on docs',
    reason: 'notices of versions, if no version of the docs has one',
    browserOnly: true,
    unless: 'docsVersionNotices' as const,
  })),
  {
    name: '@theme/BlogSidebar',
    module: /^@theme\/BlogSidebar$/,
    importedBy: /theme-classic\/lib\/theme/,
    by: 'shims/NullComponent',
    bytes: 117,
    bytesElsewhere: '1,275 on posts',
    reason: 'the list of recent posts on a post, if `blogSidebarCount` is 0',
    browserOnly: true,
    unless: 'blogSidebar',
  },
];

/** Replaced if `lateStart` is on. */
export const startReplacements: readonly Replacement[] = [
  {
    name: 'client/PendingNavigation’s preload',
    module: /\.\/preload$/,
    importedBy: /client\/PendingNavigation/,
    by: 'preloadOrReload',
    bytes: 0,
    reason: 'behavior: a page whose scripts fail to load is loaded from the server',
    upstream: '@docusaurus/core/lib/client/PendingNavigation.js',
  },
  {
    name: '@docusaurus/ErrorBoundary',
    module: /^@docusaurus\/ErrorBoundary$/,
    importedBy: /^(?!.*runtime\/browser\/HydrationErrorBoundary)/,
    by: 'HydrationErrorBoundary',
    bytes: 0,
    reason: 'behavior: copies the server’s HTML before React removes it',
    upstream: '@docusaurus/core/lib/client/exports/ErrorBoundary.js',
    browserOnly: true,
  },
  {
    name: '@theme/Error',
    module: /^@theme\/Error$/,
    importedBy: /^(?!.*runtime\/browser\/HydrationError)/,
    by: 'HydrationError',
    bytes: 0,
    reason: 'behavior: an exception during hydration leaves the server’s HTML',
    browserOnly: true,
  },
  {
    name: '@theme/ErrorPageContent',
    module: /^@theme\/ErrorPageContent$/,
    importedBy: /^(?!.*runtime\/browser\/HydrationErrorContent)/,
    by: 'HydrationErrorContent',
    bytes: 0,
    reason: 'behavior: the same for an exception inside the layout',
    browserOnly: true,
  },
];

/** Replaced if `trustedTypes` is on. */
export const trustedTypesReplacements: readonly Replacement[] = [
  {
    name: 'react/jsx-runtime',
    module: /^react\/jsx-runtime$/,
    importedBy: /^(?!.*runtime\/browser\/shims\/jsxRuntime)/,
    by: 'shims/jsxRuntime',
    bytes: 0,
    reason: 'behavior: `dangerouslySetInnerHTML` works under Trusted Types',
    browserOnly: true,
  },
];

/** Replaced if `routeTable` is on: modules that contain data of all pages. */
export const routeReplacements: readonly Replacement[] = [
  {
    name: 'client/docusaurus',
    module: /(\.|client)\/docusaurus$/,
    importedBy: /client\/clientEntry|runtime\/browser\/hydrate/,
    by: 'shims/docusaurusGlobal',
    bytes: 286,
    reason: 'behavior: pages are fetched when a link is hovered or touched, not when it is in view',
    upstream: '@docusaurus/core/lib/client/docusaurus.js',
    browserOnly: true,
  },
  {
    name: 'client/preload',
    module: /(\.|client)\/preload$/,
    importedBy: /client\/(clientEntry|PendingNavigation)|runtime\/browser\/(clientEntry|preloadOrReload)/,
    by: 'routes/preload',
    bytes: 2200,
    reason: 'fetches the route of a page before its modules; saves more with each page',
    upstream: '@docusaurus/core/lib/client/preload.js',
    browserOnly: true,
  },
];

/** Files that the route table depends on, besides the modules that it replaces. */
export const routeTableUpstream: readonly string[] = [
  '@docusaurus/core/lib/client/App.js',
  '@docusaurus/core/lib/client/exports/ComponentCreator.js',
  '@docusaurus/core/lib/client/normalizeLocation.js',
  '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  '@docusaurus/theme-common/lib/utils/routesUtils.js',
];

/** The file that the late start replaces: the entry of the bundle. */
export const clientEntryUpstream = '@docusaurus/core/lib/client/clientEntry.js';

/** Returns the path of a module in `src/runtime/browser`. */
export function browserModule(path: string): string {
  const file = join(__dirname, '../browser', path);
  return existsSync(`${file}.tsx`) ? `${file}.tsx` : `${file}.ts`;
}
