import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';
import type {Configuration as DevServer} from 'webpack-dev-server';
import {isProduction} from '../../site/isProduction';
import {startChecker} from './checker';
import {formatProblem, type Problem} from './problem';
import {contentSettings} from './read/settings';
import {problemsPath, reporterOf} from './reporter';
import {imageTypes} from './rules/images';

const name = 'content-lint';

/**
 * Checks the content before Docusaurus reads it. Errors stop a build; warnings are printed. The spelling is checked during
 * the build, and unknown words are printed at its end. Under `npm start`, problems are printed after each save and shown on
 * their page; they never stop the server.
 */
export default async function contentLint({
  siteDir,
  siteConfig,
  siteConfigPath,
  baseUrl,
}: LoadContext): Promise<Plugin> {
  if (isProduction()) {
    const checker = startChecker(siteDir, siteConfigPath);
    const first = await checker.checkWithoutSpelling().catch((failure) => {
      checker.stop();
      throw failure;
    });
    const all = checker
      .check()
      .catch((failure: Error) => {
        process.stderr.write(`The spelling was not checked: ${failure.message}\n`);
        return first;
      })
      // A running process would keep this one from ending.
      .finally(checker.stop);
    if (first.some(isError)) throw contentErrors(await all);
    const print = (problem: Problem) => process.stderr.write(`${formatProblem(problem)}\n`);
    first.forEach(print);
    const known = new Set(first.map(formatProblem));
    return {
      name,
      async postBuild() {
        // Errors that are saved during the build stop the next one.
        const more = (await all).filter((problem) => !isError(problem) && !known.has(formatProblem(problem)));
        more.forEach(print);
      },
    };
  }
  // Docusaurus watches file patterns that begin with the path, where parentheses would have to be escaped.
  if (/[()]/.test(siteDir)) {
    process.stderr.write(
      `npm start does not notice new pages, changed front matter and content errors, because the path ${siteDir} ` +
        'contains parentheses: rename the folder.\n',
    );
  }
  const settings = contentSettings(siteConfig, siteDir);
  const reporter = reporterOf(siteDir, siteConfigPath, baseUrl);
  let recompile = () => {};
  return {
    name,
    // Docusaurus calls this after each save. The check is not awaited, so that the page is served without delay.
    async allContentLoaded() {
      recompile();
      void reporter.check();
    },
    getPathsToWatch: () => [
      ...settings.folders.flatMap(({folder}) => [`${folder}/**/*.{${imageTypes.join(',')}}`, `${folder}/*.yml`]),
      ...settings.staticFolders.map((folder) => `${folder}/**/*`),
      'src/data/**/*.ts',
      'src/site/*',
      'src/plugins/content-lint/words.txt',
    ],
    getClientModules: () => [join(__dirname, 'browser/notice.ts')],
    configureWebpack() {
      const devServer: DevServer = {
        setupMiddlewares(_middlewares, {app}) {
          // Before the dev server's own middleware, whose compression would delay events.
          app?.use(problemsPath, reporter.handle);
          // Docusaurus concatenates this list with that of its own hook, which contains all other middleware.
          return [];
        },
      };
      const plugins: Configuration['plugins'] = [
        (compiler) => {
          recompile = recompileAfterErrors(compiler);
          // Earlier than Docusaurus, which reads all documents again first.
          compiler.hooks.invalid.tap(name, () => void reporter.check());
        },
      ];
      return {plugins, devServer} as Configuration;
    },
  };
}

/** Returns all problems as one error, which Docusaurus prints. */
function contentErrors(problems: readonly Problem[]): Error {
  const lines = problems.map(formatProblem).join('\n');
  const error = new Error(`Content errors stop the build (${problems.filter(isError).length}):\n${lines}\n`);
  // Without a stack trace, which is of no use to writers.
  error.stack = error.message;
  return error;
}

function isError({severity}: Problem): boolean {
  return severity === 'error';
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
