import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

type Manifest = {
  name: string;
  devDependencies?: object;
};

type Lock = {packages: Record<string, Manifest & {dev?: boolean}>};

/**
 * `npm run sbom`: what the site is built with, as npm's own bill of materials, out of `package-lock.json` alone. npm
 * is asked about a copy of the project that never had packages for tests: told to omit those, it omits what they share
 * with the site too, React among it (https://github.com/npm/cli/issues/7909; `npm sbom --omit dev` when that is
 * solved). Where npm makes no bill, as of a lock that is not of this `package.json`, it says why and this fails.
 */
function printBill(): void {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'));
  try {
    const manifest = withoutTests(read<Manifest>('package.json'));
    const {packages, ...rest} = read<Lock>('package-lock.json');
    const built = Object.entries(packages).filter(([, {dev}]) => !dev);
    const lock = {...rest, packages: Object.fromEntries(built.map(([path, entry]) => [path, withoutTests(entry)]))};

    // The bill is named after the folder.
    const project = join(folder, manifest.name);
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock));
    const args = [
      'sbom',
      '--package-lock-only',
      '--sbom-format',
      'cyclonedx',
      '--sbom-type',
      'application',
      '--offline',
      // `npm run -s` would silence this npm, too.
      '--loglevel',
      'error',
    ];
    const {status} = spawnSync('npm', args, {cwd: project, stdio: 'inherit', shell: process.platform === 'win32'});
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function withoutTests<Entry extends Manifest>({devDependencies, ...rest}: Entry) {
  return rest;
}

printBill();
