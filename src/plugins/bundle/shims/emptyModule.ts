/** Stands in for modules that this site leaves out: see `../plugin.ts`. */
export default {};
