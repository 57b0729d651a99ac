import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {hasHistory, missingHistoryMessage, readHistory} from '../../../../src/plugins/sitemap/history';
import {temporaryFolder} from '../../../support/temporaryFolder';
import {writeFiles} from '../../../support/writeFiles';

const folder = temporaryFolder();
const project = join(folder, 'project');

function git(cwd: string, time: string, ...command: string[]): void {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  const env = {...process.env, GIT_COMMITTER_DATE: time};
  execFileSync('git', [...identity, ...command], {cwd, env, stdio: 'ignore'});
}

function commit(file: string, text: string, time: string): void {
  writeFiles(project, {[file]: text});
  git(project, time, 'add', '.');
  git(project, time, 'commit', '-m', 'Change', '--no-gpg-sign');
}

beforeAll(() => {
  mkdirSync(project);
  git(project, '', 'init');
  commit('site/straße.ts', '1', '2026-01-01T12:00:00Z');
  commit('site/plans.ts', '1', '2026-01-02T12:00:00Z');
  commit('site/plans.ts', '2', '2026-01-03T12:00:00Z');
});

test('each file has the day of its last commit, by its path relative to the given folder', () => {
  const days = {'straße.ts': '2026-01-01', 'plans.ts': '2026-01-03'};
  expect(Object.fromEntries(readHistory(join(project, 'site')) ?? [])).toEqual(days);
});

const leftOut = 'The pages have no "Last updated" and the sitemap no dates, because';

test('a shallow clone has no history: all files would get the day of its first commit', () => {
  git(folder, '', 'clone', '--depth', '1', pathToFileURL(project).href, 'shallow');
  const clone = join(folder, 'shallow');
  expect(hasHistory(clone)).toBe(false);
  expect(readHistory(clone)).toBeUndefined();
  expect(missingHistoryMessage(clone)).toBe(
    `${leftOut} the Git clone is shallow: run git fetch --unshallow before the build.`,
  );
  git(clone, '', 'fetch', '--unshallow');
  expect(hasHistory(join(clone, 'site'))).toBe(true);
  expect(readHistory(join(clone, 'site'))?.get('plans.ts')).toBe('2026-01-03');
});

test('a folder outside a repository has no history', () => {
  expect(hasHistory(folder)).toBe(false);
  expect(readHistory(folder)).toBeUndefined();
  expect(missingHistoryMessage(folder)).toMatch(
    new RegExp(`^${leftOut} git reports "not a git repository .*": build in a full clone of the repository\\.$`),
  );
});
