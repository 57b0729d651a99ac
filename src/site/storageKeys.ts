/** What the site remembers in the visitor's browser, and under which names. */
export const storageKeys = {
  /** Local: `off` once the visitor has stopped everything that moves by itself. */
  motion: 'ovamai_motion',
  /** Local: the id of the banner that was dismissed last. */
  dismissedBanner: 'ovamai_dismissed_banner',
  /** Session: scroll positions by history entry. */
  scrollPositions: 'ovamai_scroll_positions',
} as const;
