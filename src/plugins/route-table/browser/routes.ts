import ComponentCreator from '@docusaurus/ComponentCreator';
import type {RouteConfig} from 'react-router-config';
import Pages from './Pages';

/** The routes of the pages that are opened, added by `preload.ts`; and the page for unknown paths. */
export const pages: RouteConfig[] = [{path: '*', component: ComponentCreator('*', '')}];

/** Replaces `@generated/routes`. Docusaurus renders this table once: `Pages` renders the routes that are added. */
export default [{path: '/', component: Pages, routes: pages}];
