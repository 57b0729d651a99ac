/** Replaces modules that are not needed: see the README. */
export default {};
