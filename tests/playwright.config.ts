import {defineConfig, devices} from '@playwright/test';
import {ensureHeadlessShell, findChromium, offlineFlag} from './support/chromium';
import {freePort} from './support/freePort';

// Workers load this file too: what the first load finds out travels to them in the environment.
process.env.HEADLESS_SHELL_PATH ??= ensureHeadlessShell() ?? '';
process.env.CHROMIUM_PATH ||= findChromium() ?? '';
const given = process.env.BASE_URL;
process.env.E2E_PORT ||= given ? '' : String(freePort());
const port = process.env.E2E_PORT;
const baseURL = given ?? `http://localhost:${port}`;
const root = process.platform === 'linux' && process.getuid?.() === 0;

const desktop = {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}};
const launchOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
  args: [
    // Chromium's sandbox refuses to start for root, which is what containers run as.
    ...(root ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    offlineFlag,
  ],
};

const restores = /@back-forward-cache/;

/**
 * The end-to-end tests, against `build/` as `npm run serve` serves it on a free port, or against the running
 * site that `BASE_URL` names. Nothing is repeated: a test that fails now and then is a fault to be found.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: './.output/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // What is waited for comes when it comes: a machine that does much at once is no fault of the site.
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
      grepInvert: restores,
      use: desktop,
    },
    // The browser without windows has no back/forward cache.
    {
      name: 'restored',
      testIgnore: given ? '**/monitored/**' : [],
      grep: restores,
      use: {
        ...desktop,
        launchOptions: {
          ...launchOptions,
          executablePath: process.env.CHROMIUM_PATH || undefined,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    // The build with monitoring, which brings its own server: support/monitored.ts.
    ...(given
      ? []
      : [
          {
            name: 'monitored',
            testMatch: '**/monitored/**',
            grepInvert: restores,
            use: desktop,
          },
        ]),
  ],
  webServer: given
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
