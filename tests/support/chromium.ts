import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import {delimiter, dirname, join} from 'node:path';
import {chromium} from '@playwright/test';
import {installPackages} from './systemPackages';

const {env} = process;

/** Host names that resolve: this machine, and the tested site if `BASE_URL` is set. */
const allowedHosts = ['localhost', '127.0.0.1', ...(env.BASE_URL ? [new URL(env.BASE_URL).hostname] : [])];

/** Chromium flag: other host names do not resolve, so no request reaches another site. */
export const offlineFlag = `--host-resolver-rules=${['MAP * ~NOTFOUND', ...allowedHosts.map((name) => `EXCLUDE ${name}`)].join(', ')}`;

/** Commands of Chromium-based browsers, in order of preference. */
const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Returns the default installation paths of Chromium-based browsers. */
function defaultPaths(): string[] {
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
 * Finds a Chromium: `CHROMIUM_PATH`, otherwise the system's, otherwise Playwright's. Returns `undefined` if there is
 * none. Throws if `CHROMIUM_PATH` is not an executable file.
 */
export function findChromium(): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is "${env.CHROMIUM_PATH}", which is not an executable. Set the path of a Chromium.`);
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...onPath, ...defaultPaths(), chromium.executablePath()].find((path) => isProgram(path) && starts(path));
}

/**
 * Finds a Chromium or installs Playwright's. As root on Linux, also installs its system libraries or, if the download
 * fails, the system's package. Throws with instructions if that fails too.
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
 * Finds Debian's headless Chromium, which runs the tests twice as fast but has no back/forward cache. Installs it if
 * `CI` is set. Returns `undefined` if there is none or `CHROMIUM_PATH` is set.
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

/** Whether the program runs: some systems have a script that only prints how to install it. Windows would open one. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], {stdio: 'ignore', timeout: 15_000}).status === 0;
}
