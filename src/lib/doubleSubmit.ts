/** Clicks within this time of each other count as one. */
export const doubleSubmitWindowMs = 1000;
