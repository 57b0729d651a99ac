import {existsSync, readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
// Internal modules: the functions are not exported elsewhere. If an upgrade moves them, the type check fails.
import {validateConfig} from '@docusaurus/core/lib/server/configValidation.js';
import {
  DefaultNumberPrefixParser,
  DisabledNumberPrefixParser,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import type {Config, DocusaurusConfig, PluginConfig, ReportingSeverity} from '@docusaurus/types';
import {createMatcher, GlobExcludeDefault} from '@docusaurus/utils';
import type {Pluggable} from 'unified';
import {codeLanguages} from '../../../site/codeLanguages';

export type PageKind = 'doc' | 'post' | 'month' | 'page' | 'partial';

/** A folder with pages: an instance of the plugin for docs, posts or pages. */
export type ContentFolder = {
  /** Relative to the project's root, such as `docs`. */
  folder: string;
  kind: Exclude<PageKind, 'partial'>;
  /** The path of its pages, such as `/docs`. */
  routeBasePath: string;
  /** Whether the plugin makes a page of this file, whose path is relative to the folder. */
  isPage: (file: string) => boolean;
  remarkPlugins: readonly Pluggable[];
  /** Directives such as `:::note`. */
  admonitions: readonly string[];
  numberPrefixParser: typeof DefaultNumberPrefixParser;
  onInlineAuthors: ReportingSeverity;
  onInlineTags: ReportingSeverity;
  /** Names of the folders of generated pages, such as `tags`. */
  generated: readonly string[];
};

/** What the content check needs of the configuration. */
export type ContentSettings = {
  folders: readonly ContentFolder[];
  staticFolders: readonly string[];
  baseUrl: string;
  markdown: MarkdownSettings;
  codeLanguages: readonly string[];
  onBrokenLinks: ReportingSeverity;
  onBrokenAnchors: ReportingSeverity;
  onBrokenMarkdownLinks: ReportingSeverity;
  onBrokenMarkdownImages: ReportingSeverity;
  onDuplicateRoutes: ReportingSeverity;
  /** Whether all pages are known: no version of the docs and no plugin adds others. */
  knowsAllPages: boolean;
};

/** Options of `markdown` in the configuration that change how a page is parsed. */
export type MarkdownSettings = {
  format: 'mdx' | 'md' | 'detect';
  /** Whether `<!-- … -->`, `:::note Title` and `## Title {#id}` are accepted in MDX. */
  mdx1Compat: {comments: boolean; admonitions: boolean; headingIds: boolean};
  /** Whether ids of headings keep capital letters. */
  maintainCase: boolean;
  preprocessor?: DocusaurusConfig['markdown']['preprocessor'];
};

/** Options of a content plugin. All are optional; `false` disables the plugin of a preset. */
type Options = {
  id?: string;
  path?: string;
  routeBasePath?: string;
  include?: string[];
  exclude?: string[];
  remarkPlugins?: Pluggable[];
  beforeDefaultRemarkPlugins?: Pluggable[];
  admonitions?: boolean | {keywords?: string[]; extendDefaults?: boolean};
  numberPrefixParser?: boolean | typeof DefaultNumberPrefixParser;
  onInlineAuthors?: ReportingSeverity;
  onInlineTags?: ReportingSeverity;
  tagsBasePath?: string;
  archiveBasePath?: string | null;
  authorsBasePath?: string;
  pageBasePath?: string;
};

type ContentPlugin = 'docs' | 'blog' | 'pages';

/** Docusaurus' own keywords of admonitions. */
const admonitionKeywords = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['secondary', 'success', 'important', 'caution'],
];

/** The settings of a project without a configuration: this site's folders, and an error for each broken link. */
export const defaultSettings: ContentSettings = {
  folders: [
    contentFolder('docs', {}, ''),
    contentFolder('blog', {}, ''),
    contentFolder('blog', {id: 'changelog', path: 'src/changelog', routeBasePath: 'changelog'}, ''),
    contentFolder('pages', {}, ''),
  ],
  staticFolders: ['static'],
  baseUrl: '/',
  markdown: {
    format: 'mdx',
    mdx1Compat: {comments: false, admonitions: true, headingIds: false},
    maintainCase: false,
  },
  codeLanguages,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onBrokenMarkdownImages: 'throw',
  onDuplicateRoutes: 'throw',
  knowsAllPages: true,
};

/**
 * Reads the settings from the configuration file of the site in `root`. Unlike Docusaurus' own function, it shares the
 * modules of the running process, which saves most of a second.
 */
export async function loadSettings(root: string, file: string): Promise<ContentSettings> {
  const exported = require(file) as {default?: unknown};
  const config = exported.default ?? exported;
  const value = (await (typeof config === 'function' ? config() : config)) as Config;
  return contentSettings(validateConfig(value, relative(root, file)), root);
}

/** Reads the settings from the validated configuration of the site in `root`. */
export function contentSettings(config: DocusaurusConfig, root: string): ContentSettings {
  const {markdown, themeConfig} = config;
  const {prism} = themeConfig as {prism?: {additionalLanguages?: string[]}};
  const plugins = contentPlugins(config);
  return {
    folders: plugins.map(([plugin, options]) => contentFolder(plugin, options, root)),
    staticFolders: config.staticDirectories,
    baseUrl: config.baseUrl,
    markdown: {
      format: markdown.format,
      mdx1Compat: markdown.mdx1Compat,
      maintainCase: markdown.anchors.maintainCase,
      ...(markdown.preprocessor && {preprocessor: markdown.preprocessor}),
    },
    codeLanguages: [...(prism?.additionalLanguages ?? []), ...(markdown.mermaid ? ['mermaid'] : [])],
    onBrokenLinks: config.onBrokenLinks,
    onBrokenAnchors: config.onBrokenAnchors,
    // A function decides for each link: nothing is certain.
    onBrokenMarkdownLinks: severity(markdown.hooks.onBrokenMarkdownLinks),
    onBrokenMarkdownImages: severity(markdown.hooks.onBrokenMarkdownImages),
    onDuplicateRoutes: config.onDuplicateRoutes,
    knowsAllPages:
      plugins.every(([plugin, {id}]) => plugin !== 'docs' || !hasVersions(root, id)) &&
      [...config.plugins, ...config.themes].every((plugin) => addsNoPages(plugin, root)) &&
      config.presets.every((preset) => isClassic(preset)),
  };
}

function severity(setting: unknown): ReportingSeverity {
  return typeof setting === 'string' ? (setting as ReportingSeverity) : 'warn';
}

/** Returns the content plugins of the configuration with their options. */
function contentPlugins({presets, plugins}: DocusaurusConfig): [ContentPlugin, Options][] {
  const ofPresets = presets.filter(isClassic).flatMap((preset) => {
    const options = (Array.isArray(preset) ? preset[1] : {}) as Partial<Record<ContentPlugin, Options | false>>;
    return (['docs', 'blog', 'pages'] as const).map((name) => [name, options[name] ?? {}] as const);
  });
  const others = plugins.map((plugin) => {
    const [name, options = {}] = Array.isArray(plugin) ? plugin : [plugin];
    return [contentPluginOf(name), options as Options] as const;
  });
  return [...ofPresets, ...others].flatMap(([name, options]) => (name && options ? [[name, options]] : []));
}

function isClassic(preset: DocusaurusConfig['presets'][number]): boolean {
  const name = Array.isArray(preset) ? preset[0] : preset;
  return name === 'classic' || name === '@docusaurus/preset-classic';
}

function contentPluginOf(name: unknown): ContentPlugin | undefined {
  if (typeof name !== 'string') return undefined;
  // feeds/blogPlugin.ts is the blog plugin with smaller list pages.
  if (name.endsWith('feeds/blogPlugin.ts')) return 'blog';
  return /^(?:@docusaurus\/(?:plugin-)?)?content-(docs|blog|pages)$/.exec(name)?.[1] as ContentPlugin | undefined;
}

/** Whether a plugin or theme is certain to add no pages besides those of its folder. */
function addsNoPages(plugin: PluginConfig, root: string): boolean {
  const name = Array.isArray(plugin) ? plugin[0] : plugin;
  if (!name || contentPluginOf(name)) return true;
  // Its page is only part of `npm start`, so that a link to it is broken.
  if (name === './src/plugins/component-pages/plugin.ts') return true;
  if (typeof name === 'function') return !String(name).includes('addRoute');
  if (typeof name !== 'string') return false;
  const file = resolve(root, name);
  if (name.startsWith('.')) return existsSync(file) && !readFileSync(file, 'utf8').includes('addRoute');
  return /^@docusaurus\/(?:plugin-(?!content)|theme-(?!search))/.test(name);
}

function hasVersions(root: string, id = 'default'): boolean {
  return existsSync(join(root, id === 'default' ? 'versions.json' : `${id}_versions.json`));
}

function contentFolder(plugin: ContentPlugin, options: Options, root: string): ContentFolder {
  const defaultPath = plugin === 'pages' ? 'src/pages' : plugin;
  const isIncluded = options.include ? createMatcher(options.include) : () => true;
  const isExcluded = createMatcher(options.exclude ?? GlobExcludeDefault);
  const {numberPrefixParser: parser = true} = options;
  const base = options.routeBasePath ?? (plugin === 'pages' ? '/' : plugin);
  return {
    folder: relative(root, resolve(root, options.path ?? defaultPath)).replaceAll('\\', '/'),
    kind: plugin === 'docs' ? 'doc' : plugin === 'pages' ? 'page' : options.id === 'changelog' ? 'month' : 'post',
    routeBasePath: `/${base.replace(/^\/|\/$/g, '')}`,
    isPage: (file) => isIncluded(file) && !isExcluded(file),
    remarkPlugins: [...(options.beforeDefaultRemarkPlugins ?? []), ...(options.remarkPlugins ?? [])],
    admonitions: admonitionsOf(options.admonitions),
    numberPrefixParser:
      typeof parser === 'function' ? parser : parser ? DefaultNumberPrefixParser : DisabledNumberPrefixParser,
    onInlineAuthors: options.onInlineAuthors ?? 'warn',
    onInlineTags: options.onInlineTags ?? 'warn',
    generated:
      plugin === 'docs'
        ? ['category', options.tagsBasePath ?? 'tags']
        : [
            options.tagsBasePath ?? 'tags',
            options.archiveBasePath ?? 'archive',
            options.authorsBasePath ?? 'authors',
            options.pageBasePath ?? 'page',
          ],
  };
}

function admonitionsOf(option: Options['admonitions'] = true): readonly string[] {
  if (option === false) return [];
  if (option === true) return admonitionKeywords;
  const {keywords = [], extendDefaults = true} = option;
  return extendDefaults ? [...admonitionKeywords, ...keywords] : keywords;
}
