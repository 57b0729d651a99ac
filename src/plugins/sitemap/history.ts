import {execFileSync} from 'node:child_process';
import {historyFormat, parseHistory} from './sitemapDays';

/** Day of each file's last commit, such as 2026-11-21, keyed by its path relative to the project's folder. */
export type History = ReadonlyMap<string, string>;

/** Runs git in the folder `root`. Throws its error message if it fails. */
function git(root: string, ...command: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=off', '-c', 'log.showSignature=false', ...command], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Returns whether the folder `root` has a git history; false in a shallow clone. */
export function hasHistory(root: string): boolean {
  try {
    return !isShallow(root) && git(root, 'log', '-1') !== '';
  } catch {
    return false;
  }
}

/** Reads the git history of the folder `root`. Returns `undefined` without a history and in a shallow clone. */
export function readHistory(root: string): History | undefined {
  try {
    if (isShallow(root)) return undefined;
    return parseHistory(git(root, 'log', '--relative', '--name-only', '--no-renames', historyFormat));
  } catch {
    return undefined;
  }
}

function isShallow(root: string): boolean {
  return git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false';
}

/** Returns one line for the operator of a build without a history: what is left out, why, and how to fix it. */
export function missingHistoryMessage(root: string): string {
  return `The pages have no "Last updated" and the sitemap no dates, because ${reason(root)}.`;
}

function reason(root: string): string {
  try {
    if (isShallow(root)) return 'the Git clone is shallow: run git fetch --unshallow before the build';
    git(root, 'log', '-1');
    return 'the Git history is too large';
  } catch (error) {
    const {stderr, message} = error as Error & {stderr?: string};
    const [line = ''] = (stderr || message).replace(/^fatal: /, '').split('\n');
    return `git reports "${line}": build in a full clone of the repository`;
  }
}
