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
  return {cold: await measureColdBuild(site), warm: await measureBuild(site)};
}

/** Builds the site in a folder without caches. */
export function measureColdBuild(site: string): Promise<Build> {
  spawnSync(process.execPath, [docusaurus, 'clear'], {cwd: site, stdio: 'ignore'});
  rmSync(join(site, 'node_modules/.cache'), {recursive: true, force: true});
  return measureBuild(site);
}

function measureBuild(site: string): Promise<Build> {
  const start = performance.now();
  const build = spawn(process.execPath, buildCommand(site), {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak: number | undefined;
  const timer = setInterval(() => {
    const now = treeMegabytes(build.pid);
    if (now !== undefined) peak = Math.max(peak ?? 0, now);
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

/** Returns the memory that a process and its child processes use now, from Linux's `/proc`. */
function treeMegabytes(pid: number | undefined): number | undefined {
  try {
    const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const kilobytes = Number(read('status').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) => read(`task/${task}/children`).split(' '));
    const sizes = children.filter(Boolean).map((child) => treeMegabytes(Number(child)) ?? 0);
    return Math.round(kilobytes / 1024) + sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    return undefined;
  }
}

/** Copies this site into a folder inside this project, so that it resolves the same packages. It has no Git history. */
export function copySite(): string {
  const copy = resolve('.data/grown');
  rmSync(copy, {recursive: true, force: true});
  const excluded = ['.data', '.docusaurus', '.git', 'build', 'node_modules'];
  for (const name of readdirSync('.')) {
    if (!excluded.includes(name)) cpSync(name, join(copy, name), {recursive: true});
  }
  return copy;
}

/** Copies this site and adds generated docs. Returns the copy's folder. */
export function copyWithDocs(count: number): string {
  const copy = copySite();
  writeGeneratedDocs(join(copy, 'docs'), count);
  return copy;
}
