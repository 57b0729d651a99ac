import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readingSurface, systemThemeKey} from '../../lib/theme';
import {design} from '../../site/design';

/**
 * Completes Docusaurus' inline script, which sets the visitor's theme on <html> before the first paint: restores the
 * choice "System", which Docusaurus does not store unless it is the default, and sets the color of the browser's own
 * controls. Without scripts or storage, pages are dark.
 */
export default function colorTheme({siteConfig, siteStorage}: LoadContext): Plugin {
  const {disableSwitch} = (siteConfig.themeConfig as unknown as ThemeConfig).colorMode;
  return {
    name: 'color-theme',
    injectHtmlTags: () =>
      disableSwitch
        ? {}
        : {
            preBodyTags: [
              {
                tagName: 'script',
                attributes: {},
                innerHTML: restoreTheme(siteStorage.type, siteStorage.namespace),
              },
            ],
          },
  };
}

/** Returns the script. It must not throw if storage is blocked. */
export function restoreTheme(storage: string, namespace: string): string {
  return `(function(e){try{if(window.${storage}.getItem('${systemThemeKey}${namespace}')&&!/[?&]docusaurus-theme=/.test(location.search))e.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch(x){}if(e.dataset.surface==='${readingSurface}'&&e.dataset.theme==='light')document.querySelector('meta[name=theme-color]').content='${design.lightPageColor}'})(document.documentElement)`;
}
