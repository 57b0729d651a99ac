// The bundler loads this file with Node's `require`, which does not compile TypeScript.
const {variantLoader} = require('tsx/cjs/api').require('./variantLoader.ts', __filename);

module.exports = variantLoader;
// The image is passed as bytes, not as text.
module.exports.raw = true;
