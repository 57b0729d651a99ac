import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {hostsFolder} from '../plugins/hosting/policy';

/** A smaller file fits into one packet as it is. */
const leastBytes = 1024;

/** Pictures and fonts are compressed already. */
const compressible = /\.(css|html|ico|js|json|map|md|mjs|pagefind|pf_\w+|svg|txt|wasm|webmanifest|xml)$/i;

/**
 * Writes `.br` and `.gz` beside every file of a folder that `wanted` names and that compressing makes smaller. The
 * answer is how many there were.
 */
export function compressFolder(folder: string, wanted: (name: string) => boolean = () => true): number {
  let files = 0;
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = join(folder, name);
    if (name.startsWith(hostsFolder) || !compressible.test(name) || !wanted(name)) continue;
    if (!statSync(file).isFile() || statSync(file).size < leastBytes) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, {level: 9}));
    files += 1;
  }
  return files;
}

/**
 * `npm run compress`: after a build, for hosts that send files which stand compressed beside the originals (nginx,
 * Caddy). Not a part of the build, which would take longer for hosts that compress by themselves.
 */
function compress(): void {
  if (!existsSync('build/index.html')) {
    console.error('There is no build yet: run npm run build first.');
    process.exitCode = 1;
    return;
  }
  const started = performance.now();
  const files = compressFolder('build');
  console.log(`${files} files stand compressed beside the originals, after ${seconds(performance.now() - started)}`);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

if (require.main === module) compress();
