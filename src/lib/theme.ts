/** The surface of pages for reading, which have the theme that the visitor has chosen (components/shell/ReadingShell.tsx). */
export const readingSurface = 'chosen';

/** Themes that a visitor can choose. */
export const themes = ['dark', 'light', 'system'] as const;
