import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {buildVersion, canSharePackages, currentVersion, defaultBase, versionOf} from './builds';
import {compareSites, isEmpty} from './compareSites';
import {reportHtml, reportMarkdown} from './render';
import {createReport} from './report';
import {compareViews} from './visits';

const folder = resolve(__dirname, '../.output/changes');
const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * `npm run changes -- [BASE [CHANGE]]`: builds two versions and writes a report of what differs. BASE is by default the
 * commit at which the branch has left the main branch; CHANGE the current files. Exits with 1 only if a published URL
 * or anchor is gone without a redirect, or if a build fails.
 */
async function run(base: string | undefined, change: string | undefined): Promise<void> {
  const before = versionOf(base ?? defaultBase());
  const after = change === undefined ? currentVersion() : versionOf(change);
  const sharesPackages = canSharePackages([before, after]);
  say(`Building ${before.title} …`);
  const site = await buildVersion(before, sharesPackages);
  say(`Building ${after.title} …`);
  const changedSite = await buildVersion(after, sharesPackages);
  say('Comparing …');
  const changes = compareSites(site, changedSite);
  const views = await compareViews(site, changedSite, changes.changed);
  const report = createReport(changes, views, {before: before.title, after: after.title});
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'index.html'), reportHtml(report));
  writeFileSync(join(folder, 'changes.md'), reportMarkdown(report));
  if (isEmpty(changes)) say('Nothing changes: all pages, texts, styles and scripts are the same.');
  else say(`Report: ${relative('', join(folder, 'index.html'))}, summary: ${relative('', join(folder, 'changes.md'))}`);
  if (changes.lostUrls.length === 0) return;
  say(`Published addresses that stop working without a redirect:\n${changes.lostUrls.join('\n')}`);
  process.exitCode = 1;
}

// Ends in the regular way, which removes temporary files.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
run(process.argv[2], process.argv[3]).catch((error: Error) => {
  say(error.message);
  process.exit(1);
});
