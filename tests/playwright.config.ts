import {availableParallelism} from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {ensureHeadlessShell, findChromium, offlineFlag} from './support/chromium';
import {freePort} from './support/freePort';

// Workers load this file, too: the environment passes them the results of the first load.
process.env.HEADLESS_SHELL_PATH ??= ensureHeadlessShell() ?? '';
process.env.CHROMIUM_PATH ||= findChromium() ?? '';
const externalUrl = process.env.BASE_URL;
process.env.E2E_PORT ||= externalUrl ? '' : String(freePort());
const port = process.env.E2E_PORT;
const baseURL = externalUrl ?? `http://localhost:${port}`;
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

const desktop = {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}};
const launchOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
  args: [
    // Chromium's sandbox does not start as root, the usual user of containers.
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    offlineFlag,
  ],
};

const backForwardCache = /@back-forward-cache/;

/**
 * End-to-end tests against `build/`, served by `npm run serve` on a free port, or against the running site at
 * `BASE_URL`. No retries: a flaky test is a bug to fix.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: './.output/e2e',
  fullyParallel: true,
  // A worker and its browser use one core.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  retries: 0,
  // Generous timeouts: CI machines are slow.
  timeout: 60_000,
  expect: {timeout: 20_000},
  forbidOnly: true,
  reporter: [['list'], ['json', {outputFile: './.output/e2e.json'}]],
  use: {
    baseURL,
    trace: 'off',
    actionTimeout: 20_000,
    launchOptions,
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: '**/monitored/**',
      grepInvert: backForwardCache,
      use: desktop,
    },
    // The headless shell has no back/forward cache: these tests use the full Chromium.
    {
      name: 'restored',
      testIgnore: externalUrl ? '**/monitored/**' : [],
      grep: backForwardCache,
      use: {
        ...desktop,
        launchOptions: {
          ...launchOptions,
          executablePath: process.env.CHROMIUM_PATH || undefined,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    // Tests of the build with monitoring, on a server of their own: support/monitored.ts.
    ...(externalUrl
      ? []
      : [
          {
            name: 'monitored',
            testMatch: '**/monitored/**',
            grepInvert: backForwardCache,
            use: desktop,
          },
        ]),
  ],
  webServer: externalUrl
    ? undefined
    : {
        command: 'npm run --silent serve',
        cwd: '..',
        env: {PORT: port ?? ''},
        url: `${baseURL}/`,
        reuseExistingServer: false,
        timeout: 20_000,
      },
});
