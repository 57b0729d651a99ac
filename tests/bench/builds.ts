import {spawn, spawnSync} from 'node:child_process';
import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {buildCommand} from '../support/buildCommand';
import {writeGeneratedDocs} from './generatedDocs';

const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** A row of the table. Memory is measured on Linux only. */
type Build = {seconds: number; 'peak MB': number | undefined};

/** Builds the site in a folder twice: without caches, then with the caches of the first build. */
export async function measureBuilds(site: string): Promise<{cold: Build; warm: Build}> {
  spawnSync(process.execPath, [docusaurus, 'clear'], {cwd: site, stdio: 'ignore'});
  rmSync(join(site, 'node_modules/.cache'), {recursive: true, force: true});
  return {cold: await measureBuild(site), warm: await measureBuild(site)};
}

function measureBuild(site: string): Promise<Build> {
  const start = performance.now();
  const build = spawn(process.execPath, buildCommand(site), {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak: number | undefined;
  const timer = setInterval(() => {
    peak = peakMegabytes(build.pid) ?? peak;
  }, 100);
  return new Promise((done, reject) => {
    build.on('error', reject);
    build.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) reject(new Error(`The build of ${site} failed. Run npm run build there to see the error.`));
      done({seconds: Math.round((performance.now() - start) / 100) / 10, 'peak MB': peak});
    });
  });
}

/** Returns the peak memory of a process so far, from Linux's `/proc`. */
function peakMegabytes(pid: number | undefined): number | undefined {
  try {
    const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}

/**
 * Copies this site and adds generated docs. Returns the copy's folder, which is inside this project so that it resolves
 * the same packages. The copy has no Git history, hence no dates.
 */
export function copyWithDocs(count: number): string {
  const copy = resolve('.data/grown');
  rmSync(copy, {recursive: true, force: true});
  const excluded = ['.data', '.docusaurus', '.git', 'build', 'node_modules'];
  for (const name of readdirSync('.')) {
    if (!excluded.includes(name)) cpSync(name, join(copy, name), {recursive: true});
  }
  writeGeneratedDocs(join(copy, 'docs'), count);
  return copy;
}
