/** Keys of everything that all pages store in the visitor's browser, in `localStorage` or `sessionStorage`. */
export const storageKeys = {
  /** Local: `off` after the visitor has stopped animations. */
  motion: 'ovamai_motion',
  /** Local: the text of the last dismissed banner. */
  dismissedBanner: 'ovamai_dismissed_banner',
  /** Local: the decision about monitoring and its time, if the site requires consent (client/monitoring/consent.ts). */
  consent: 'ovamai_consent',
  /** Local: the decision about marketing tags and its time, if the site has any. */
  marketingConsent: 'ovamai_consent_marketing',
  /** Local: recent search queries (components/search/useRecentSearches.ts). */
  recentSearches: 'ovamai_recent_searches',
  /** Session: how the visit began (client/forms/attribution.ts). */
  attribution: 'ovamai_attribution',
  /** Session: scroll positions by history entry. */
  scrollPositions: 'ovamai_scroll_positions',
  /** Session: the repository's star count, cached. */
  stars: 'ovamai_stars',
  /** Session, a prefix: the draft of a form or of the try-it box, by its id. */
  draft: 'ovamai_draft_',
} as const;
