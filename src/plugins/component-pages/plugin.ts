import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {isProduction} from '../../site/isProduction';

/**
 * Adds the page `/_components`, the examples of all components, to `npm start` and to builds with the environment variable
 * `COMPONENT_PAGES`, which the change report compares; never to a build that is deployed.
 */
export default function componentPages({baseUrl}: LoadContext): Plugin {
  return {
    name: 'component-pages',
    contentLoaded({actions}) {
      if (isProduction() && !process.env.COMPONENT_PAGES) return;
      actions.addRoute({
        path: normalizeUrl([baseUrl, '_components']),
        component: '@site/src/components/templates/ComponentExamples',
        exact: true,
      });
    },
  };
}
