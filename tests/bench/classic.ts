import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {buildCommand} from '../support/buildCommand';
import {writeGeneratedDocs} from './generatedDocs';

/**
 * Creates a new Docusaurus site, as `npx create-docusaurus` of the same version does, as a baseline measured on the same
 * machine in the same run. Returns its folder, which is inside this project so that it resolves the same packages.
 *
 * @param docs number of generated docs to add, with the sentences of this site's docs
 * @param name name of the folder
 */
export function copyClassicTemplate(docs: number, name = 'classic'): string {
  const site = resolve('.data', name);
  const templates = join(dirname(require.resolve('create-docusaurus/package.json')), 'templates');
  rmSync(site, {recursive: true, force: true});
  for (const part of ['shared', 'classic']) cpSync(join(templates, part), site, {recursive: true});
  writeGeneratedDocs(join(site, 'docs'), docs, 'docs');
  return site;
}

/** Builds the new site and returns the folder of its build. */
export function buildClassicTemplate(): string {
  const site = copyClassicTemplate(0);
  const {status} = spawnSync(process.execPath, buildCommand(site), {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build of the Docusaurus template failed. See its output above.');
  return join(site, 'build');
}
