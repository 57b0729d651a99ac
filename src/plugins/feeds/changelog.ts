import pluginContentBlog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {fullMonths} from '../../data/blog/blogListPages';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** A month that the list page links. */
export type OlderMonth = {title: string; permalink: string};

/** The blog plugin, whose list page has the full text of the newest entries only, and the titles of the others. */
export default async function changelog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const plugin = await pluginContentBlog(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const listed = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
      const months = listed.map(({metadata: {title, permalink}}) => ({title, permalink}));
      const addRoute = (route: RouteConfig) => actions.addRoute(withOlderMonths(route, months));
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

/** Moves the older months of the list page to its property `older`. Other routes stay the same. */
export function withOlderMonths(route: RouteConfig, months: readonly OlderMonth[]): RouteConfig {
  const {items} = route.modules ?? {};
  if (!Array.isArray(items)) return route;
  return {
    ...route,
    modules: {...route.modules, items: items.slice(0, fullMonths)},
    props: {...route.props, older: months.slice(fullMonths)},
  };
}
