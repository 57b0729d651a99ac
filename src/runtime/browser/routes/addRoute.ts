import ComponentCreator from '@docusaurus/ComponentCreator';
import type {RouteConfig} from 'react-router-config';
import type {PageRoute} from '../../protocol';
import moduleNames from './moduleNames';

/** Adds a page's routes to a table, in the order that they have among all routes. Existing routes stay the same. */
export function addRoute(page: PageRoute['routes'], table: RouteConfig[]): void {
  let siblings = table;
  for (const {key, path, modules, ...attributes} of page) {
    let route = siblings.find((sibling) => sibling.key === key);
    if (!route) {
      // Read by ComponentCreator.
      moduleNames[`${path}-${key}`] = modules;
      route = {...attributes, key, path, modules, component: ComponentCreator(path, key)};
      siblings.splice(siblings.filter((sibling) => Number(sibling.key) < Number(key)).length, 0, route);
    }
    route.routes ??= [];
    siblings = route.routes;
  }
}
