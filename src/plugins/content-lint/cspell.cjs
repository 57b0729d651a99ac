// cspell is ESM only, and Docusaurus compiles every `import()` in TypeScript to `require`.
// Delete this file when Docusaurus loads plugins as ES modules.
exports.loadCspell = () => import('cspell-lib');
