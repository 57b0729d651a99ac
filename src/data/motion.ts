/** Timings and thresholds (sections 4 and 9). */
export const motion = {
  tabRotationMs: 4000,
  reshuffleMs: 5000,
  counterMs: 2000,
  /** Visible share of the stats strip (IntersectionObserver threshold) that starts the counters. */
  counterVisibleShare: 0.3,
  toastMs: 3000,
  /** Duration of one cycle of the testimonials. */
  testimonialSeconds: {fast: 20, normal: 40, slow: 80},
  /** Timeout for the video frame; then a plain link is shown. Our choice: the specification has no limit. */
  videoDeadlineMs: 10_000,
} as const;
