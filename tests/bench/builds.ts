import {spawn, spawnSync} from 'node:child_process';
import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {buildCommand} from '../support/buildCommand';
import {writeGeneratedDocs} from './generatedDocs';

const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** A row of the table; memory is known on Linux only. */
type Build = {seconds: number; 'peak MB': number | undefined};

/** Builds the site in a folder, first with every cache cleared and then with what that left. */
export async function measureBuilds(site: string): Promise<{cold: Build; warm: Build}> {
  spawnSync(process.execPath, [docusaurus, 'clear'], {cwd: site, stdio: 'ignore'});
  rmSync(join(site, 'node_modules/.cache'), {recursive: true, force: true});
  return {cold: await measureBuild(site), warm: await measureBuild(site)};
}

function measureBuild(site: string): Promise<Build> {
  const begin = performance.now();
  const build = spawn(process.execPath, buildCommand(site), {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak: number | undefined;
  const watch = setInterval(() => {
    peak = peakMegabytes(build.pid) ?? peak;
  }, 100);
  return new Promise((done, reject) => {
    build.on('error', reject);
    build.on('exit', (code) => {
      clearInterval(watch);
      if (code !== 0) reject(new Error(`The build of ${site} failed: run it by itself to see why.`));
      done({seconds: Math.round((performance.now() - begin) / 100) / 10, 'peak MB': peak});
    });
  });
}

/** The most memory that the process has held so far. */
function peakMegabytes(pid: number | undefined): number | undefined {
  try {
    const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}

/**
 * A copy of this site with generated docs. Returns its folder, which stands below this project's, where it finds this
 * project's packages; its days are not known there, as it has no history of its own.
 */
export function copyWithDocs(count: number): string {
  const copy = resolve('.data/grown');
  rmSync(copy, {recursive: true, force: true});
  const left = ['.data', '.docusaurus', '.git', 'build', 'node_modules'];
  for (const name of readdirSync('.')) {
    if (!left.includes(name)) cpSync(name, join(copy, name), {recursive: true});
  }
  writeGeneratedDocs(join(copy, 'docs'), count);
  return copy;
}
