import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'js-yaml';
import packageJson from '../../package.json';

type Step = {uses?: string; run?: string};
type Workflow = {
  permissions: object;
  jobs: Record<string, {permissions: object; steps: Step[]; strategy?: {matrix: {include: {steps: string}[]}}}>;
};

const folder = '.github/workflows';
const files = readdirSync(folder);
const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
const jobs = texts.flatMap((text) => Object.values((load(text) as Workflow).jobs));
const steps = jobs.flatMap((job) => job.steps);

test('actions are pinned by commit, with their version', () => {
  const uses = texts.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(uses).toHaveLength(steps.filter((step) => step.uses).length);
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(line))).toEqual([]);
});

test('the commands of workflows are scripts of package.json and steps of npm test', () => {
  const commands = steps.flatMap(({run = ''}) => run.match(/npm run (?:--silent )?(\S+)/)?.[1] ?? []);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([]);

  const tested = jobs.flatMap(
    ({strategy}) =>
      strategy?.matrix.include.flatMap((one) => one.steps.split(' ').filter((word) => !word.startsWith('--'))) ?? [],
  );
  const command = ['--import', 'tsx', 'tests/run.ts', 'none'];
  const [, list = ''] =
    /The steps are (.*)\./.exec(spawnSync(process.execPath, command, {encoding: 'utf8'}).stderr) ?? [];
  expect([...new Set(tested)].sort()).toEqual(list.split(', ').sort());
});

test('workflows and jobs have no permissions but those that they state', () => {
  expect(texts.map((text) => (load(text) as Workflow).permissions)).toEqual(files.map(() => ({})));
  expect(jobs.every(({permissions}) => permissions)).toBe(true);
});
