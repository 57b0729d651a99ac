import type {Config, PluginConfig, PluginOptions} from '@docusaurus/types';
import {settings} from './conformance/chosen';
import site from './docusaurus.site.config';
import {headTags} from './src/site/head';

/**
 * The project's configuration as an owner would change it for other content. Copied into the copy of the project as
 * `docusaurus.config.ts`; the project's own is `docusaurus.site.config.ts` there.
 */
const {config, content, docs, blog, markdown, themeConfig, prism} = settings;

/**
 * The house rules of this site's writers: spelling, headings, the home page of the docs, published URLs. They do not
 * apply to content that is not this site's.
 */
const houseRules = './src/plugins/content-lint/plugin.ts';

const isBlog = (plugin: PluginConfig): plugin is [string, PluginOptions] =>
  Array.isArray(plugin) && optionsOf(plugin[1]).routeBasePath === 'blog';

type Options = {id?: string; routeBasePath?: string; remarkPlugins?: unknown[]; rehypePlugins?: unknown[]};
const optionsOf = (options: unknown) => options as Options;

function withContent(options: Options): object {
  return {
    ...options,
    ...content,
    remarkPlugins: [...(options.remarkPlugins ?? []), ...(content.remarkPlugins ?? [])],
    rehypePlugins: [...(options.rehypePlugins ?? []), ...(content.rehypePlugins ?? [])],
  };
}

/** The off switch: all parts of the runtime (src/runtime), the plugin of which is in the project's configuration. */
const runtime = './src/runtime/plugin.ts';
const runtimeOff = {staticMdx: false, islands: false, routeTable: false, replacedModules: false, lateStart: false};

function withRuntimeOff(plugins: readonly PluginConfig[]): PluginConfig[] {
  if (process.env.CONFORMANCE_RUNTIME !== 'off') return [...plugins];
  const isRuntime = (plugin: PluginConfig) => plugin === runtime || (Array.isArray(plugin) && plugin[0] === runtime);
  if (!plugins.some(isRuntime)) throw new Error(`docusaurus.config.ts has no plugin ${runtime} to switch off`);
  return plugins.map((plugin) =>
    isRuntime(plugin)
      ? ([runtime, {...(Array.isArray(plugin) ? plugin[1] : {}), ...runtimeOff}] as PluginConfig)
      : plugin,
  );
}

// In place, because the site's Markdown plugins read the same object.
Object.assign(site.themeConfig ?? {}, themeConfig);
Object.assign((site.themeConfig as {prism: object}).prism, prism);

const [classic] = site.presets as [string, {docs: Options; pages: Options}][];
if (!classic) throw new Error('The configuration has no preset');
const [name, preset] = classic;

export default {
  ...site,
  title: 'Conformance',
  url: 'https://site.example',
  markdown: {...site.markdown, ...markdown},
  ...config,
  customFields: {...site.customFields, ...config.customFields},
  headTags: [...headTags(config.baseUrl ?? '/'), ...(config.headTags ?? [])],
  clientModules: [...(site.clientModules ?? []), ...(config.clientModules ?? [])],
  presets: [
    [
      name,
      {
        ...preset,
        docs: {...withContent(preset.docs), ...docs, sidebarPath: './sidebars.js'},
        pages: withContent(preset.pages),
      },
    ],
  ],
  plugins: withRuntimeOff([
    ...((site.plugins ?? []) as PluginConfig[])
      .filter((plugin) => plugin && plugin !== houseRules)
      .map((plugin) =>
        isBlog(plugin) ? ([plugin[0], {...withContent(optionsOf(plugin[1])), ...blog}] as PluginConfig) : plugin,
      ),
    ...((config.plugins ?? []) as PluginConfig[]),
  ]),
} satisfies Config;
