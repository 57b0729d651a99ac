import {fork} from 'node:child_process';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Problem} from './problem';

/** What the process answers to the messages `check` and `checkWithoutSpelling`. */
export type Answer = {problems: Problem[]} | {failure: string};

export type Checker = {
  /** Returns all problems of the content. Rejects if the check fails. One call at a time. */
  check: () => Promise<Problem[]>;
  /** Returns all problems except those of the spelling, in half of the time. */
  checkWithoutSpelling: () => Promise<Problem[]>;
  /** Loads the parser and the dictionaries, which takes seconds, so that the check of the next changed page is fast. */
  prepare: () => void;
  stop: () => void;
};

/**
 * Starts the check in a process of its own, so that it delays nothing here. The process loads changed code and data
 * again, and is restarted if it ended.
 *
 * @param configFile absolute path of the site's configuration
 */
export function startChecker(root: string, configFile: string): Checker {
  const start = () =>
    fork(join(__dirname, 'checkerProcess.ts'), [root, configFile], {
      cwd: root,
      execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    });
  let child = start();
  function request(message: string): Promise<Problem[]> {
    if (!child.connected) child = start();
    return new Promise((resolve, reject) => {
      const onExit = () => reject(new Error('its process ended'));
      child.once('exit', onExit);
      child.once('message', (answer: Answer) => {
        child.off('exit', onExit);
        if ('failure' in answer) reject(new Error(answer.failure));
        else resolve(answer.problems);
      });
      child.send(message, (failed) => failed && reject(failed));
    });
  }
  return {
    check: () => request('check'),
    checkWithoutSpelling: () => request('checkWithoutSpelling'),
    prepare: () => child.connected && child.send('prepare', () => {}),
    stop: () => child.kill(),
  };
}
