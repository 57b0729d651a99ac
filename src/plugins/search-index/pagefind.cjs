// Pagefind can only be imported, and Docusaurus makes every import of a TypeScript module a `require`.
// Delete this when Docusaurus loads plugins as modules.
exports.pagefind = () => import('pagefind');
