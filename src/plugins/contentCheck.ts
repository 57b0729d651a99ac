import {execFile} from 'node:child_process';
import {relative} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {isToPublish} from '../site/buildMode';
import {refusedList} from '../writing/rules/nameLists';
import {pictureEndings} from '../writing/rules/pictures';
import {emptySections} from '../writing/sections';

/**
 * Stops the build when anything in the content is wrong, in the words of `npm run check:content`: it is checked while
 * the bundler runs, and before that has its say. The writers' server says the same at its start and whenever a page was
 * saved, and serves all the same: a page is looked at before it is finished.
 */
export default async function contentCheck({siteDir}: LoadContext): Promise<Plugin> {
  const name = 'content-check';
  const writing = !isToPublish();
  // Docusaurus would read no page, and end with a stack.
  if (emptySections(siteDir, writing).length > 0 || (await refusedList(siteDir))) await stopUnlessWell(check(siteDir));
  if (writing) {
    const tell = teller(siteDir);
    let tryAgain = () => {};
    return {
      name,
      // Docusaurus calls this again after it has read any saved page. Nobody waits for it: the page is shown meanwhile.
      async allContentLoaded() {
        tryAgain();
        void tell();
      },
      getPathsToWatch: () => besidePages,
      configureWebpack: () => ({
        plugins: [
          (compiler) => {
            shortens(compiler);
            tryAgain = triesAgain(compiler);
          },
        ],
      }),
    };
  }
  let checked: ReturnType<typeof check>;
  // Before Docusaurus says what did not compile, and ends.
  const first = {name, stage: -1};
  return {
    name,
    async loadContent() {
      checked = check(siteDir, '--published');
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [{apply: ({hooks}) => hooks.done.tapPromise(first, () => stopUnlessWell(checked))}]},
  };
}

/** Ends with what is to mend: Docusaurus would say twice what is thrown, amid a stack. */
async function stopUnlessWell(checked: ReturnType<typeof check>): Promise<void> {
  const {well, says, aside} = await checked;
  if (well && aside) process.stderr.write(toMend(aside));
  if (well) return;
  await new Promise<unknown>((written) => process.stderr.write(toMend(says), written));
  process.exit(1);
}

/**
 * Of a page that did not compile the file and the cause are shown, here and in the browser: the check says the rest.
 */
function shortens({context, hooks}: Compiler): void {
  hooks.done.tap({name: 'content-check', stage: -1}, ({compilation}) => {
    compilation.errors = compilation.errors.map((error) => {
      const [, file, cause] = /MDX compilation failed for file "(.+)"[\s│]*Cause: (.+)/.exec(error.message) ?? [];
      return file ? (new Error(`${relative(context, file)}: ${cause}`) as typeof error) : error;
    });
  });
}

/** What compiles anew when pages did not compile: a picture that they ask for may be there since. */
function triesAgain(compiler: Compiler): () => void {
  let failed = false;
  compiler.hooks.done.tap('content-check', (stats) => {
    failed = stats.hasErrors();
  });
  return () => {
    if (failed) compiler.watching?.invalidate();
  };
}

/** What the check reads beside the pages, and messages ask for: pictures, sections, names, words, redirects, facts. */
const besidePages = [
  `{docs,blog,src/changelog,src/pages}/**/*.{${pictureEndings.join(',')}}`,
  'sidebars.ts',
  'blog/*.yml',
  'static/**/*',
  'src/data/**/*.ts',
  'src/site/*',
  'src/writing/words.txt',
];

/**
 * Checks and says what is to mend, or no more. What was found while something was saved is found anew; that is waited
 * for once, or who saves steadily would never hear of it.
 */
function teller(siteDir: string): () => Promise<void> {
  let wasWell = true;
  let running = false;
  let saved = false;
  return async function tell() {
    saved = true;
    if (running) return;
    running = true;
    let withheld = false;
    while (saved) {
      saved = false;
      const {well, says} = await check(siteDir);
      withheld = saved && !withheld;
      if (withheld) continue;
      if (!well) process.stderr.write(toMend(says));
      else if (!wasWell) process.stderr.write(`\n${says}\n`);
      wasWell = well;
    }
    running = false;
  };
}

function toMend(says: string): string {
  return `\nContent to mend:\n${says}\n`;
}

/** A process of its own: the speller can only be imported, and Docusaurus requires what plugins use. */
function check(siteDir: string, ...flags: string[]): Promise<{well: boolean; says: string; aside: string}> {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const command = ['--import', tsx, require.resolve('../writing/checkContent'), ...flags];
  return new Promise((resolve) => {
    execFile(process.execPath, command, {cwd: siteDir}, (error, stdout, stderr) =>
      resolve({well: error === null, says: `${stdout}${stderr}`, aside: stderr}),
    );
  });
}
