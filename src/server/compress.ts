import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {hostsFolder} from '../plugins/hosting/policy';

/** Smaller files fit into one network packet uncompressed. */
const minBytes = 1024;

/** File types to compress; images and fonts are compressed already. */
const compressible = /\.(css|html|ico|js|json|map|md|mjs|pagefind|pf_\w+|svg|txt|wasm|webmanifest|xml)$/i;

/**
 * Writes a `.br` and a `.gz` file next to each compressible file of at least 1 KiB in a folder. `filter` selects files by
 * path. Returns the number of compressed files.
 */
export function compressFolder(folder: string, filter: (name: string) => boolean = () => true): number {
  let files = 0;
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = join(folder, name);
    if (name.startsWith(hostsFolder) || !compressible.test(name) || !filter(name)) continue;
    if (!statSync(file).isFile() || statSync(file).size < minBytes) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, {level: 9}));
    files += 1;
  }
  return files;
}

/**
 * `npm run precompress`: after a build, for hosts that serve precompressed files (nginx, Caddy). Not part of the build,
 * because other hosts compress themselves.
 */
function compress(): void {
  if (!existsSync('build/index.html')) {
    console.error('There is no build yet: run npm run build first.');
    process.exitCode = 1;
    return;
  }
  const started = performance.now();
  const files = compressFolder('build');
  console.log(`Compressed ${files} files to .br and .gz in ${seconds(performance.now() - started)}`);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

if (require.main === module) compress();
