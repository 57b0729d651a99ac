import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {isProduction} from '../../site/isProduction';

/** Adds the page `/_components` to `npm start`, never to a build: the examples of all components. */
export default function componentPages({baseUrl}: LoadContext): Plugin {
  return {
    name: 'component-pages',
    contentLoaded({actions}) {
      if (isProduction()) return;
      actions.addRoute({
        path: normalizeUrl([baseUrl, '_components']),
        component: '@site/src/components/templates/ComponentExamples',
        exact: true,
      });
    },
  };
}
