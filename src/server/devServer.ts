import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import type {Configuration as DevServer} from 'webpack-dev-server';
import {watchBuild} from './builtSite';
import {leadEndpoint, leadsFile} from './leads/localEndpoint';
import {type Handler, siteHandler} from './siteHandler';
import {sendText} from './textResponse';

/** Adds the lead endpoint (src/server/leads) and the search index of the last build to `npm start`. */
export default function devServer({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'dev-server',
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'development') return {};
      const leads = leadEndpoint({file: join(siteDir, leadsFile), siteOrigin: siteConfig.url});
      const options: DevServer = {
        // Hides errors of pages that failed to compile or were deleted: the overlay would cover the page shown since.
        client: {overlay: {runtimeErrors: ({message}) => !/Module build failed|Cannot find module/.test(message)}},
        setupMiddlewares(_middlewares, {app}) {
          // First, because the dev server's own middleware allows posts from any origin, and answers GET with a page.
          app?.use(leads);
          app?.use('/pagefind', serveSearchIndex(join(siteDir, 'build')));
          // Docusaurus concatenates this list with that of its own hook, which contains all other middleware.
          return [];
        },
      };
      return {devServer: options} as Configuration;
    },
  };
}

/** Serves the search index of the last build: only a build creates one. */
function serveSearchIndex(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  // Loaded by the first request after a build exists: `npm start` works without one.
  let search: Handler | undefined;
  return (request, response) => {
    try {
      search ??= siteHandler(watchBuild(folder));
    } catch (error) {
      sendText(response, 404, error instanceof Error ? error.message : String(error));
      return;
    }
    request.url = `/pagefind${request.url}`;
    search(request, response);
  };
}
