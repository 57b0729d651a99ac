import {existsSync, statSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import {join} from 'node:path';
import {isProduction} from '../../site/isProduction';
import type {Answer} from './checker';
import type {checkProject} from './checkProject';
import {listFiles} from './read/files';
import type {ContentSettings, loadSettings} from './read/settings';
import type {startSpelling} from './rules/spelling';

const [root = '', configFile = ''] = process.argv.slice(2);

/** Folders with the code, data and word lists on which the check depends, besides the content. */
const sources = ['src/data', 'src/lib', 'src/site', 'src/plugins'];

/** The loaded check, with the times at which its files were saved. */
let loaded: {times: Map<string, number>; check: typeof checkProject; settings: ContentSettings} | undefined;

/**
 * Loads modules again that have changed, because Node caches them, with those that import them; all if other files than
 * data have changed, because modules also read such files, as `read/cache.ts` does.
 */
async function load(): Promise<NonNullable<typeof loaded>> {
  const files = [...sources.flatMap((folder) => listFiles(root, folder)), '.cspell.json'].map((file) =>
    join(root, file),
  );
  const times = new Map([...files, configFile].filter(existsSync).map((file) => [file, statSync(file).mtimeMs]));
  const before = loaded?.times ?? new Map();
  const changed = [...times.keys(), ...before.keys()].filter((file) => before.get(file) !== times.get(file));
  if (loaded && changed.length === 0) return loaded;
  const isData = (file: string) => times.has(file) && file in require.cache && file.startsWith(join(root, 'src/data/'));
  unload(loaded && changed.every(isData) ? importersOf(changed) : Object.keys(require.cache).filter(isOwn));
  const project = require('./checkProject') as {checkProject: typeof checkProject};
  const settings = require('./read/settings') as {loadSettings: typeof loadSettings};
  loaded = {times, check: project.checkProject, settings: await settings.loadSettings(root, configFile)};
  return loaded;
}

/** Whether a module is one of the project, not of a package. */
function isOwn(file: string): boolean {
  return !/[\\/]node_modules[\\/]/.test(file);
}

/**
 * Returns these modules and all that import them. Ends at the configuration, because `loadSettings` imports it on each
 * call.
 */
function importersOf(files: readonly string[]): Iterable<string> {
  const importers = new Map<string, string[]>();
  for (const {id, children} of Object.values(require.cache).flatMap((one) => one ?? [])) {
    for (const child of children) importers.set(child.id, [...(importers.get(child.id) ?? []), id]);
  }
  const found = new Set(files);
  // A loop over a set includes what is added during the loop.
  for (const file of found) if (file !== configFile) for (const id of importers.get(file) ?? []) found.add(id);
  return found;
}

function unload(files: Iterable<string>): void {
  const unloaded = new Set(files);
  for (const file of unloaded) delete require.cache[file];
  // Otherwise, other modules would refer to each earlier version of these, and their memory would not be freed.
  for (const one of [module, ...Object.values(require.cache)])
    if (one) one.children = one.children.filter(({id}) => !unloaded.has(id));
}

async function check(spelling: boolean): Promise<Answer> {
  try {
    const {check, settings} = await load();
    return {problems: await check(root, settings, {spelling})};
  } catch (thrown) {
    loaded = undefined;
    return {failure: thrown instanceof Error ? thrown.message : String(thrown)};
  }
}

async function prepare(): Promise<void> {
  require('./read/body');
  const spelling = require('./rules/spelling') as {startSpelling: typeof startSpelling};
  // Dictionaries are loaded by the first text.
  await (await spelling.startSpelling(root, []))({file: 'a.mdx', text: 'word'});
}

// The server of `npm start` comes first.
if (!isProduction()) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', async (message) => {
  // If it fails, the next check does too, and reports it.
  if (message === 'prepare') await prepare().catch(() => undefined);
  else process.send?.(await check(message === 'check'));
});
// The other process may end without notice.
process.on('disconnect', () => process.exit());
