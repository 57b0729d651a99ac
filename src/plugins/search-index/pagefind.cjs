// Pagefind is an ES module, and Docusaurus compiles every import in a TypeScript plugin to `require`.
// Delete this when Docusaurus loads plugins as ES modules.
exports.pagefind = () => import('pagefind');
