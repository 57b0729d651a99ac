import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type KeyInput, launch} from 'puppeteer-core';
import {writeFiles} from '../support/writeFiles';
import type {Driver} from './driver';

/** Opens mail links with a program that does nothing: Firefox's choice of a program would block the page. */
const handlers = {
  defaultHandlersVersion: {},
  mimeTypes: {},
  schemes: {mailto: {action: 2, handlers: [{name: 'true', path: '/bin/true'}]}},
};

/** Starts an installed Firefox, with WebDriver BiDi: Playwright needs its own build of Firefox. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'firefox-'));
  const remove = () => rmSync(userDataDir, {recursive: true, force: true, maxRetries: 5});
  process.on('exit', remove);
  writeFiles(userDataDir, {'handlers.json': JSON.stringify(handlers)});
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    userDataDir,
    timeout: 60_000,
    extraPrefsFirefox: {
      'security.external_protocol_requires_permission': false,
      // Its list of values that were sent before opens at any time, and a click only closes it.
      'browser.formfill.enable': false,
    },
  });
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(60_000);
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      const names = keys.split('+') as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.reverse()) await page.keyboard.up(name);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    screenshot: () => page.screenshot(),
    async close() {
      await browser.close();
      process.off('exit', remove);
      remove();
    },
  };
}
