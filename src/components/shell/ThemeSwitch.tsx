import {createStorageSlot, useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import type {IconNode} from 'lucide';
import {type ReactNode, useEffect, useLayoutEffect, useState} from 'react';
import {systemThemeKey, themes} from '../../lib/theme';
import {useHydrated} from '../../runtime/browser/useHydrated';
import {LucideIcon} from '../ui/Icon';
import styles from './ThemeSwitch.module.css';

/** A disc, half of it filled. */
const halfDisc: IconNode = [
  ['circle', {cx: 12, cy: 12, r: 9}],
  ['path', {d: 'M12 3a9 9 0 0 1 0 18z', fill: 'currentColor'}],
];

const systemSlot = createStorageSlot(systemThemeKey);

/**
 * Switch of the theme of pages for reading, for this and all later visits. Docusaurus stores and applies dark and light;
 * "System" is stored here, and applies what the system prefers, also when that changes. Before hydration,
 * `plugins/color-theme` does. Hidden if `colorMode.disableSwitch` is set.
 */
export function ThemeSwitch(): ReactNode {
  const {colorMode, colorModeChoice, setColorMode} = useColorMode();
  const {disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const [isSystem, setSystem] = useState(false);
  const isDefaultSystem = respectPrefersColorScheme && colorModeChoice === null;

  useLayoutEffect(() => {
    setSystem(systemSlot.get() !== null);
    return systemSlot.listen(({newValue}) => setSystem(newValue !== null));
  }, []);

  useLayoutEffect(() => {
    if (!isSystem) return undefined;
    const query = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setColorMode(query.matches ? 'dark' : 'light');
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [isSystem, setColorMode]);

  function choose(next: string): void {
    setSystem(next === 'system');
    if (next === 'system') {
      systemSlot.set(next);
    } else {
      systemSlot.del();
      setColorMode(next as 'dark' | 'light');
    }
  }

  useBrowserColor(colorMode);
  const hydrated = useHydrated();
  if (disableSwitch) return null;
  return (
    <label className={styles.switch}>
      <LucideIcon node={halfDisc} size={18} />
      <span className={styles.label}>Theme</span>
      <select
        className={styles.select}
        disabled={!hydrated}
        value={isSystem || isDefaultSystem ? 'system' : colorMode}
        onChange={({currentTarget}) => choose(currentTarget.value)}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {name[0]?.toUpperCase() + name.slice(1)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Sets the color of the browser's own controls to that of the page; to the default after a navigation to another shell. */
function useBrowserColor(colorMode: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    const setColor = (token: string) => {
      if (meta) meta.content = getComputedStyle(document.documentElement).getPropertyValue(token);
    };
    setColor(colorMode === 'light' ? '--light-page' : '--navy-900');
    return () => setColor('--navy-900');
  }, [colorMode]);
}
