import pluginContentBlog, {
  type BlogContent,
  type BlogPostMetadata,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {fullMonths} from '../../data/blog/blogListPages';
import type {PostCard} from '../../data/blog/postCard';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/**
 * The blog plugin with smaller list pages. Otherwise a list would load a module with the beginning of each post, which
 * cards do not show; and the changelog would contain every month in full.
 */
export default async function blogPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const plugin = await pluginContentBlog(context, options);
  const shorten = options.id === 'changelog' ? withMonths : withPostCards;
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const posts = content.blogPosts.map(({metadata}) => metadata);
      const addRoute = (route: RouteConfig) => actions.addRoute(shorten(route, posts));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

/** An entry of a list page, as the plugin writes it. */
type Item = {content: {path: string}};

/**
 * Limits the list page to the modules of the newest months, and adds the names and links of all months as its property
 * `months`: plugins/mdx removes the data of listed modules. Other routes stay the same.
 */
export function withMonths(route: RouteConfig, months: readonly BlogPostMetadata[]): RouteConfig {
  const items = itemsOf(route);
  if (!items) return route;
  const links = metadataOf(items, months).map(({title, permalink}) => ({title, permalink}));
  return {
    ...route,
    modules: {...route.modules, items: items.slice(0, fullMonths)},
    props: {...route.props, months: links},
  };
}

/** Replaces the modules of the posts on a list page by the data of their cards. Other routes stay the same. */
export function withPostCards(route: RouteConfig, posts: readonly BlogPostMetadata[]): RouteConfig {
  const items = itemsOf(route);
  if (!items) return route;
  const {items: _, ...modules} = route.modules ?? {};
  return {...route, modules, props: {...route.props, posts: metadataOf(items, posts).map(toCard)}};
}

function itemsOf({modules}: RouteConfig): Item[] | undefined {
  return modules?.items as unknown as Item[] | undefined;
}

function metadataOf(items: readonly Item[], posts: readonly BlogPostMetadata[]): BlogPostMetadata[] {
  const bySource = new Map(posts.map((post) => [post.source, post]));
  return items.flatMap(({content}) => bySource.get(content.path) ?? []);
}

function toCard({permalink, title, description, date, readingTime, tags, frontMatter}: BlogPostMetadata): PostCard {
  const {scene} = frontMatter as {scene?: string};
  return {permalink, title, description, date, readingTime, tags: tags.map(({label}) => label), scene};
}
