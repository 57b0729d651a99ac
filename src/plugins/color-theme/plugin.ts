import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readingSurface, systemThemeKey, themeInAddress} from '../../lib/theme';
import {design} from '../../site/design';

/**
 * Completes Docusaurus' inline script, which sets the visitor's theme on <html> before the first paint: restores the
 * choice "System", which Docusaurus does not store unless it is the default, replaces an unknown theme by the default, and
 * sets the color of the browser's own controls. Without scripts or storage, pages are dark.
 */
export default function colorTheme({siteConfig, siteStorage}: LoadContext): Plugin {
  const {disableSwitch, defaultMode} = (siteConfig.themeConfig as unknown as ThemeConfig).colorMode;
  const storage = disableSwitch ? undefined : siteStorage;
  return {
    name: 'color-theme',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', attributes: {}, innerHTML: restoreTheme(defaultMode, storage)}],
    }),
  };
}

/** Returns the script, which must not throw. Without `storage`, there is no choice to restore. */
export function restoreTheme(defaultMode: string, storage: LoadContext['siteStorage'] | undefined): string {
  const system = storage
    ? `try{if(window.${storage.type}.getItem('${systemThemeKey}${storage.namespace}')&&!${themeInAddress}.test(location.search))d.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch(x){}`
    : '';
  return `(function(d,m){${system}if(d.theme!=='dark'&&d.theme!=='light')d.theme=d.themeChoice='${defaultMode}';m=document.querySelector('meta[name=theme-color]');if(m&&d.surface==='${readingSurface}'&&d.theme==='light')m.content='${design.lightPageColor}'})(document.documentElement.dataset)`;
}
