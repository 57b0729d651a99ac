import {spawnSync} from 'node:child_process';

export type Counts = {passed: number; failed: number};

/** One thing that `npm test` does. */
export type Step = {
  name: string;
  /** What Node is started with. */
  command: string[];
  /** The step without whose success this one makes no sense. */
  needs?: string;
  /** What must be there first; gives additions to the environment, or throws with the remedy. */
  prepare?: () => Record<string, string>;
  /** How many tests passed and failed, from the report that the command left; without it the step is one test. */
  counts?: () => Counts | undefined;
};

/** Runs the step with its output on ours. A step that dies without naming a failed test has one failure. */
export function runStep({name, command, prepare, counts}: Step, cwd: string): Counts {
  console.log(`\n── ${name}`);
  let ended: {status: number | null};
  try {
    const env = {...process.env, ...prepare?.()};
    ended = spawnSync(process.execPath, command, {cwd, env, stdio: 'inherit'});
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return {passed: 0, failed: 1};
  }
  const good = ended.status === 0;
  const {passed, failed} = counts ? (counts() ?? {passed: 0, failed: 1}) : {passed: good ? 1 : 0, failed: good ? 0 : 1};
  return {passed, failed: good ? failed : Math.max(failed, 1)};
}
