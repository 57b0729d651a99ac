import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

/**
 * A fresh Docusaurus site, as `npx create-docusaurus` of the same version makes it, built on this machine: figures
 * beside its own say more than figures alone. Returns the folder of its build.
 */
export function buildClassicTemplate(): string {
  const site = resolve('.data/classic');
  const templates = join(dirname(require.resolve('create-docusaurus/package.json')), 'templates');
  rmSync(site, {recursive: true, force: true});
  for (const part of ['shared', 'classic']) cpSync(join(templates, part), site, {recursive: true});
  const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  // Below this project's folder it finds this project's packages.
  const {status} = spawnSync(process.execPath, [docusaurus, 'build'], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The template cannot be built.');
  return join(site, 'build');
}
