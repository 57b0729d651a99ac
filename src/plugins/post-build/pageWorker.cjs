// Node loads this file in a worker thread, without compiling TypeScript.
module.exports = require('tsx/cjs/api').require('./pageWorker.ts', __filename).default;
