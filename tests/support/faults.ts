import {test as base, expect, type Page} from '@playwright/test';
import {examples} from './examples';

/** One page of each kind. */
export const pagesByKind = {
  home: '/',
  pricing: '/pricing',
  'landing page': examples.lightLandingPage,
  comparison: examples.comparison,
  doc: examples.doc,
  post: examples.post,
  changelog: '/changelog',
  questions: '/faq',
  legal: '/privacypolicy',
  search: '/search',
  'mail form': '/contact',
} as const;

/**
 * One page for each mechanism that depends on scripts, storage or the network: islands, the demo form and a video, the
 * docs' split route table, the search index, a mail form. The other kinds use the same templates without these.
 */
export const pagesByMechanism = pick('home', 'landing page', 'doc', 'search', 'mail form');

function pick(...names: (keyof typeof pagesByKind)[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, pagesByKind[name]]));
}

const demo = {firstName: 'Ada Lovelace', workEmail: 'ada@example.com', companyName: 'Engines & Sons'};
const message = {workEmail: 'ada@example.com', developers: '11-50', message: 'Hello'};
const newsletter = {email: 'ada@example.com'};

/** Each kind of form, with values of its fields by name. */
export const formsOfEachKind: {path: string; form: string; values: Record<string, string>}[] = [
  {path: '/landingpage1', form: 'main form', values: demo},
  {path: '/landingpage5', form: 'main form', values: demo},
  {path: '/contactsupport', form: 'main form', values: message},
  {path: '/sales', form: 'main form', values: message},
  {path: '/contact', form: 'footer form', values: newsletter},
  {path: '/pricing', form: 'footer form', values: newsletter},
];

/**
 * Playwright's test without interception, which would disable the browser's caches; faults may depend on them.
 */
export const uninterceptedTest = base.extend<{
  /** Uncaught errors in any tab. */
  consoleProblems: string[];
}>({
  consoleProblems: async ({context}, use) => {
    const consoleProblems: string[] = [];
    context.on('weberror', (error) => consoleProblems.push(`uncaught: ${error.error().message}`));
    await use(consoleProblems);
  },
});

/**
 * Returns reasons why `main` is not readable: no headline, an error message instead of the page, or more than a tenth of
 * the texts invisible. Texts that are hidden until a click are ignored.
 */
export function readabilityProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const main = document.querySelector('main');
    if (!main) return ['no main element'];
    const problems: string[] = [];
    const headline = document.querySelector('h1');
    if (!headline?.textContent?.trim() || !isVisible(headline)) problems.push('no visible headline');
    if (main.querySelector('[role="alert"] h1')) problems.push('an error message instead of the page');
    const collapsed = '[hidden], [aria-hidden="true"], [role="tabpanel"], details, nav, noscript';
    const texts = [...main.querySelectorAll('h2, h3, p, li, td, dd')].filter(
      (element) => element.textContent?.trim() && !element.closest(collapsed),
    );
    const hidden = texts.filter((element) => !isVisible(element));
    if (hidden.length > texts.length / 10) {
      problems.push(`${hidden.length} of ${texts.length} texts are invisible, such as: ${hidden[0]?.textContent}`);
    }
    return problems;
  });
}

/**
 * Returns texts of `main`, or of another element, with a contrast below 3:1 against their background. For print, also
 * against white: browsers omit backgrounds unless `print-color-adjust` is `exact`.
 */
export function lowContrastTexts(page: Page, part = 'main'): Promise<string[]> {
  return page.evaluate((part) => {
    const context = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!context) throw new Error('This browser has no canvas.');
    type Color = [red: number, green: number, blue: number, alpha: number];
    const known = new Map<string, Color>();
    const colorOf = (css: string): Color => {
      const found = known.get(css);
      if (found) return found;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const color = [...context.getImageData(0, 0, 1, 1).data] as Color;
      known.set(css, color);
      return color;
    };
    const luminance = (color: Color) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
        const part = (color[index] ?? 0) / 255;
        return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      }, 0);
    const isPrint = matchMedia('print').matches;
    /** The background color of the element; `undefined` for a background image. */
    const backgroundOf = (element: Element, isOmitted: boolean): Color | undefined => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const {backgroundColor, backgroundImage, printColorAdjust} = getComputedStyle(at);
        if (isOmitted && printColorAdjust !== 'exact') continue;
        if (backgroundImage !== 'none') return undefined;
        const color = colorOf(backgroundColor);
        if (color[3] > 127) return color;
      }
      return [255, 255, 255, 255];
    };
    const faint: string[] = [];
    const walker = document.createTreeWalker(document.querySelector(part) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      if (element.closest('script, style, noscript')) continue;
      const front = luminance(colorOf(getComputedStyle(element).color));
      for (const isOmitted of isPrint ? [true, false] : [false]) {
        const back = backgroundOf(element, isOmitted);
        if (!back) continue;
        const [low = 0, high = 0] = [luminance(back), front].sort((one, other) => one - other);
        if ((high + 0.05) / (low + 0.05) < 3) faint.push(text);
      }
    }
    return faint;
  }, part);
}

/** Blocks storage before any script of the page runs: reading or writing it throws, as with some browser settings. */
export function blockStorage(page: Page, ...names: ('localStorage' | 'sessionStorage' | 'cookie')[]): Promise<unknown> {
  return page.addInitScript((names) => {
    const block = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    for (const name of names) {
      Object.defineProperty(name === 'cookie' ? document : window, name, {get: block, set: block});
    }
  }, names);
}

/** Returns the class names of elements with a running infinite animation. */
export function endlessAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({playState, effect}) => playState === 'running' && effect?.getComputedTiming().iterations === Infinity)
      .map(({effect}) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '').toString()),
  );
}

/** Returns the share of the window's height (0 to 1) that fixed and sticky elements cover on a scrolled page. */
export function stickyShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({top: 300, behavior: 'instant'});
    const heights = Array.from({length: 32}, (_, index) => ((index + 0.5) * window.innerHeight) / 32);
    const isSticky = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isSticky(element.parentElement));
    const covered = heights.filter((y) => isSticky(document.elementFromPoint(window.innerWidth / 2, y)));
    window.scrollTo({top: 0, behavior: 'instant'});
    return covered.length / heights.length;
  });
}

/** Follows the header's Pricing link and expects a readable page. `path` is for the failure message. */
export async function followHeaderLink(page: Page, path: string): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', {name: 'Menu', exact: true});
  const link = header.getByRole('link', {name: 'Pricing', exact: true});
  // If the page reloads meanwhile, it may or may not have its stylesheet: the link is in the menu or visible.
  await expect(async () => {
    if (!(await link.isVisible())) await menu.click({timeout: 5000});
    await link.click({timeout: 5000});
  }).toPass();
  await expect(page).toHaveURL(pagesByKind.pricing);
  await expect(page).toHaveTitle(/^Pricing/);
  await expect.poll(() => readabilityProblems(page), {message: `after ${path}`}).toEqual([]);
}

/** Types into the first field of the form in `main`, or else into the newsletter field. */
export async function fillForm(page: Page, text: string): Promise<void> {
  await firstField(page).fill(text);
}

/** The field that `fillForm` fills. */
export function firstField(page: Page) {
  return page.locator('main form[aria-label] input, footer input[type="email"]').first();
}
