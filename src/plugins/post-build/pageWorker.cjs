// A thread starts with a file that Node can load, which excludes TypeScript.
module.exports = require('tsx/cjs/api').require('./pageWorker.ts', __filename).default;
