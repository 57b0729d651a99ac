import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {chromium, firefox, webkit} from '@playwright/test';
import {visitedPaths} from '../support/build';
import {ensureChromium, offlineFlag} from '../support/chromium';
import type {Report} from '../support/reports';
import {installPackages} from '../support/systemPackages';
import type {Browser} from './driver';
import {startFirefox} from './firefoxDriver';
import {journeys} from './journeys';
import {BrowserError, Page} from './page';
import {problemsOf} from './pages';
import {startPlaywright} from './playwrightDriver';
import {copyBuild, type Server, serve} from './server';
import {startWebKit, webkitPrograms} from './webkitDriver';

/**
 * Visits all pages and tests the most important functions in Firefox and WebKit, as far as they are installed, in
 * parallel. As root on Debian, installs the system's. Needs a build.
 *
 *     npx tsx tests/browsers/run.ts [--screenshots] [firefox] [webkit] [chromium] [PATTERN]
 *
 * `PATTERN`: only tests whose title matches. `--screenshots`: instead takes screenshots of ten pages.
 */
const [names, patterns] = partition(
  process.argv.slice(2).filter((argument) => !argument.startsWith('--')),
  (argument) => ['firefox', 'webkit', 'chromium'].includes(argument),
);
const takesScreenshots = process.argv.includes('--screenshots');
const output = resolve(__dirname, '../.output');
const pagesPerTest = 10;

type Test = {title: string; run: (page: Page, server: Server) => Promise<void>};

function findBrowsers(): Browser[] {
  const debianFirefox = '/usr/bin/firefox-esr';
  const find = {
    firefox() {
      if (existsSync(firefox.executablePath())) return () => startPlaywright(firefox);
      if (!existsSync(debianFirefox)) installPackages('firefox-esr');
      return existsSync(debianFirefox) ? () => startFirefox(debianFirefox) : undefined;
    },
    webkit() {
      if (existsSync(webkit.executablePath())) return () => startPlaywright(webkit);
      const isInstalled = () => webkitPrograms.every((program) => existsSync(program));
      if (!isInstalled()) installPackages('webkit2gtk-driver', 'xvfb');
      return isInstalled() ? startWebKit : undefined;
    },
    chromium: () => () =>
      startPlaywright(chromium, {executablePath: ensureChromium(), args: [offlineFlag, '--no-sandbox']}),
  };
  return (['firefox', 'webkit', 'chromium'] as const).flatMap((name) => {
    if (!(names.length > 0 ? names.includes(name) : name !== 'chromium')) return [];
    const start = find[name]();
    if (!start)
      console.log(`${name} is not installed: its tests are skipped. To run them: npx playwright install ${name}`);
    return start ? [{name, start}] : [];
  });
}

function tests(): Test[] {
  const paths = visitedPaths();
  const groups = Array.from({length: Math.ceil(paths.length / pagesPerTest)}, (_, index) =>
    paths.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
  );
  return [
    ...groups.map((group) => ({
      title: `pages ${group[0]} to ${group.at(-1)}`,
      async run(page: Page) {
        const problems: string[] = [];
        for (const path of group) problems.push(...(await problemsOf(page, path)));
        if (problems.length > 0) throw new Error(problems.join('\n'));
      },
    })),
    ...Object.entries(journeys).map(([title, journey]) => ({
      title,
      async run(page: Page, server: Server) {
        await page.clearStorage();
        await journey(page, server);
        const problems = await page.problems();
        if (problems?.length > 0) throw new Error(problems.join('\n'));
      },
    })),
  ].filter(({title}) => patterns.every((pattern) => new RegExp(pattern, 'i').test(title)));
}

/** Runs the tests one after the other in one page. */
async function runIn({name, start}: Browser, build: string): Promise<Report> {
  const report: Report = {passed: 0, failed: 0, tests: []};
  const fail = (title: string, error: unknown) => {
    report.failed += 1;
    console.log(
      `${name}: ${title}: failed\n  ${(error instanceof Error ? error.message : String(error)).replaceAll('\n', '\n  ')}`,
    );
  };
  const server = await serve(build);
  const driver = await start().catch((error) => fail('start', error));
  try {
    if (!driver) return report;
    const page = new Page(driver, server.origin);
    if (takesScreenshots) await takeScreenshots(page, name);
    for (const {title, run} of takesScreenshots ? [] : tests()) {
      const started = performance.now();
      try {
        await run(page, server);
        report.passed += 1;
      } catch (error) {
        fail(title, error);
        if (error instanceof BrowserError) break;
      }
      report.tests.push({file: `browsers: ${name}`, title, seconds: (performance.now() - started) / 1000});
    }
  } finally {
    await driver?.close().catch((error) => fail('close', error));
    await server.close();
  }
  return report;
}

const photographed = [
  '/',
  '/pricing',
  '/faq',
  '/landingpage1',
  '/landingpage2',
  '/landingpage5',
  '/coderabbit',
  '/docs/core-features/code-review',
  '/blog/1',
  '/changelog',
];

async function takeScreenshots(page: Page, browser: string): Promise<void> {
  for (const path of photographed) {
    for (const width of [1280, 375]) {
      await page.open(path, width);
      await page.hydrateAll();
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      await page.resize(width, 2400);
      writeFileSync(join(output, `${browser}${path.replaceAll('/', '-')}-${width}.png`), await page.screenshot());
    }
  }
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

async function main(): Promise<void> {
  mkdirSync(output, {recursive: true});
  const build = mkdtempSync(join(tmpdir(), 'browsers-'));
  const remove = () => rmSync(build, {recursive: true, force: true});
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  copyBuild(build);
  const browsers = findBrowsers();
  const started = performance.now();
  const reports = await Promise.all(
    browsers.map(async (browser) => {
      const report = await runIn(browser, build);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`${browser.name}: ${report.passed} passed, ${report.failed} failed in ${seconds} s`);
      return report;
    }),
  );
  const sum = (key: 'passed' | 'failed') => reports.reduce((total, report) => total + report[key], 0);
  const counts: Report = {
    passed: sum('passed'),
    failed: sum('failed'),
    tests: reports.flatMap((report) => report.tests),
  };
  writeFileSync(join(output, 'browsers.json'), JSON.stringify(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

void main();
