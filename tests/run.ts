import {mkdirSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {buildCommand} from './support/buildCommand';
import {ensureChromium, ensureHeadlessShell} from './support/chromium';
import {jestCounts, playwrightCounts} from './support/counts';
import {monitoredEnv} from './support/monitoredEnv';
import {type Counts, runStep, type Step} from './support/step';

/**
 * `npm test`: everything that must hold. `npm test -- unit e2e` runs some of the steps. A step that fails does
 * not stop the ones after it, unless they need what it makes. The last line is the count: each test is one,
 * types, lint and build one each.
 */

const root = resolve(__dirname, '..');
const bin = (path: string) => join(root, 'node_modules', path);
const output = (name: string) => join(root, 'tests/.output', name);

const jest = (project: string): Step => ({
  name: project,
  command: [
    '--import',
    'tsx',
    'tests/support/jest.ts',
    '--selectProjects',
    project,
    '--json',
    '--outputFile',
    output(`${project}.json`),
  ],
  counts: () => jestCounts(output(`${project}.json`)),
});

const steps: Step[] = [
  {name: 'types', command: [bin('typescript/bin/tsc')]},
  {name: 'lint', command: [bin('@biomejs/biome/bin/biome'), 'check']},
  jest('unit'),
  {name: 'build', command: buildCommand(root)},
  {...jest('built'), needs: 'build'},
  {
    name: 'monitored',
    prepare: () => monitoredEnv,
    command: [...buildCommand(root), '--out-dir', output('monitored')],
  },
  {
    name: 'e2e',
    needs: 'build',
    prepare: () => ({HEADLESS_SHELL_PATH: ensureHeadlessShell() ?? '', CHROMIUM_PATH: ensureChromium()}),
    command: [bin('@playwright/test/cli.js'), 'test', '-c', 'tests/playwright.config.ts'],
    counts: () => playwrightCounts(output('e2e.json')),
  },
];

function run(names: string[]): void {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}; there are ${steps.map(({name}) => name).join(', ')}.`);
    process.exit(2);
  }
  rmSync(output(''), {recursive: true, force: true});
  mkdirSync(output(''));
  const results = new Map<string, Counts>();
  for (const step of steps) {
    if (names.length > 0 && !names.includes(step.name)) continue;
    if (step.needs && (results.get(step.needs)?.failed ?? 0) > 0) {
      console.log(`\n── ${step.name}: not run, because ${step.needs} failed`);
      continue;
    }
    results.set(step.name, runStep(step, root));
  }
  report(results);
}

function report(results: ReadonlyMap<string, Counts>): void {
  console.log('\n──');
  for (const [name, {passed, failed}] of results) console.log(`${name.padEnd(9)} ${passed} passed, ${failed} failed`);
  const total = (key: keyof Counts) => [...results.values()].reduce((sum, counts) => sum + counts[key], 0);
  process.exitCode = total('failed') > 0 || results.size === 0 ? 1 : 0;
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
}

run(process.argv.slice(2));
