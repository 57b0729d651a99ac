/** Presses that follow each other within this time, in milliseconds, are meant as one. */
export const doubleSubmitWindowMs = 1000;
