import {execFileSync} from 'node:child_process';
import {historyFormat, parseHistory} from './sitemapDays';

/** Day of each file's last commit, such as 2026-11-21, keyed by its path relative to the project's folder. */
export type History = ReadonlyMap<string, string>;

/** Reads the git history of the folder `root`. Returns `undefined` without a history and in a shallow clone. */
export function readHistory(root: string): History | undefined {
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', '-c', 'log.showSignature=false', ...command], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 29,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
    return parseHistory(git('log', '--relative', '--name-only', '--no-renames', historyFormat));
  } catch {
    return undefined;
  }
}
