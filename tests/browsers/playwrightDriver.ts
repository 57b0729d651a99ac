import type {BrowserType, LaunchOptions} from '@playwright/test';
import type {Driver} from './driver';

/** Starts one of Playwright's browsers. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Driver> {
  const browser = await type.launch(options);
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({width, height}),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
