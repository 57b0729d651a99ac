/** Presses that follow each other within this time, in milliseconds, are meant as one. */
export const onePressMs = 1000;
