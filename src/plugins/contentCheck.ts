import {execFile} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Stops the build when anything in the content is wrong, in the words of `npm run check:content`. The writers' server
 * says the same and starts all the same: a page is looked at before it is finished.
 */
export default function contentCheck({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-check',
    async loadContent() {
      const {well, says} = await check(siteDir);
      if (well) return;
      if (process.env.NODE_ENV === 'production') throw new Error(`Content to mend:\n${says}`);
      process.stderr.write(`\nContent to mend:\n${says}\n`);
    },
  };
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
