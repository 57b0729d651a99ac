import {test as base, expect, type Page} from '@playwright/test';
import {examples} from './examples';

/** One page of every kind that the site has. */
export const kinds = {
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
 * A page for each way in which pages depend on scripts, storage or the network: islands, the demo form and a video, a
 * doc's split route table, the search index, a mail form. The other kinds are pages of the same templates without these.
 */
export const mechanisms = pick('home', 'landing page', 'doc', 'search', 'mail form');

function pick(...names: (keyof typeof kinds)[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, kinds[name]]));
}

/**
 * Playwright's test with nothing intercepted, because that switches off what a fault may be about: the browser's
 * caches.
 */
export const untouched = base.extend<{
  /** Errors that nothing caught, in any of its tabs. */
  noise: string[];
}>({
  noise: async ({context}, use) => {
    const noise: string[] = [];
    context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`));
    await use(noise);
  },
});

/**
 * What keeps a visitor from reading the page's own part, a line each: no headline, the message that stands in for a
 * broken page, or words that should be seen and are not. Words that wait for a press do not count.
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const main = document.querySelector('main');
    if (!main) return ['no main part'];
    const problems: string[] = [];
    const headline = document.querySelector('h1');
    if (!headline?.textContent?.trim() || !seen(headline)) problems.push('no headline is seen');
    if (main.querySelector('[role="alert"] h1')) problems.push('an error message stands in for the page');
    const waiting = '[hidden], [aria-hidden="true"], [role="tabpanel"], details, nav, noscript';
    const texts = [...main.querySelectorAll('h2, h3, p, li, td, dd')].filter(
      (element) => element.textContent?.trim() && !element.closest(waiting),
    );
    const unseen = texts.filter((element) => !seen(element));
    if (unseen.length > texts.length / 10) {
      problems.push(`${unseen.length} of ${texts.length} texts are not seen, such as: ${unseen[0]?.textContent}`);
    }
    return problems;
  });
}

/**
 * Texts of the page's own part, or another, that can hardly be told from what is behind them; on paper also from the
 * paper, as browsers leave out what is behind unless they are asked for it.
 */
export function faintTexts(page: Page, part = 'main'): Promise<string[]> {
  return page.evaluate((part) => {
    const context = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!context) throw new Error('This browser has no canvas.');
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const known = new Map<string, Colour>();
    const colourOf = (css: string): Colour => {
      const found = known.get(css);
      if (found) return found;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const colour = [...context.getImageData(0, 0, 1, 1).data] as Colour;
      known.set(css, colour);
      return colour;
    };
    const luminance = (colour: Colour) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
        const part = (colour[index] ?? 0) / 255;
        return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      }, 0);
    const onPaper = matchMedia('print').matches;
    /** What is painted behind the element; nothing where it is a picture. */
    const behind = (element: Element, leftOut: boolean): Colour | undefined => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const {backgroundColor, backgroundImage, printColorAdjust} = getComputedStyle(at);
        if (leftOut && printColorAdjust !== 'exact') continue;
        if (backgroundImage !== 'none') return undefined;
        const colour = colourOf(backgroundColor);
        if (colour[3] > 127) return colour;
      }
      return [255, 255, 255, 255];
    };
    const faint: string[] = [];
    const walker = document.createTreeWalker(document.querySelector(part) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element?.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      if (element.closest('script, style, noscript')) continue;
      const front = luminance(colourOf(getComputedStyle(element).color));
      for (const leftOut of onPaper ? [true, false] : [false]) {
        const back = behind(element, leftOut);
        if (!back) continue;
        const [low = 0, high = 0] = [luminance(back), front].sort((one, other) => one - other);
        if ((high + 0.05) / (low + 0.05) < 3) faint.push(words);
      }
    }
    return faint;
  }, part);
}

/** What of the page goes on moving by itself, without end. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({playState, effect}) => playState === 'running' && effect?.getComputedTiming().iterations === Infinity)
      .map(({effect}) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '').toString()),
  );
}

/** How much of the window's height, from 0 to 1, what stays in place takes from a page that is scrolled. */
export function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({top: 300, behavior: 'instant'});
    const heights = Array.from({length: 32}, (_, index) => ((index + 0.5) * window.innerHeight) / 32);
    const stays = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const covered = heights.filter((y) => stays(document.elementFromPoint(window.innerWidth / 2, y)));
    window.scrollTo({top: 0, behavior: 'instant'});
    return covered.length / heights.length;
  });
}

/** Follows a link of the header, and finds a page at its end. */
export async function leadsOn(page: Page, path: string): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', {name: 'Menu', exact: true});
  const link = header.getByRole('link', {name: 'Pricing', exact: true});
  // A page that loads anew meanwhile may come with its style sheet, or without: the link is in the menu or in sight.
  await expect(async () => {
    if (!(await link.isVisible())) await menu.click({timeout: 5000});
    await link.click({timeout: 5000});
  }).toPass();
  await expect(page).toHaveURL(kinds.pricing);
  await expect(page).toHaveTitle(/^Pricing/);
  await expect.poll(() => unreadable(page), {message: `after ${path}`}).toEqual([]);
}

/** Types into the form of the page's own part, where it has one, and otherwise into the newsletter box. */
export async function type(page: Page, words: string): Promise<void> {
  await typedInto(page).fill(words);
}

/** Where `type` types. */
export function typedInto(page: Page) {
  return page.locator('main form[aria-label] input, footer input[type="email"]').first();
}
