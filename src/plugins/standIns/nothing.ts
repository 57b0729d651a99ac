/** Stands in for modules that this site leaves out: see `../lightBundle.ts`. */
export default {};
