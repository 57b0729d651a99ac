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
    return {name, allContentLoaded: async () => void tell()};
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

/** Checks and says what is to mend, or no more; a page that is saved meanwhile is checked after that. */
function teller(siteDir: string): () => Promise<void> {
  let wasWell = true;
  let running = false;
  let again = false;
  return async function tell() {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      const {well, says} = await check(siteDir);
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
function check(siteDir: string): Promise<{well: boolean; says: string}> {
  const command = ['--import', pathToFileURL(require.resolve('tsx')).href, require.resolve('../writing/checkContent')];
  return new Promise((resolve) => {
    execFile(process.execPath, command, {cwd: siteDir}, (error, stdout, stderr) =>
      resolve({well: error === null, says: `${stdout}${stderr}`}),
    );
  });
}
