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
 * `npm run sbom`: prints a software bill of materials (CycloneDX) of the packages that the site is built with, from
 * `package-lock.json`. Runs `npm sbom` in a copy of the project without development packages, because `--omit dev` also
 * omits packages that those share with the site, such as React (https://github.com/npm/cli/issues/7909). If npm fails,
 * for example because `package.json` and `package-lock.json` differ, prints npm's error and exits with 1.
 */
function printSbom(): void {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'));
  try {
    const manifest = withoutDevDependencies(read<Manifest>('package.json'));
    const {packages, ...rest} = read<Lock>('package-lock.json');
    const built = Object.entries(packages).filter(([, {dev}]) => !dev);
    const lock = {
      ...rest,
      packages: Object.fromEntries(built.map(([path, entry]) => [path, withoutDevDependencies(entry)])),
    };

    // npm names the bill of materials after the folder.
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
      // `npm run -s` would also silence the errors of this npm process.
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

function withoutDevDependencies<Entry extends Manifest>({devDependencies, ...rest}: Entry) {
  return rest;
}

printSbom();
