import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../site/isProduction';
import {pageModuleRequests} from '../route-table/pageModules';
import type {SplitOptions} from './splitLoader';

/** Splits each MDX page into its data, which browsers load, and its body, which is in the HTML. Not in `npm start`. */
export default function mdx({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'mdx',
    configureWebpack(_config, _isServer, {currentBundler}) {
      if (!isProduction()) return {};
      const requests = pageModuleRequests(readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8'));
      const options: SplitOptions = {siteDir, pages: new Set(requests.values()), compiled: new Map()};
      const loader = join(__dirname, 'loader.cjs');
      return {
        // Not `test`: Docusaurus would exclude the files from its rule for MDX outside of content folders.
        module: {rules: [{resource: /\.mdx$/, enforce: 'post', use: {loader, options}}]},
        plugins: [
          // The components of bodies, which import them themselves.
          new currentBundler.instance.NormalModuleReplacementPlugin(/^@theme-original\/MDXContent$/, (resource) => {
            if (/theme[\\/]MDXContent/.test(resource.contextInfo?.issuer ?? ''))
              resource.request = require.resolve('./Children');
          }),
        ],
      };
    },
  };
}
