import {existsSync, statSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import {join} from 'node:path';
import {isProduction} from '../../site/isProduction';
import type {Answer} from './checker';
import type {checkProject} from './checkProject';
import {listFiles} from './read/files';
import type {ContentSettings, loadSettings} from './read/settings';

const [root = '', configFile = ''] = process.argv.slice(2);

/** Folders with the code, data and word lists on which the check depends, besides the content. */
const sources = ['src/data', 'src/lib', 'src/site', 'src/plugins'];

/** The loaded check, with the state of the files at that time. */
let loaded: {version: string; check: typeof checkProject; settings: ContentSettings} | undefined;

/** Loads the modules again if a file has changed: Node caches them. Those of packages stay. */
async function load(): Promise<NonNullable<typeof loaded>> {
  const files = [...sources.flatMap((folder) => listFiles(root, folder)), '.cspell.json'].map((file) =>
    join(root, file),
  );
  const times = [...files, configFile].map((file) => [file, existsSync(file) && statSync(file).mtimeMs]);
  const version = JSON.stringify(times);
  if (loaded?.version === version) return loaded;
  for (const file of Object.keys(require.cache)) if (!/[\\/]node_modules[\\/]/.test(file)) delete require.cache[file];
  const project = require('./checkProject') as {checkProject: typeof checkProject};
  const settings = require('./read/settings') as {loadSettings: typeof loadSettings};
  loaded = {version, check: project.checkProject, settings: await settings.loadSettings(root, configFile)};
  return loaded;
}

async function check(): Promise<Answer> {
  try {
    const {check, settings} = await load();
    return {problems: await check(root, settings)};
  } catch (thrown) {
    loaded = undefined;
    return {failure: thrown instanceof Error ? thrown.message : String(thrown)};
  }
}

// The server of `npm start` comes first.
if (!isProduction()) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', async () => process.send?.(await check()));
// The other process may end without notice.
process.on('disconnect', () => process.exit());
