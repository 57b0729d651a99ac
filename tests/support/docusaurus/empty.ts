/** Stands in for generated modules whose content no unit test needs. */
export default {};
