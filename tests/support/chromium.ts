import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import {delimiter, dirname, join} from 'node:path';
import {chromium} from '@playwright/test';
import {installPackages} from './systemPackages';

const {env} = process;

/** The machine itself, and the site that is tested where it runs elsewhere. */
const own = ['localhost', '127.0.0.1', ...(env.BASE_URL ? [new URL(env.BASE_URL).hostname] : [])];

/** Other names do not resolve: nothing that a page asks for leaves the site, whatever a test intercepts. */
export const offlineFlag = `--host-resolver-rules=${['MAP * ~NOTFOUND', ...own.map((name) => `EXCLUDE ${name}`)].join(', ')}`;

/** Commands that start a Chromium, in order of preference. */
const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where installers put a Chromium that is not on the PATH. */
function usualPlaces(): string[] {
  switch (process.platform) {
    case 'darwin':
      return ['', env.HOME ?? ''].flatMap((base) =>
        ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
          (name) => `${base}/Applications/${name}.app/Contents/MacOS/${name}`,
        ),
      );
    case 'win32':
      return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((base) =>
        base
          ? ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].map((folder) =>
              join(base, folder, 'Application', folder.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
            )
          : [],
      );
    default:
      return [...commands.map((command) => `/usr/bin/${command}`), '/snap/bin/chromium', '/opt/google/chrome/chrome'];
  }
}

/**
 * The Chromium of this machine: what `CHROMIUM_PATH` names, otherwise the system's, otherwise Playwright's own;
 * `undefined` when there is none. Throws when `CHROMIUM_PATH` names nothing that runs.
 */
export function findChromium(): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH holds "${env.CHROMIUM_PATH}"; it should be the path of a Chromium program.`);
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...onPath, ...usualPlaces(), chromium.executablePath()].find((path) => isProgram(path) && starts(path));
}

/**
 * A Chromium, installed first where there is none: Playwright's own, and for root on Linux the libraries that it
 * needs or, where it cannot be fetched, the system's package. Throws with every way out when that fails too.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  playwright('install', '--no-shell', 'chromium');
  if (!findChromium() && process.platform === 'linux' && process.getuid?.() === 0) {
    if (existsSync(chromium.executablePath())) playwright('install-deps', 'chromium');
    else installPackages('chromium');
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium found, and none could be installed. Install Chromium, Chrome or Edge, or run ' +
      '"npx playwright install --with-deps chromium", or set CHROMIUM_PATH to the path of the program.',
  );
}

/**
 * Debian's Chromium without its windows, which runs the tests twice as fast, but has no back/forward cache;
 * `undefined` where there is none, and where `CHROMIUM_PATH` says what to test with. Where `CI` is set it is installed.
 */
export function ensureHeadlessShell(): string | undefined {
  if (env.CHROMIUM_PATH) return undefined;
  if (!isProgram(headlessShell) && env.CI) installPackages('chromium-headless-shell');
  return isProgram(headlessShell) && starts(headlessShell) ? headlessShell : undefined;
}

function playwright(...command: string[]): void {
  const cli = join(dirname(createRequire(__filename).resolve('playwright/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, ...command], {stdio: 'inherit'});
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Some systems put a script there that only says how to install it. On Windows asking would open a window. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], {stdio: 'ignore', timeout: 15_000}).status === 0;
}
