import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {buildCommand} from './support/buildCommand';
import {ensureChromium, ensureHeadlessShell} from './support/chromium';
import {copyWithTestTags, monitoredEnv, secretEnv} from './support/monitoredEnv';
import {countsReport, jestReport, playwrightReport} from './support/reports';
import {type Result, runStep, type Step} from './support/step';
import {timesTable} from './support/times';

/**
 * `npm test` runs all steps, `npm test -- unit e2e` only those named; `--times` also prints the slowest files and
 * tests, and `--shard=1/3` runs a third of `e2e`. After a failed step, the other steps still run, except those that need
 * its output. The last line is the total count: each test counts as one, and so do types, lint and each build.
 */

const root = resolve(__dirname, '..');
const bin = (path: string) => join(root, 'node_modules', path);
const output = (name: string) => join(root, 'tests/.output', name);
/** Playwright's option `--shard`. */
const shard = process.argv.find((option) => /^--shard=\d+\/\d+$/.test(option));

const jest = (project: string): Step => ({
  name: project,
  command: [
    '--import',
    'tsx',
    'tests/support/jest.ts',
    '--selectProjects',
    project,
    '--maxWorkers=2',
    '--json',
    '--outputFile',
    output(`${project}.json`),
  ],
  report: () => jestReport(output(`${project}.json`)),
});

const types: Step = {name: 'types', command: [bin('typescript/bin/tsc')]};
const lint: Step = {
  name: 'lint',
  command: [bin('@biomejs/biome/bin/biome'), 'check'],
  prepare() {
    const {error, status, stdout} = spawnSync('actionlint', {cwd: root, encoding: 'utf8'});
    if (error) console.log('lint        actionlint is not installed: .github/workflows is not checked');
    else if (status !== 0) throw new Error(stdout);
    return {};
  },
};
const build: Step = {name: 'build', command: buildCommand(root)};
const monitoredProject = mkdtempSync(join(tmpdir(), 'ovamai-site-'));
process.on('exit', () => rmSync(monitoredProject, {recursive: true}));
const monitored: Step = {
  name: 'monitored',
  prepare() {
    copyWithTestTags(root, monitoredProject);
    return {...monitoredEnv, ...secretEnv};
  },
  command: [...buildCommand(root), monitoredProject, '--out-dir', output('monitored')],
};
const e2e: Step = {
  name: 'e2e',
  needs: 'build',
  prepare: () => ({HEADLESS_SHELL_PATH: ensureHeadlessShell() ?? '', CHROMIUM_PATH: ensureChromium()}),
  command: [bin('@playwright/test/cli.js'), 'test', '-c', 'tests/playwright.config.ts', ...(shard ? [shard] : [])],
  report: () => playwrightReport(output('e2e.json')),
};
const browsers: Step = {
  name: 'browsers',
  needs: 'build',
  command: ['--import', 'tsx', 'tests/browsers/run.ts'],
  report: () => countsReport(output('browsers.json')),
};
const conformance: Step = {
  name: 'conformance',
  // The other checks take as long again: tests/conformance/README.md.
  command: ['--import', 'tsx', 'tests/conformance/run.ts', '--only=build'],
  report: () => countsReport(output('conformance.json')),
};

/** Stages run one after the other, the lanes of a stage in parallel, and the steps of a lane in order. */
const stages: Step[][][] = [
  [
    [types, lint],
    [jest('unit'), jest('processes')],
    [build, {...jest('built'), needs: 'build'}, monitored],
  ],
  // Each runs alone: its workers or browsers use two cores or more.
  [[e2e]],
  [[browsers]],
  [[conformance]],
];
const names = stages.flat(2).map(({name}) => name);

async function run(options: string[]): Promise<void> {
  const requested = options.filter((option) => option !== '--times' && option !== shard);
  const unknown = requested.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);
    process.exit(2);
  }
  rmSync(output(''), {recursive: true, force: true});
  mkdirSync(output(''));
  const results: Result[] = [];
  const runLane = async (lane: Step[]) => {
    for (const step of lane) {
      if (requested.length > 0 && !requested.includes(step.name)) continue;
      if (results.some(({name, failed}) => name === step.needs && failed > 0)) {
        console.log(`${step.name.padEnd(11)} not run, because ${step.needs} failed`);
        continue;
      }
      results.push(await runStep(step, root));
    }
  };
  for (const lanes of stages) await Promise.all(lanes.map(runLane));
  report(results, options.includes('--times'));
}

function report(results: readonly Result[], withTimes: boolean): void {
  if (withTimes) console.log(`\n${timesTable(results.flatMap(({report}) => report?.tests ?? []))}`);
  console.log('');
  for (const {name, passed, failed, seconds} of results) {
    console.log(`${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`);
  }
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  process.exitCode = total('failed') > 0 || results.length === 0 ? 1 : 0;
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
}

void run(process.argv.slice(2));
