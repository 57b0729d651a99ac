import {spawnSync} from 'node:child_process';
import {run} from 'jest';
import config from '../jest.config';

/** Lets Jest load ESM-only packages, such as cspell (https://jestjs.io/docs/ecmascript-modules). */
const flag = '--experimental-vm-modules';

if (process.execArgv.includes(flag)) {
  // Jest loads a TypeScript configuration only with ts-node, so tsx, which runs this file, loads it.
  void run(['--config', JSON.stringify(config), ...process.argv.slice(2)]);
} else {
  const command = [flag, '--disable-warning=ExperimentalWarning', '--import', 'tsx', __filename];
  const {status} = spawnSync(process.execPath, [...command, ...process.argv.slice(2)], {stdio: 'inherit'});
  process.exitCode = status ?? 1;
}
