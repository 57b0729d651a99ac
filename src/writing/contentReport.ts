import {aDraft, waitingPages} from './documents';
import type {Mistake} from './mistake';
import {unreadable} from './unreadable';

/** What the content check says: `output` for the standard output, `warnings` for the error stream. */
export type ContentReport = {ok: boolean; output: string; warnings: string};

/**
 * Checks the content of the project in `root`: one line per problem, with file, line and fix. With `published`, as a
 * build asks, problems of drafts are left out, and those of content that nobody sees are warnings.
 */
export async function contentReport(root: string, {published}: {published: boolean}): Promise<ContentReport> {
  const started = performance.now();
  const {mistakes: all, waiting} = await findings(root);
  const drafts = waiting.filter(({why}) => why === aDraft).map(({file}) => file);
  const mistakes = published ? all.filter(({file, unseen}) => !unseen && !drafts.includes(file)) : all;
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const lines = [
    ...mistakes.map(lineOf),
    ...waiting.map(({file, why}) => `${file} is ${why}: only npm start shows it.`),
    mistakes.length > 0 ? `${mistakes.length} to mend (${seconds}).` : `All is well (${seconds}).`,
  ];
  const warnings = published ? all.filter(({unseen}) => unseen).map(lineOf) : [];
  return {
    ok: mistakes.length === 0,
    output: lines.map((line) => `${line}\n`).join(''),
    warnings: warnings.map((line) => `${line}\n`).join(''),
  };
}

function lineOf({file, line, what, remedy}: Mistake): string {
  return `${file}:${line}: ${what}: ${remedy}`;
}

type Findings = {mistakes: Mistake[]; waiting: {file: string; why: string}[]};

/** The rules import the content that they check: where that cannot be read, this is the only problem reported. */
async function findings(root: string): Promise<Findings> {
  // The second reads the folders of pages, which the check comes to late.
  const read = Promise.all([import('./project'), import('../data/pages')]);
  const checks = await read.then(([project]) => project).catch((error: Error) => unreadable(error, root));
  if (!('checkProject' in checks)) return {mistakes: [checks], waiting: []};
  return {mistakes: await checks.checkProject(root), waiting: waitingPages(root)};
}
