import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useSyncExternalStore} from 'react';

type ColorMode = 'light' | 'dark';

/** The color mode that a component has set on this page. */
let chosen: ColorMode | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the color mode of the theme if there is no switch: it is the default, unless a component sets it. */
export function useColorMode() {
  const {defaultMode} = useDocusaurusContext().siteConfig.themeConfig.colorMode as {defaultMode: ColorMode};
  const colorModeChoice = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );
  const setColorMode = (mode: ColorMode | null) => {
    chosen = mode;
    document.documentElement.setAttribute('data-theme', mode ?? defaultMode);
    for (const notify of listeners) notify();
  };
  const colorMode = colorModeChoice ?? defaultMode;
  return {
    colorMode,
    colorModeChoice,
    setColorMode,
    isDarkTheme: colorMode === 'dark',
    setLightTheme: () => setColorMode('light'),
    setDarkTheme: () => setColorMode('dark'),
  };
}

export function ColorModeProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
