import {execFile, execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
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
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {settingNames} from '../../src/site/env';
import {buildCommand} from '../support/buildCommand';
import {readSite, type Site, type Source} from './site';

/** Files of the project: a tree of Git, and how the report names it. */
export type Version = {tree: string; title: string};

const root = resolve(__dirname, '../..');
const dotenv = existsSync(join(root, '.env')) ? readFileSync(join(root, '.env'), 'utf8') : '';
const cache = join(root, 'node_modules/.cache/changes');
/** Cached builds have about 20 MB each. */
const maxCached = 6;
const temporary = mkdtempSync(join(tmpdir(), 'changes-'));
const stop = new AbortController();
process.on('exit', () => {
  stop.abort();
  rmSync(temporary, {recursive: true, force: true});
});

/** Runs Git with an index of its own, so that what is staged stays as it is. Returns its output, trimmed. */
function git(...args: string[]): string {
  const env = {...process.env, GIT_INDEX_FILE: join(temporary, 'index')};
  return execFileSync('git', args, {cwd: root, env, encoding: 'utf8', stdio: 'pipe'}).trim();
}

/** Runs a program with the page of all components switched on. Rejects with its error messages if it fails. */
async function run(command: string, args: string[], cwd: string): Promise<void> {
  const env = {...process.env, COMPONENT_PAGES: 'on'};
  await promisify(execFile)(command, args, {cwd, env, maxBuffer: 2 ** 29, signal: stop.signal});
}

/** Returns the files of a commit, tag or branch. Throws with a fix if there is none. */
export function versionOf(name: string): Version {
  try {
    const commit = git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`);
    return {tree: git('rev-parse', `${commit}^{tree}`), title: git('show', '-s', '--format=%s (%h)', commit)};
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

/** Returns the files as they are now, with uncommitted changes and new files. */
export function currentVersion(): Version {
  const head = versionOf('HEAD');
  git('read-tree', 'HEAD');
  git('add', '--all');
  const tree = git('write-tree');
  return tree === head.tree ? head : {tree, title: 'Uncommitted changes'};
}

/** Whether builds of all versions can use the installed packages. */
export function canSharePackages(versions: readonly Version[]): boolean {
  const installed = git('hash-object', 'package-lock.json');
  return versions.every(({tree}) => git('rev-parse', `${tree}:package-lock.json`) === installed);
}

/**
 * Builds a version in a temporary folder, or loads its build of the same day with the same settings. Both versions of a
 * comparison need the same `sharesPackages`: names of styles and scripts depend on the location of the packages. The
 * folder has no history, so pages have no dates of the last change.
 */
export async function buildVersion({tree}: Version, sharesPackages: boolean): Promise<Site> {
  const folder = join(cache, `${tree}-${settingsHash(sharesPackages)}`);
  // Saved last, which marks that the build is complete.
  const sourceFile = join(folder, 'source.json');
  if (!existsSync(sourceFile)) {
    rmSync(folder, {recursive: true, force: true});
    removeOldBuilds();
    const project = join(temporary, tree);
    git('read-tree', tree);
    git('checkout-index', '--all', `--prefix=${project}/`);
    writeFileSync(join(project, '.env'), dotenv);
    if (sharesPackages) symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
    else await run('npm', ['ci', '--no-audit', '--no-fund'], project);
    const cli = join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    await run(process.execPath, [...buildCommand(project).with(-2, cli), '--out-dir', join(folder, 'build')], project);
    writeFileSync(sourceFile, JSON.stringify(readSource(project)));
  }
  return readSite(join(folder, 'build'), JSON.parse(readFileSync(sourceFile, 'utf8')));
}

/** Identifies what a build depends on apart from its files: the settings, and the day, by which pages are published. */
function settingsHash(sharesPackages: boolean): string {
  const settings = settingNames.map((name) => process.env[name] ?? null);
  const day = new Date().toISOString().slice(0, 10);
  const values = [dotenv, settings, day, process.version, sharesPackages];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 8);
}

function removeOldBuilds(): void {
  mkdirSync(cache, {recursive: true});
  const ageOf = (name: string) => -statSync(join(cache, name)).mtimeMs;
  const names = readdirSync(cache).sort((a, b) => ageOf(a) - ageOf(b));
  for (const name of names.slice(maxCached - 1)) rmSync(join(cache, name), {recursive: true});
}

/** Reads facts, redirects and budgets. Facts are left out if the version has them elsewhere. */
function readSource(project: string): Source {
  const load = (path: string) => (existsSync(join(project, path)) ? require(join(project, path)) : {});
  const {factPaths = () => [], factText} = load('src/data/mdx/factText.ts');
  const facts = Object.fromEntries(factPaths().map((name: string) => [name, factText(name)]));
  return {facts, redirects: load('src/site/redirects.ts').redirects ?? [], budgets: load('package.json').budgets ?? {}};
}
