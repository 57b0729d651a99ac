/** The surface of pages for reading, which have the theme that the visitor has chosen (components/shell/ReadingShell.tsx). */
export const readingSurface = 'chosen';

/** Themes that a visitor can choose. */
export const themes = ['dark', 'light', 'system'] as const;

/**
 * Key in `localStorage` that is set if the chosen theme is the system's; Docusaurus adds the suffix of `storage.namespace`.
 * Not in `lib/storageKeys.ts`, which every page loads.
 */
export const systemThemeKey = 'ovamai_system_theme';

/** Matches the query of an address that sets the theme of the page, which Docusaurus documents for pages in frames. */
export const themeInAddress = /[?&]docusaurus-theme=/;
