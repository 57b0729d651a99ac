import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {loadBuild} from '../../src/server/builtSite';
import {siteHandler} from '../../src/server/siteHandler';
import {buildCommand} from './buildCommand';
import {type Listening, listen} from './listen';
import {addPolicy} from './plainPolicy';

/** Builds the project in a folder and serves the build. Returns what the build has printed, too. Throws if it fails. */
export async function buildAndServe(project: string): Promise<Listening & {output: string}> {
  const {status, stdout, stderr} = spawnSync(process.execPath, buildCommand(project), {cwd: project, encoding: 'utf8'});
  const output = stdout + stderr;
  if (status !== 0) throw new Error(output);
  addPolicy(join(project, 'build'));
  const site = loadBuild(join(project, 'build'));
  return {...(await listen(siteHandler(() => site))), output};
}
