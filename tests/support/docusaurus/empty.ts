/** Mocks generated modules that unit tests do not need. */
export default {};
