import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import type {Configuration as DevServer} from 'webpack-dev-server';
import {leadEndpoint as endpoint, leadsFile} from '../server/leads';

/** Lets `npm start` answer the demo form itself (src/server/leads.ts). */
export default function leadEndpoint({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'lead-endpoint',
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'development') return {};
      const leads = endpoint({file: join(siteDir, leadsFile), siteOrigin: siteConfig.url});
      const devServer: DevServer = {
        setupMiddlewares(_middlewares, {app}) {
          // Before all others: the dev server would let every site post here, and answer a GET with a page.
          app?.use(leads);
          // Docusaurus merges this into its own hook by joining the two lists; its own holds all the others.
          return [];
        },
      };
      return {devServer} as Configuration;
    },
  };
}
