import ComponentCreator from '@docusaurus/ComponentCreator';
import type {RouteConfig} from 'react-router-config';
import {addRoute} from './addRoute';
import openRoutes from './openRoutes';
import Pages from './Pages';

/**
 * The routes that match several paths, those of the pages that are opened, added by `preload.ts`, and the page for
 * unknown paths.
 */
export const pages: RouteConfig[] = [{path: '*', component: ComponentCreator('*', '')}];
for (const route of openRoutes) addRoute(route, pages);

/** Replaces `@generated/routes`. Docusaurus renders this table once: `Pages` renders the routes that are added. */
export default [{path: '/', component: Pages, routes: pages}];
