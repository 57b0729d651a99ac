import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import type {Report} from './reports';

/** One step of `npm test`. */
export type Step = {
  name: string;
  /** Arguments for Node. */
  command: string[];
  /** The step that must succeed first. */
  needs?: string;
  /** Returns additional environment variables. Throws with the fix if a requirement is missing. */
  prepare?: () => Record<string, string>;
  /** Reads the report written by the command. Without it the step counts as one test. */
  report?: () => Report | undefined;
};

export type Result = {name: string; passed: number; failed: number; seconds: number; report?: Report | undefined};

/** Runs a step and prefixes its output lines with its name. A failed step without failed tests counts as one failure. */
export async function runStep({name, command, prepare, report}: Step, cwd: string): Promise<Result> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const label = name.padEnd(11);
  let status: number | null;
  try {
    status = await exitCode(command, cwd, prepare?.() ?? {}, (line) => console.log(`${label} ${line}`.trimEnd()));
  } catch (error) {
    console.error(`${label} ${error instanceof Error ? error.message : error}`);
    return {name, passed: 0, failed: 1, seconds: seconds()};
  }
  const succeeded = status === 0;
  const read = report?.();
  const counts = report ? (read ?? {passed: 0, failed: 1}) : {passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1};
  return {
    name,
    passed: counts.passed,
    failed: succeeded ? counts.failed : Math.max(counts.failed, 1),
    seconds: seconds(),
    report: read,
  };
}

function exitCode(
  command: string[],
  cwd: string,
  env: Record<string, string>,
  print: (line: string) => void,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({input: stream}).on('line', print);
    child.on('error', reject);
    child.on('close', resolve);
  });
}
