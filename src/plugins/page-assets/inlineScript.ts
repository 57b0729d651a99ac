import {join} from 'node:path';
import {buildSync} from 'esbuild';

/** `src/client/startScripts.ts` with what it imports, minified, as each page has it inline. */
export function inlineScript(): string {
  const {outputFiles} = buildSync({
    stdin: {
      contents: "import {startScripts} from './startScripts';\nstartScripts();",
      resolveDir: join(__dirname, '../../client'),
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
