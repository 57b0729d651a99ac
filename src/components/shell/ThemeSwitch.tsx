import {createStorageSlot, useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import type {IconNode} from 'lucide';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {systemThemeKey, themeInAddress, themes} from '../../lib/theme';
import {useHydrated} from '../../runtime/browser/useHydrated';
import {LucideIcon} from '../ui/Icon';
import styles from './ThemeSwitch.module.css';

/** A disc, half of it filled. */
const halfDisc: IconNode = [
  ['circle', {cx: 12, cy: 12, r: 9}],
  ['path', {d: 'M12 3a9 9 0 0 1 0 18z', fill: 'currentColor'}],
];

type Mode = 'dark' | 'light';

/** Docusaurus' own slot, and that of the choice "System". */
const themeSlot = createStorageSlot('theme');
const systemSlot = createStorageSlot(systemThemeKey);

/** Whether "System" was chosen, where storage is blocked. */
let isSystemChosen = false;

/**
 * Switch of the theme of pages for reading, for this and all later visits. Docusaurus stores and applies dark and light;
 * "System" is stored here, and applies what the system prefers, also when that changes. Before hydration,
 * `plugins/color-theme` does. Hidden if `colorMode.disableSwitch` is set.
 */
export function ThemeSwitch(): ReactNode {
  const {colorMode, colorModeChoice, setColorMode: setMode} = useColorMode();
  // Docusaurus' option is not in its types.
  const setColorMode = setMode as (mode: Mode, options?: {persist: boolean}) => void;
  const {disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const [isSystem, setSystem] = useState(false);
  const followed = useRef<Mode>(undefined);
  const isDefaultSystem = respectPrefersColorScheme && colorModeChoice === null;

  function applySystem(next: boolean): void {
    isSystemChosen = next;
    setSystem(next);
  }

  // A component of the page has set another theme: it is the choice now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on a change of the theme
  useLayoutEffect(() => {
    if (!isSystem || colorModeChoice === followed.current) return;
    systemSlot.del();
    applySystem(false);
  }, [colorModeChoice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useLayoutEffect(() => {
    if (disableSwitch) {
      systemSlot.del();
      return undefined;
    }
    if (!themeInAddress.test(window.location.search)) {
      const stored = themeSlot.get();
      const isStoredSystem = isSystemChosen || systemSlot.get() !== null;
      applySystem(isStoredSystem);
      // Chosen in another tab while this one was at a page without the switch.
      if (!isStoredSystem && (stored === 'dark' || stored === 'light')) setColorMode(stored, {persist: false});
    }
    return systemSlot.listen(({newValue}) => applySystem(newValue !== null));
  }, []);

  useLayoutEffect(() => {
    if (!isSystem) return undefined;
    const query = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      followed.current = query.matches ? 'dark' : 'light';
      setColorMode(followed.current, {persist: false});
    };
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [isSystem, setColorMode]);

  function choose(next: string): void {
    applySystem(next === 'system');
    if (next === 'system') {
      systemSlot.set(next);
    } else {
      systemSlot.del();
      setColorMode(next as Mode);
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
