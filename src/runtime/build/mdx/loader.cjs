// The bundler loads this file with Node's `require`, which does not compile TypeScript.
const {pitch, splitLoader} = require('tsx/cjs/api').require('./splitLoader.ts', __filename);

module.exports = splitLoader;
module.exports.pitch = pitch;
