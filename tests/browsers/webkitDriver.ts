import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {freePort} from '../support/freePort';
import {waitForPort} from '../support/nginx';
import {writeFiles} from '../support/writeFiles';
import type {Driver} from './driver';

/** Programs of Debian's packages `webkit2gtk-driver` and `xvfb`. */
export const webkitPrograms = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
const [driverProgram, displayProgram] = webkitPrograms;

/** Values of keys in actions (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyValues: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Without it, the toolbar of WebKit's test browser makes the window at least 447 px wide. */
const narrowToolbar = '* {min-width: 0; margin: 0; padding: 0}';

/** Starts WebKitGTK's test browser on a display in memory, with WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  writeFiles(folder, {'config/gtk-3.0/gtk.css': narrowToolbar, 'config/gtk-4.0/gtk.css': narrowToolbar});
  const children: ChildProcess[] = [];
  const stop = () => {
    // The process group, which the browser belongs to.
    for (const {pid, exitCode} of children.splice(0)) if (pid && exitCode === null) process.kill(-pid);
    process.off('exit', stop);
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  };
  process.on('exit', stop);
  try {
    const start = (program: string, args: string[], env: NodeJS.ProcessEnv = process.env) => {
      const child = spawn(program, args, {detached: true, env, stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
      children.push(child);
      return child;
    };
    const screen = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
    const display = await firstOutput(start(displayProgram, screen));
    const port = freePort();
    start(driverProgram, [`--port=${port}`, '--host=127.0.0.1'], {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_DATA_HOME: join(folder, 'data'),
    });
    await waitForPort(port);
    return await openSession(`http://127.0.0.1:${port}/session`, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

/** The number of its display, which Xvfb writes once it accepts connections. */
function firstOutput(xvfb: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    xvfb.once('error', reject);
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with exit code ${code} before it had a display.`)));
    xvfb.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
}

async function openSession(sessions: string, stop: () => void): Promise<Driver> {
  const {sessionId} = (await send('POST', sessions, {capabilities: {}})) as {sessionId: string};
  const session = `${sessions}/${sessionId}`;
  const post = (command: string, body: unknown) => send('POST', `${session}/${command}`, body);
  const evaluate = (expression: string) => post('execute/sync', {script: `return ${expression}`, args: []});
  const act = (type: 'key' | 'pointer', actions: unknown[]) => post('actions', {actions: [{type, id: type, actions}]});
  const down = (value: string) => ({type: 'keyDown', value});
  const up = (value: string) => ({type: 'keyUp', value});
  return {
    goto: (url) => post('url', {url}),
    evaluate,
    click: (x, y) =>
      act('pointer', [
        {type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y)},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ]),
    press(keys) {
      const values = keys.split('+').map((key) => keyValues[key] ?? key);
      return act('key', [...values.map(down), ...values.reverse().map(up)]);
    },
    type: (text) =>
      act(
        'key',
        [...text].flatMap((character) => [down(character), up(character)]),
      ),
    async resize(width, height) {
      const toolbar = (await evaluate('outerHeight - innerHeight')) as number;
      await post('window/rect', {x: 0, y: 0, width, height: height + toolbar});
    },
    screenshot: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
    async close() {
      await send('DELETE', session).catch(() => {});
      stop();
    },
  };
}

/** Sends a command and returns its value. Rejects with the driver's message. */
async function send(method: string, url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(60_000),
    ...(body !== undefined && {body: JSON.stringify(body)}),
  });
  const {value} = (await response.json()) as {value: unknown};
  if (response.ok) return value;
  const {error, message} = value as {error: string; message: string};
  throw new Error(`${error}: ${message}`);
}
