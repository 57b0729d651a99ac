import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import type {Configuration as DevServer} from 'webpack-dev-server';
import {watchBuild} from './builtSite';
import {leadEndpoint, leadsFile} from './leads';
import {type Handler, siteHandler} from './siteHandler';
import {sendText} from './textResponse';

/** Lets `npm start` answer the demo form itself (src/server/leads.ts), and search what was built last. */
export default function devServer({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'dev-server',
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'development') return {};
      const leads = leadEndpoint({file: join(siteDir, leadsFile), siteOrigin: siteConfig.url});
      const options: DevServer = {
        // A page that did not compile, or was deleted, would be told of over the page that is there since.
        client: {overlay: {runtimeErrors: ({message}) => !/Module build failed|Cannot find module/.test(message)}},
        setupMiddlewares(_middlewares, {app}) {
          // Before all others: the dev server would let every site post here, and answer a GET with a page.
          app?.use(leads);
          app?.use('/pagefind', lastIndex(join(siteDir, 'build')));
          // Docusaurus merges this into its own hook by joining the two lists; its own holds all the others.
          return [];
        },
      };
      return {devServer: options} as Configuration;
    },
  };
}

/** The search index of the last build: there is none of pages that have not been rendered. */
function lastIndex(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  // Opened by the first search that finds a build: `npm start` needs none.
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
