import {spawn, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** A row of the table; memory is known on Linux only. */
type Build = {seconds: number; 'peak MB': number | undefined};

/** Builds the site, with every cache cleared before or as they are. */
export function measureBuild({clear}: {clear: boolean}): Promise<Build> {
  if (clear) spawnSync(process.execPath, [docusaurus, 'clear'], {stdio: 'ignore'});
  const begin = performance.now();
  const build = spawn(process.execPath, [docusaurus, 'build'], {stdio: ['ignore', 'ignore', 'inherit']});
  let peak: number | undefined;
  const watch = setInterval(() => {
    peak = peakMegabytes(build.pid) ?? peak;
  }, 100);
  return new Promise((done, reject) => {
    build.on('error', reject);
    build.on('exit', (code) => {
      clearInterval(watch);
      if (code !== 0) reject(new Error('The build failed: run "npm run build" to see why.'));
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
