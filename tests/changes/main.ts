import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {buildCommit, canShareNodeModules, cleanUp, commitOf, currentCommit, defaultBase, git} from './builds';
import {type Changes, compareSites, isEmpty} from './compareSites';
import {reportHtml} from './reportHtml';
import {reportMarkdown} from './reportMarkdown';
import type {Site} from './site';
import {comparePictures} from './visits';

const folder = resolve(__dirname, '../.output/changes');
const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * `npm run changes -- [BASE [CHANGE]]`: builds two versions and writes a report of what differs. BASE is by default the
 * commit at which the branch has left the main branch; CHANGE the current files. Exits with 1 only if a published URL
 * or anchor is gone without a redirect, or if a build fails.
 */
async function run(base: string | undefined, change: string | undefined): Promise<void> {
  const commits = [
    base === undefined ? defaultBase() : commitOf(base),
    change === undefined ? currentCommit() : commitOf(change),
  ] as const;
  const sharesNodeModules = canShareNodeModules(commits);
  const sites: Site[] = [];
  for (const commit of commits) {
    say(`Building ${titleOf(commit)} …`);
    sites.push(await buildCommit(commit, sharesNodeModules));
  }
  const [before, after] = sites as [Site, Site];
  say('Comparing …');
  const changes = compareSites(before, after);
  const views = await comparePictures(before, after, pagesToOpen(changes), (path) => say(`Opening ${path}`));
  const html = reportHtml(changes, views, {before: titleOf(commits[0]), after: titleOf(commits[1])});
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'changes.md'), reportMarkdown(html));
  if (isEmpty(changes)) say('Nothing changes: all pages, texts, styles and scripts are the same.');
  else say(`Report: ${relative('', join(folder, 'index.html'))}, summary: ${relative('', join(folder, 'changes.md'))}`);
  if (changes.lostUrls.length === 0) return;
  say(`Published addresses that stop working without a redirect:\n${changes.lostUrls.join('\n')}`);
  process.exitCode = 1;
}

/** Returns the pages that may look different: those with changed text first. */
function pagesToOpen({changed}: Changes): {path: string; oldPath: string}[] {
  const pages = changed.filter(({mayLookDifferent}) => mayLookDifferent);
  const ordered = [...pages.filter(({text}) => text.length > 0), ...pages.filter(({text}) => text.length === 0)];
  return ordered.map(({path, movedFrom}) => ({path, oldPath: movedFrom ?? path}));
}

function titleOf(commit: string): string {
  return git('show', '-s', '--format=%s (%h)', commit);
}

process.on('exit', cleanUp);
for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => process.exit(status));
run(process.argv[2], process.argv[3]).catch((error: Error) => {
  say(error.message);
  process.exit(1);
});
