import {existsSync, readFileSync} from 'node:fs';
import type {Counts} from './step';

/** Of a Jest report: each test is one, a file that could not run is one failure. `undefined` when there is none. */
export function jestCounts(file: string): Counts | undefined {
  const report = read<{numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number}>(file);
  return report && {passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites};
}

/** Of a Playwright report; an error outside any test, such as a server that does not start, is one failure. */
export function playwrightCounts(file: string): Counts | undefined {
  const report = read<{stats: {expected: number; unexpected: number; flaky: number}; errors: unknown[]}>(file);
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    }
  );
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
