/** Replaces modules that this site does not need: see `../plugin.ts`. */
export default {};
