import {execFile} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Stops the build when anything in the content is wrong, in the words of `npm run check:content`: it is checked while
 * the bundler runs, and before that has its say. The writers' server says the same at its start and whenever a page was
 * saved, and serves all the same: a page is looked at before it is finished.
 */
export default function contentCheck({siteDir}: LoadContext): Plugin {
  const tell = teller(siteDir);
  const name = 'content-check';
  if (process.env.NODE_ENV !== 'production') {
    // Docusaurus calls this again after it has read any saved page. Nobody waits for it: the page is shown meanwhile.
    return {name, allContentLoaded: async () => void tell(), getPathsToWatch: () => besidePages};
  }
  let checked: ReturnType<typeof check>;
  const stopUnlessWell = async () => {
    const {well, says} = await checked;
    if (well) return;
    // Docusaurus would say twice what is thrown, amid a stack.
    await new Promise<unknown>((written) => process.stderr.write(toMend(says), written));
    process.exit(1);
  };
  return {
    name,
    async loadContent() {
      checked = check(siteDir);
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [{apply: ({hooks}) => hooks.done.tapPromise(name, stopUnlessWell)}]},
  };
}

/** What the check reads beside the pages, and messages ask for: pictures, names, words, redirects, facts. */
const besidePages = [
  '{docs,blog,src/changelog,src/pages}/**/*.{png,jpg,jpeg,gif,svg,webp,avif}',
  'blog/*.yml',
  'static/**/*',
  'src/data/**/*.ts',
  'src/site/*',
  'src/writing/words.txt',
];

/** Checks and says what is to mend, or no more; what was saved meanwhile is checked instead. */
function teller(siteDir: string): () => Promise<void> {
  let wasWell = true;
  let latest = new AbortController();
  return async function tell() {
    latest.abort();
    latest = new AbortController();
    const {signal} = latest;
    const {well, says} = await check(siteDir, signal);
    if (signal.aborted) return;
    if (!well) process.stderr.write(toMend(says));
    else if (!wasWell) process.stderr.write(`\n${says}\n`);
    wasWell = well;
  };
}

function toMend(says: string): string {
  return `\nContent to mend:\n${says}\n`;
}

/** A process of its own: the speller can only be imported, and Docusaurus requires what plugins use. */
function check(siteDir: string, signal?: AbortSignal): Promise<{well: boolean; says: string}> {
  const command = ['--import', pathToFileURL(require.resolve('tsx')).href, require.resolve('../writing/checkContent')];
  return new Promise((resolve) => {
    execFile(process.execPath, command, {cwd: siteDir, signal}, (error, stdout, stderr) =>
      resolve({well: error === null, says: `${stdout}${stderr}`}),
    );
  });
}
