/** What the site remembers in the visitor's browser, and under which names. */
export const storageKeys = {
  /** Local: `off` once the visitor has stopped everything that moves by itself. */
  motion: 'ovamai_motion',
  /** Local: the text of the banner that was dismissed last. */
  dismissedBanner: 'ovamai_dismissed_banner',
  /** Local: what was decided about monitoring and when, where the site asks (client/consent.ts). */
  consent: 'ovamai_consent',
  /** Local: what was searched for last (hooks/useRecentSearches.ts). */
  recentSearches: 'ovamai_recent_searches',
  /** Session: scroll positions by history entry. */
  scrollPositions: 'ovamai_scroll_positions',
  /** Session: how many stars the repository had when this visit asked. */
  stars: 'ovamai_stars',
  /** Session: what was typed into a form or the try-it box, by its id. */
  draft: 'ovamai_draft_',
} as const;
