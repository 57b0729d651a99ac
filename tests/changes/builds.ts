import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {settingNames} from '../../src/site/env';
import {buildCommand} from '../support/buildCommand';
import {readSite, type Site} from './site';

const root = resolve(__dirname, '../..');
const cache = join(root, 'node_modules/.cache/changes');
/** Cached builds have about 20 MB each. */
const maxCached = 6;

/** Runs Git and returns its output, trimmed. Throws if it fails. */
export function git(...args: string[]): string {
  return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']}).trim();
}

/** Returns the full hash of a commit, tag or branch. Throws with a fix if there is none. */
export function commitOf(name: string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`);
  } catch {
    throw new Error(`There is no commit "${name}". Run git fetch, or name another commit, tag or branch.`);
  }
}

/** Returns the commit at which the current branch has left the main branch. Throws with a fix if there is none. */
export function defaultBase(): string {
  for (const branch of ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master']) {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      // The next name may exist.
    }
  }
  throw new Error('There is no main branch to compare with. Name a commit: npm run changes -- COMMIT');
}

const children = new Set<ChildProcess>();
const folders = new Set<string>();

/** Stops builds and removes the checked out versions. */
export function cleanUp(): void {
  for (const child of children) child.kill();
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
  // Without the folders, this removes their entries in the repository.
  if (folders.size > 0) git('worktree', 'prune');
  folders.clear();
}

/**
 * Returns a commit of the project as it is now: the current commit, or one with the uncommitted changes and new files,
 * which no branch contains.
 */
export function currentCommit(): string {
  const index = join(mkdtempSync(join(tmpdir(), 'changes-')), 'index');
  folders.add(dirname(index));
  copyFileSync(resolve(root, git('rev-parse', '--git-path', 'index')), index);
  // The date of the current commit: equal files give equal commits, whose build is cached.
  const [tree, date] = git('show', '-s', '--format=%T %cI', 'HEAD').split(' ');
  const person = ['AUTHOR', 'COMMITTER'].map((role) => [
    [`GIT_${role}_NAME`, 'changes'],
    [`GIT_${role}_EMAIL`, 'changes@localhost'],
    [`GIT_${role}_DATE`, date],
  ]);
  const env = {...process.env, GIT_INDEX_FILE: index, ...Object.fromEntries(person.flat())};
  const withIndex = (...args: string[]) => execFileSync('git', args, {cwd: root, encoding: 'utf8', env}).trim();
  withIndex('add', '--all');
  const current = withIndex('write-tree');
  const commit =
    current === tree ? 'HEAD' : withIndex('commit-tree', current, '-p', 'HEAD', '-m', 'Uncommitted changes');
  return commitOf(commit);
}

/** Whether builds of all commits can use the installed packages. */
export function canShareNodeModules(commits: readonly string[]): boolean {
  const installed = readFileSync(join(root, 'package-lock.json'), 'utf8').trim();
  return commits.every((commit) => git('show', `${commit}:package-lock.json`) === installed);
}

/**
 * Builds a commit in a temporary folder, or loads its build of the same day with the same settings. Both versions of a
 * comparison need the same `sharesNodeModules`: names of styles and scripts depend on the location of the packages.
 */
export async function buildCommit(commit: string, sharesNodeModules: boolean): Promise<Site> {
  const folder = join(cache, `${commit}-${settingsHash(sharesNodeModules)}`);
  const sourceFile = join(folder, 'source.json');
  if (existsSync(sourceFile)) return readSite(join(folder, 'build'), JSON.parse(readFileSync(sourceFile, 'utf8')));
  rmSync(folder, {recursive: true, force: true});
  removeOldBuilds();
  const project = join(mkdtempSync(join(tmpdir(), 'changes-')), 'site');
  folders.add(dirname(project));
  git('-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach', project, commit);
  if (existsSync(join(root, '.env'))) copyFileSync(join(root, '.env'), join(project, '.env'));
  if (sharesNodeModules) symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  else await run('npm', ['ci', '--no-audit', '--no-fund'], project);
  const site = await build(project, folder);
  cleanUp();
  return site;
}

/** Builds into `folder/build` and saves the source last, which marks that the build is complete. */
async function build(project: string, folder: string): Promise<Site> {
  const cli = join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await run(process.execPath, [...buildCommand(project).with(-2, cli), '--out-dir', join(folder, 'build')], project);
  const printSource = ['--import', require.resolve('tsx'), join(__dirname, 'printSource.ts')];
  const source = await run(process.execPath, printSource, project);
  const site = readSite(join(folder, 'build'), JSON.parse(source));
  writeFileSync(join(folder, 'source.json'), source);
  return site;
}

/** Identifies what a build depends on apart from its commit: the settings, and the day, by which pages are published. */
function settingsHash(...others: unknown[]): string {
  const file = join(root, '.env');
  const settings = settingNames.map((name) => process.env[name] ?? null);
  const day = new Date().toISOString().slice(0, 10);
  const values = [existsSync(file) ? readFileSync(file, 'utf8') : '', settings, day, process.version, ...others];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 8);
}

function removeOldBuilds(): void {
  mkdirSync(cache, {recursive: true});
  const builds = readdirSync(cache)
    .map((name) => ({path: join(cache, name), time: statSync(join(cache, name)).mtimeMs}))
    .sort((a, b) => b.time - a.time);
  for (const {path} of builds.slice(maxCached - 1)) rmSync(path, {recursive: true});
}

/** Runs a command and returns its output. Rejects with its output if it fails. */
function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      // Builds have the page with the examples of all components.
      env: {...process.env, COMPONENT_PAGES: 'on'},
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    });
    children.add(child);
    const output = {stdout: '', stderr: ''};
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (chunk) => {
        output[name] += chunk;
      });
    }
    child.on('error', fail);
    child.on('close', (status) => {
      children.delete(child);
      if (status === 0) done(output.stdout);
      else fail(new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output.stdout}${output.stderr}`));
    });
  });
}
