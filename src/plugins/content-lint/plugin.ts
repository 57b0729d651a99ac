import {statSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import type {Compiler} from 'webpack';
import {isProduction} from '../../site/isProduction';
import {listFiles} from './files';
import {imageTypes} from './images';
import {formatProblem, type Problem} from './problem';

const name = 'content-lint';

/**
 * Checks the content before Docusaurus reads it: an error stops a build, warnings are shown. `npm start` reports after
 * each save and serves all the same.
 */
export default async function contentLint({siteDir}: LoadContext): Promise<Plugin> {
  if (isProduction()) {
    stopAtErrors(await check(siteDir));
    return {name};
  }
  const report = createReporter(siteDir);
  let recompile = () => {};
  return {
    name,
    // Docusaurus calls this after it has read a saved page. It is not awaited: the page is shown meanwhile.
    async allContentLoaded() {
      recompile();
      void report();
    },
    getPathsToWatch: () => [
      `{docs,blog,src/changelog,src/pages}/**/*.{${imageTypes.join(',')}}`,
      'blog/*.yml',
      'static/**/*',
      'src/data/**/*.ts',
      'src/site/*',
      'src/plugins/content-lint/words.txt',
    ],
    configureWebpack: () => ({
      plugins: [
        (compiler) => {
          recompile = recompileAfterErrors(compiler);
        },
      ],
    }),
  };
}

type Check = (root: string) => Promise<Problem[]>;

/** The check as it was loaded last, with the time of the newest file of data that it has read. */
let loaded: {check: Promise<Check>; dataTime: number} | undefined;

/** Loads the check again where data was saved since: Node keeps in memory what it has imported once. */
async function check(siteDir: string): Promise<Problem[]> {
  const files = ['src/data', 'src/site'].flatMap((folder) => listFiles(siteDir, folder, /\.ts$/));
  const dataTime = Math.max(...files.map((file) => statSync(join(siteDir, file)).mtimeMs));
  if (loaded?.dataTime !== dataTime) {
    const module = loadFreshModule(require.resolve('./checkProject.ts')) as Promise<{checkProject: Check}>;
    loaded = {dataTime, check: module.then(({checkProject}) => checkProject)};
  }
  return (await loaded.check)(siteDir);
}

/** Throws the problems of a build as one error, whose message Docusaurus prints. */
function stopAtErrors(problems: readonly Problem[]): void {
  const lines = problems.map(formatProblem).join('\n');
  const errors = problems.filter(({severity}) => severity === 'error').length;
  if (errors === 0) {
    if (lines) process.stderr.write(`${lines}\n`);
    return;
  }
  const error = new Error(`Errors in the content stop the build (${errors}):\n${lines}\n`);
  // The place of this throw tells a writer nothing.
  error.stack = error.message;
  throw error;
}

/** Checks and prints; a save during a check starts one more, so that the last report is of what is on disk. */
function createReporter(siteDir: string): () => Promise<void> {
  let hadProblems = false;
  let isRunning = false;
  let isOutdated = false;
  return async function report() {
    isOutdated = true;
    if (isRunning) return;
    isRunning = true;
    while (isOutdated) {
      isOutdated = false;
      try {
        const problems = await check(siteDir);
        if (problems.length > 0) process.stderr.write(`\nContent:\n${problems.map(formatProblem).join('\n')}\n`);
        else if (hadProblems) process.stderr.write('\nContent: no problems.\n');
        hadProblems = problems.length > 0;
      } catch (thrown) {
        process.stderr.write(`\nThe content cannot be checked: ${thrown instanceof Error ? thrown.message : thrown}\n`);
      }
    }
    isRunning = false;
  };
}

/** Compiles again after a save where the last compilation failed: a picture that a page asks for may be there now. */
function recompileAfterErrors(compiler: Compiler): () => void {
  let failed = false;
  compiler.hooks.done.tap(name, (stats) => {
    failed = stats.hasErrors();
  });
  return () => {
    if (failed) compiler.watching?.invalidate();
  };
}
