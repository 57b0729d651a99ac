import {statSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import type {Compiler} from 'webpack';
import {isProduction} from '../../site/isProduction';
import {formatProblem, type Problem} from './problem';
import {listFiles} from './read/files';
import {type ContentSettings, contentSettings} from './read/settings';
import {imageTypes} from './rules/images';

const name = 'content-lint';

/**
 * Checks the content before Docusaurus reads it. Errors stop a build; warnings are printed. Under `npm start`, problems
 * are printed after each save and never stop the server.
 */
export default async function contentLint({siteDir, siteConfig}: LoadContext): Promise<Plugin> {
  const settings = contentSettings(siteConfig, siteDir);
  if (isProduction()) {
    stopAtErrors(await check(siteDir, settings));
    return {name};
  }
  // Docusaurus watches file patterns that begin with the path, where parentheses would have to be escaped.
  if (/[()]/.test(siteDir)) {
    process.stderr.write(
      `npm start does not notice new pages, changed front matter and content errors, because the path ${siteDir} ` +
        'contains parentheses: rename the folder.\n',
    );
  }
  const report = createReporter(siteDir, settings);
  let recompile = () => {};
  return {
    name,
    // Docusaurus calls this after each save. The check is not awaited, so that the page is served without delay.
    async allContentLoaded() {
      recompile();
      void report();
    },
    getPathsToWatch: () => [
      ...settings.folders.flatMap(({folder}) => [`${folder}/**/*.{${imageTypes.join(',')}}`, `${folder}/*.yml`]),
      ...settings.staticFolders.map((folder) => `${folder}/**/*`),
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

type Check = (root: string, settings: ContentSettings) => Promise<Problem[]>;

/** The check's module as last loaded, with the newest modification time (ms) of the data files at that time. */
let loaded: {check: Promise<Check>; dataTimeMs: number} | undefined;

/** Runs the check. Reloads its modules if data files have changed, because Node caches imports. */
async function check(siteDir: string, settings: ContentSettings): Promise<Problem[]> {
  const files = ['src/data', 'src/site'].flatMap((folder) => listFiles(siteDir, folder, /\.ts$/));
  const dataTimeMs = Math.max(...files.map((file) => statSync(join(siteDir, file)).mtimeMs));
  if (loaded?.dataTimeMs !== dataTimeMs) {
    const module = loadFreshModule(require.resolve('./checkProject.ts')) as Promise<{checkProject: Check}>;
    loaded = {dataTimeMs, check: module.then(({checkProject}) => checkProject)};
  }
  return (await loaded.check)(siteDir, settings);
}

/** Throws all problems as one error, which Docusaurus prints, if one is an error. Otherwise prints the warnings. */
function stopAtErrors(problems: readonly Problem[]): void {
  const lines = problems.map(formatProblem).join('\n');
  const errors = problems.filter(({severity}) => severity === 'error').length;
  if (errors === 0) {
    if (lines) process.stderr.write(`${lines}\n`);
    return;
  }
  const error = new Error(`Content errors stop the build (${errors}):\n${lines}\n`);
  // Without a stack trace, which is of no use to writers.
  error.stack = error.message;
  throw error;
}

/** Creates a function that checks and prints. A save during a check triggers another one, so no change is missed. */
function createReporter(siteDir: string, settings: ContentSettings): () => Promise<void> {
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
        const problems = await check(siteDir, settings);
        if (problems.length > 0) process.stderr.write(`\nContent:\n${problems.map(formatProblem).join('\n')}\n`);
        else if (hadProblems) process.stderr.write('\nContent: no problems.\n');
        hadProblems = problems.length > 0;
      } catch (thrown) {
        process.stderr.write(`\nThe content check failed: ${thrown instanceof Error ? thrown.message : thrown}\n`);
      }
    }
    isRunning = false;
  };
}

/** Recompiles on a save if the last compilation failed: the save may have added the missing image. */
function recompileAfterErrors(compiler: Compiler): () => void {
  let failed = false;
  compiler.hooks.done.tap(name, (stats) => {
    failed = stats.hasErrors();
  });
  return () => {
    if (failed) compiler.watching?.invalidate();
  };
}
