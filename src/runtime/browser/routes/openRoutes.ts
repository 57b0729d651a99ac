import type {Route} from '../../protocol';

/** The routes that match several paths. `../../build/routes/pageModules.ts` replaces this module. */
const openRoutes: Route[][] = [];
export default openRoutes;
