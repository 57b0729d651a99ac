/** The surface of pages for reading, which have the theme that the visitor has chosen (components/shell/ReadingShell.tsx). */
export const readingSurface = 'chosen';

/** Themes that a visitor can choose. */
export const themes = ['dark', 'light', 'system'] as const;

/**
 * Key in `localStorage` that is set if the chosen theme is the system's. Docusaurus adds its suffix of the site, as to
 * `theme`, which has the last theme. Not in `lib/storageKeys.ts`, which every page loads.
 */
export const systemThemeKey = 'ovamai_system_theme';
