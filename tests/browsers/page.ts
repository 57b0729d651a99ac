import {setTimeout as delay} from 'node:timers/promises';
import {unhydrated} from '../../src/runtime/protocol';
import type {Driver} from './driver';

const untilTimeoutMs = 20_000;
const commandTimeoutMs = 60_000;
const pollMs = 25;

/** The browser does not answer, so that no further test can run in it. */
export class BrowserError extends Error {}

/** Runs in the page, as text: it may refer to nothing but its arguments and `window.inPage`. */
type InBrowser<Args extends unknown[]> = (...args: Args) => unknown;

/** The open page, as a visitor uses it. Each method waits until it can be done, and rejects with what is there instead. */
export class Page {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page, and resolves once it is hydrated. */
  async open(path: string, width = 1280): Promise<void> {
    await this.resize(width);
    await this.command(`open ${path}`, this.driver.goto(`${this.origin}${path}`));
    await this.until(`${path} is hydrated`, 'true', () => document.documentElement.dataset.hasHydrated);
  }

  /** Lets the next page delete what the site has stored in the browser: `installInPage`. */
  clearStorage(): Promise<unknown> {
    return this.evaluate(() => {
      window.name = 'clear storage';
    });
  }

  /** Returns errors and warnings since the document was opened. */
  async problems(): Promise<string[]> {
    return (await this.evaluate(() => window.inPage?.problems)) as string[];
  }

  async resize(width: number, height = 800): Promise<void> {
    await this.command(`resize to ${width} px`, this.driver.resize(width, height));
    await this.until('width of the window', width, () => innerWidth);
  }

  /** Scrolls to each island that is not hydrated, and resolves once all are. */
  hydrateAll(): Promise<void> {
    return this.until(
      'first island that is not hydrated',
      null,
      (selector) => {
        const island = document.querySelector(selector);
        island?.scrollIntoView({block: 'center', behavior: 'instant'});
        return island?.outerHTML.slice(0, 200);
      },
      unhydrated,
    );
  }

  /** Clicks the middle of the first visible element of a selector, with this name or text if given. */
  async click(css: string, name?: string): Promise<void> {
    let point = {x: 0, y: 0};
    await this.poll(`click ${css} ${name ?? ''}`, async () => {
      const found = await this.evaluate((...args) => window.inPage.pointOf(...args), css, name);
      if (typeof found === 'string') return found;
      point = found as typeof point;
      return undefined;
    });
    await this.command(`click ${css} ${name ?? ''}`, this.driver.click(point.x, point.y));
  }

  async fill(css: string, name: string, text: string): Promise<void> {
    await this.click(css, name);
    await this.type(text);
  }

  press(keys: string): Promise<unknown> {
    return this.command(`press ${keys}`, this.driver.press(keys));
  }

  type(text: string): Promise<unknown> {
    return this.command(`type "${text}"`, this.driver.type(text));
  }

  screenshot(): Promise<Uint8Array> {
    return this.command('screenshot', this.driver.screenshot());
  }

  shows(css: string, name?: string): Promise<void> {
    return this.until(`${css} ${name ?? ''} is visible`, true, (...args) => !!window.inPage.find(...args), css, name);
  }

  hides(css: string, name?: string): Promise<void> {
    return this.until(`${css} ${name ?? ''} is visible`, false, (...args) => !!window.inPage.find(...args), css, name);
  }

  has(css: string, name: string | undefined, attribute: string, value: string): Promise<void> {
    return this.until(
      `${attribute} of ${css} ${name ?? ''}`,
      value,
      (one, label, key) => window.inPage.find(one, label)?.getAttribute(key),
      css,
      name,
      attribute,
    );
  }

  focuses(css: string): Promise<void> {
    return this.until(`focus on ${css}`, true, (one) => document.activeElement?.matches(one), css);
  }

  /** Resolves at this path, with query and fragment, once its page is shown without an error. */
  async isAt(url: string, heading?: string): Promise<void> {
    await this.until('URL', url, () => location.pathname + location.search + location.hash);
    if (heading) await this.shows('h1', heading);
  }

  isScrolledTo(y: number): Promise<void> {
    return this.until('scroll position', y, () => Math.round(scrollY));
  }

  /** Resolves once the function returns the expected value in the page; `null` is for `undefined`. */
  until<Args extends unknown[]>(what: string, expected: unknown, run: InBrowser<Args>, ...args: Args): Promise<void> {
    return this.poll(what, async () => {
      const seen = await this.evaluate(run, ...args);
      return JSON.stringify(seen) === JSON.stringify(expected)
        ? undefined
        : `expected ${JSON.stringify(expected)}, seen ${JSON.stringify(seen)}`;
    });
  }

  async evaluate<Args extends unknown[]>(run: InBrowser<Args>, ...args: Args): Promise<unknown> {
    const list = args.map((argument) => JSON.stringify(argument) ?? 'undefined').join(', ');
    const json = await this.command('evaluate', this.driver.evaluate(`JSON.stringify((${run})(${list})) ?? 'null'`));
    return JSON.parse(json as string);
  }

  /** Repeats `check` until it returns no problem. */
  private async poll(what: string, check: () => Promise<string | undefined>): Promise<void> {
    const deadline = performance.now() + untilTimeoutMs;
    for (;;) {
      // A command fails while the browser replaces the document.
      const problem = await check().catch((error) => {
        if (error instanceof BrowserError) throw error;
        return `error: ${error.message}`;
      });
      if (problem === undefined) return;
      if (performance.now() > deadline) {
        const url = await this.evaluate(() => location.href).catch(() => 'an unknown URL');
        throw new Error(`${what}: ${problem}, after ${untilTimeoutMs / 1000} s, at ${url}`);
      }
      await delay(pollMs);
    }
  }

  private command<T>(what: string, answer: Promise<T>): Promise<T> {
    const timer = new AbortController();
    const timeout = delay(commandTimeoutMs, undefined, {signal: timer.signal}).then(() => {
      throw new BrowserError(`${what}: the browser did not answer in ${commandTimeoutMs / 1000} s`);
    });
    const named = answer.catch((error) => {
      throw new Error(`${what}: ${error instanceof Error ? error.message : error}`);
    });
    return Promise.race([named, timeout]).finally(() => timer.abort());
  }
}
