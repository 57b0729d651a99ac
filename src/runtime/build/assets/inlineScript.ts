import {join} from 'node:path';
import {buildSync} from 'esbuild';

/** Bundles and minifies `../../browser/startScripts.ts`, which is inlined into each page. */
export function inlineScript(): string {
  const {outputFiles} = buildSync({
    stdin: {
      contents: "import {startScripts} from './startScripts';\nstartScripts();",
      resolveDir: join(__dirname, '../../browser'),
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
