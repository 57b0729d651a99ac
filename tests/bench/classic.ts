import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {buildCommand} from '../support/buildCommand';
import {writeGeneratedDocs} from './generatedDocs';

/**
 * A fresh Docusaurus site, as `npx create-docusaurus` of the same version makes it: figures beside its own, measured
 * on the same machine in the same run, say more than figures alone. Returns its folder, which stands below this
 * project's, where it finds this project's packages.
 *
 * @param docs how many generated docs it has besides its own, with the sentences of ours
 */
export function copyClassicTemplate(docs: number): string {
  const site = resolve('.data/classic');
  const templates = join(dirname(require.resolve('create-docusaurus/package.json')), 'templates');
  rmSync(site, {recursive: true, force: true});
  for (const part of ['shared', 'classic']) cpSync(join(templates, part), site, {recursive: true});
  writeGeneratedDocs(join(site, 'docs'), docs, 'docs');
  return site;
}

/** Builds the fresh site and returns the folder of its build. */
export function buildClassicTemplate(): string {
  const site = copyClassicTemplate(0);
  const {status} = spawnSync(process.execPath, buildCommand(site), {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The template cannot be built.');
  return join(site, 'build');
}
