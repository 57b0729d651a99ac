import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A plugin with routes, data, a theme component and a client module. */
export default function extra(_context: LoadContext, {hasParameter, hasBelow}: Record<string, boolean>): Plugin {
  return {
    name: 'conformance-extra',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [join(__dirname, 'clientModule.ts')],
    injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'own', content: 'injected'}}]}),
    async contentLoaded({actions: {addRoute, createData, setGlobalData}}) {
      const data = await createData('items.json', JSON.stringify(['one', 'two']));
      setGlobalData({value: 'global'});
      addRoute({
        path: '/plugin',
        exact: true,
        component: page('Items'),
        modules: {items: data},
        props: {word: 'property'},
      });
      if (hasParameter) addRoute({path: '/items/:id', exact: true, component: page('Item')});
      if (hasBelow) addRoute({path: '/area', exact: false, component: page('Area')});
      addRoute({
        path: '/parent',
        component: page('Parent'),
        routes: [{path: '/parent/child', exact: true, component: page('Child')}],
      });
    },
  };
}

const page = (name: string) => join(__dirname, 'pages', `${name}.tsx`);
