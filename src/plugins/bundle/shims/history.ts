/* Replaces history: see `../plugin.ts`. */
// @ts-expect-error: the package declares types only for its main file
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history/esm/history.js';

/** For `HashRouter` and `MemoryRouter`, which nothing renders. */
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
