import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';

/** The result of a test runner. */
export type Report = {passed: number; failed: number; tests: Timed[]};

/** The duration of a test; `file` is relative to `tests/`. */
export type Timed = {file: string; title: string; seconds: number};

/** Reads a report that is in this form already. `undefined` if there is none. */
export function countsReport(file: string): Report | undefined {
  return read<Report>(file);
}

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {name: string; assertionResults: {fullName: string; duration?: number | null}[]}[];
};

/** Reads Jest's JSON report. A file that could not run counts as one failure. `undefined` if there is no report. */
export function jestReport(file: string): Report | undefined {
  const json = read<JestReport>(file);
  return (
    json && {
      passed: json.numPassedTests,
      failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
      tests: json.testResults.flatMap(({name, assertionResults}) =>
        assertionResults.map(({fullName, duration}) => ({
          file: relative('tests', name),
          title: fullName,
          seconds: (duration ?? 0) / 1000,
        })),
      ),
    }
  );
}

type Suite = {
  suites?: Suite[];
  specs?: {file: string; title: string; tests: {results: {duration: number}[]}[]}[];
};
type PlaywrightReport = Suite & {stats: {expected: number; unexpected: number; flaky: number}; errors: unknown[]};

/** Reads Playwright's JSON report. An error outside tests, such as a failed server start, counts as one failure. */
export function playwrightReport(file: string): Report | undefined {
  const json = read<PlaywrightReport>(file);
  return (
    json && {
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky + json.errors.length,
      tests: testsOf(json),
    }
  );
}

function testsOf({suites = [], specs = []}: Suite): Timed[] {
  const own = specs.map(({file, title, tests}) => ({
    file: `e2e/${file}`,
    title,
    seconds: tests.flatMap(({results}) => results).reduce((sum, {duration}) => sum + duration / 1000, 0),
  }));
  return [...own, ...suites.flatMap(testsOf)];
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
