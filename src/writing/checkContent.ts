import {aDraft, waitingPages} from './documents';
import type {Mistake} from './mistake';
import {unreadable} from './unreadable';

/**
 * `npm run check:content`: every mistake of the content as a line that names file, line and remedy. With `--published`,
 * as a build asks, those of drafts are left out, and what else nobody sees is told on the error stream and mended
 * another day: it must not keep back what everybody should see.
 */
async function checkContent(): Promise<void> {
  const started = performance.now();
  const {mistakes: all, waiting} = await findings(process.cwd());
  const drafts = waiting.filter(({why}) => why === aDraft).map(({file}) => file);
  const published = process.argv.includes('--published');
  const mistakes = published ? all.filter(({file, unseen}) => !unseen && !drafts.includes(file)) : all;
  const said = ({file, line, what, remedy}: Mistake) => `${file}:${line}: ${what}: ${remedy}\n`;
  process.stdout.write(mistakes.map(said).join(''));
  if (published)
    process.stderr.write(
      all
        .filter(({unseen}) => unseen)
        .map(said)
        .join(''),
    );
  for (const {file, why} of waiting) {
    process.stdout.write(`${file} is ${why}: only npm start shows it.\n`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    mistakes.length > 0 ? `${mistakes.length} to mend (${seconds} s).\n` : `All is well (${seconds} s).\n`,
  );
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}

type Findings = {mistakes: Mistake[]; waiting: {file: string; why: string}[]};

/** The check comes with the content that it checks: while that cannot be read, this is all that there is to say. */
async function findings(root: string): Promise<Findings> {
  // The second reads the folders of pages, which the check comes to late.
  const read = Promise.all([import('./project'), import('../data/pages')]);
  const checks = await read.then(([project]) => project).catch((error: Error) => unreadable(error, root));
  if (!('checkProject' in checks)) return {mistakes: [checks], waiting: []};
  return {mistakes: await checks.checkProject(root), waiting: waitingPages(root)};
}

void checkContent();
