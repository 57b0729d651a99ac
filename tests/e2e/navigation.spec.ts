import type {Page} from '@playwright/test';
import {pricing} from '../../src/data/marketing/pricing';
import {captured, htmlOf} from '../support/build';
import {examples} from '../support/examples';
import {expect, follow, scrollThrough, test, visit, waitForHydration, waitForIdle} from '../support/test';

/** A long page, and the page that a link on it opens. */
const from = '/about';
const to = '/faq';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Returns the document title of a page. */
const titleOf = (path: string) => captured(htmlOf(path), /<title[^>]*>([^<]*)/g)[0] ?? '';

/** Records the scroll position on every frame from now on. */
async function watchScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, {seenScroll: seen});
    const record = () => {
      if (seen.at(-1) !== window.scrollY) seen.push(window.scrollY);
      requestAnimationFrame(record);
    };
    record();
  });
  return () => page.evaluate(() => (window as unknown as {seenScroll: number[]}).seenScroll);
}

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);

/** Follows the link to `path`, and waits until that page is at its top. */
async function leave(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollY(page)).toBe(0);
}

/** Scrolls to `y` and follows the link to `path`. */
async function leaveAt(page: Page, y: number, path: string): Promise<void> {
  await scrollTo(page, y);
  await leave(page, path);
}

/** Returns the positions between two others that the action has scrolled through. */
async function positionsDuring(
  page: Page,
  [low, high]: [number, number],
  action: () => Promise<void>,
): Promise<number[]> {
  const seen = await watchScroll(page);
  await action();
  return (await seen()).filter((y) => y > low && y < high);
}

test.describe('scrolling on navigation', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const how = reducedMotion === 'reduce' ? 'with reduced motion at once' : 'smoothly';
    test(`following a link scrolls to the top ${how} §2.15`, async ({page}) => {
      await page.emulateMedia({reducedMotion});
      await visit(page, from);
      await scrollTo(page, 800);
      const between = await positionsDuring(page, [0, 800], () => leave(page, to));
      expect(between.length > 0).toBe(reducedMotion !== 'reduce');
    });
  }

  // Only pages with container queries, such as /features, are laid out again while they are removed.
  for (const [start, name, target] of [
    ['/features', 'Pricing', '/pricing'],
    ['/faq?category=security', 'FAQ', '/faq'],
  ] as const) {
    test(`following a focused footer link from ${start} to ${target} scrolls smoothly too §2.15`, async ({page}) => {
      await visit(page, start);
      await page.getByRole('contentinfo').getByRole('link', {name}).focus();
      await scrollTo(page, 100_000);
      const position = await scrollY(page);
      const between = await positionsDuring(page, [0, position], async () => {
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(target);
        await expect.poll(() => scrollY(page)).toBe(0);
      });
      expect(between, 'intermediate positions').not.toEqual([]);
      await page.keyboard.press('Tab');
      await expect(page.locator('#main :focus')).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await expect.poll(() => scrollY(page)).toBe(position);
    });
  }

  test('Back and Forward restore the scroll position immediately', async ({page}) => {
    await visit(page, from);
    await leaveAt(page, 800, to);
    await scrollTo(page, 300);

    const duringBack = await positionsDuring(page, [300, 800], async () => {
      await page.goBack();
      await expect.poll(() => scrollY(page)).toBe(800);
    });
    const duringForward = await positionsDuring(page, [300, 800], async () => {
      await page.goForward();
      await expect.poll(() => scrollY(page)).toBe(300);
    });
    expect([...duringBack, ...duringForward]).toEqual([]);
  });

  test('Back restores the position at the end of a page whose islands load late', async ({page}) => {
    await visit(page, '/blog/2');
    await scrollThrough(page);
    await scrollTo(page, 100_000);
    const position = () => page.evaluate(() => ({top: window.scrollY, height: document.documentElement.scrollHeight}));
    const before = await position();
    await follow(page, to);
    await expect(page).toHaveTitle(/FAQ/);
    await page.goBack();
    // The figure is shorter than its placeholder: the position is right once everything is loaded.
    await expect.poll(position).toEqual(before);
  });

  test('after Back, a visitor who scrolls before all islands are loaded is not moved', async ({page}) => {
    const lengthen = () =>
      page.evaluate(() => {
        const part = Object.assign(document.createElement('div'), {id: 'late'});
        part.style.height = '700px';
        document.body.append(part);
      });
    await visit(page, from);
    await lengthen();
    await leaveAt(page, 800, to);
    await page.evaluate(() => document.getElementById('late')?.remove());
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect.poll(() => scrollY(page)).toBe(800);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollY(page)).toBe(1100);
    await lengthen();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await scrollY(page)).toBe(1100);
  });

  test('Back restores each position, also after a reload', async ({page}) => {
    await visit(page, from);
    await leaveAt(page, 800, to);
    await leaveAt(page, 300, '/pricing');
    await page.reload();
    await waitForHydration(page);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect.poll(() => scrollY(page)).toBe(800);
  });

  test('Back restores the position on a page that changed its own query', async ({page}) => {
    await visit(page, '/pricing');
    await page.getByRole('radio', {name: 'Yearly'}).check();
    await expect(page).toHaveURL(/\/pricing\?/);
    await leaveAt(page, 800, to);
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing\?/);
    await expect.poll(() => scrollY(page)).toBe(800);
  });

  for (const [how, start, isLoaded] of [
    ['opened directly', to, false],
    ['reached by a link', from, false],
    ['left by a page load', to, true],
  ] as const) {
    test(`Back restores the position on a page ${how} whose question was opened`, async ({page}) => {
      await visit(page, start);
      if (start !== to) await follow(page, to);
      await page.locator('#sso').getByRole('button').first().click();
      await expect(page).toHaveURL(`${to}#sso`);
      await scrollTo(page, 300);
      if (isLoaded) await page.evaluate((url) => location.assign(url), from);
      else await leave(page, from);
      await expect(page).toHaveURL(from);
      await page.goBack();
      await expect(page.locator('#sso-content')).toBeVisible();
      await waitForIdle(page);
      expect(await scrollY(page)).toBe(300);
    });
  }

  test('a double click on a link adds one history entry', async ({page}) => {
    await visit(page, from);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).dblclick();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(pricing.meta.heading);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL(from);
  });

  test('setting the hash scrolls to its target immediately', async ({page}) => {
    await visit(page, from);
    const target = page.locator('main [id]').last();
    const id = await target.getAttribute('id');
    const seen = await watchScroll(page);
    await page.evaluate((hash) => location.assign(`#${hash}`), id);
    await expect(target).toBeInViewport();
    const end = await scrollY(page);
    expect((await seen()).filter((y) => y > 0 && y < end)).toEqual([]);
  });

  for (const path of [examples.landingPage, '/contactsupport']) {
    test(`a fragment link on ${path} moves the focus to its target without a focus ring`, async ({page}) => {
      await visit(page, path);
      const link = page.getByRole('main').locator(`a[href^="${path}#"]`).first();
      const place = page.locator(`[id="${(await link.getAttribute('href'))?.split('#')[1]}"]`);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(place).toBeFocused();
      await expect(place).toHaveCSS('outline-style', 'none');
      await page.keyboard.press('Tab');
      await expect(place.locator(':focus')).toHaveCount(1);
      await expect(place).not.toHaveAttribute('tabindex');
    });
  }

  for (const [from, to] of [
    ['/docs/security-compliance/how-code-is-handled', '/dpa#at-the-end'],
    ['/trust', '/security#what-is-in-scope'],
  ] as const) {
    test(`a link from ${from} scrolls to ${to} exactly, although the pages have different layouts`, async ({page}) => {
      await page.setViewportSize({width: 375, height: 740});
      const heading = page.locator(to.slice(to.indexOf('#')));
      const top = () => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top));
      await visit(page, to);
      await waitForIdle(page);
      const direct = await top();
      await visit(page, from);
      await page.getByRole('main').locator(`a[href="${to}"]`).click();
      await expect(page).toHaveURL(to);
      await expect.poll(async () => Math.abs((await top()) - direct)).toBeLessThan(8);
    });
  }
});

test('a search result that is a section of another page receives the focus', async ({page}) => {
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cancel plan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq#cancel');
  const place = page.locator('#cancel');
  await expect(place).toBeInViewport();
  await expect(place).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(place.getByRole('button').first()).toBeFocused();
});

test.describe('for screen readers', () => {
  test('a page reached by a link is announced and focused, without a ring, and the first page is not', async ({
    page,
  }) => {
    await visit(page, from);
    const announcement = page.locator('[aria-live="polite"]');
    await expect(announcement).toBeAttached();
    await expect(announcement).toBeEmpty();
    await page.getByRole('banner').getByRole('link', {name: 'Blog', exact: true}).press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(announcement).toHaveText(titleOf('/blog'));
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.locator('#main')).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(page.locator('#main :focus')).toHaveCount(1);
    await page.goBack();
    await expect(announcement).toHaveText(titleOf(from));
  });

  test('from a doc, a footer link to another doc focuses the main region', async ({page}) => {
    await visit(page, examples.doc);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Docs', exact: true}).press('Enter');
    await expect(page).toHaveURL('/docs');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('Back from a focused footer link does not leave the focus there', async ({page}) => {
    await visit(page, from);
    await follow(page, to);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'}).focus();
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(page.locator('footer :focus')).toHaveCount(0);
  });

  test('a link in the docs sidebar keeps the focus', async ({page}) => {
    await visit(page, examples.doc);
    const sidebar = page.getByRole('navigation', {name: 'Documentation'});
    const links = sidebar.getByRole('link');
    const others = links.and(page.locator('[href^="/docs/core-features/"]:not([aria-current])'));
    const href = (await others.first().getAttribute('href')) ?? '';
    const link = links.and(page.locator(`[href="${href}"]`));
    await link.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sidebar.locator(':focus')).toHaveCount(1);
  });
});

test.describe('any other path', () => {
  const unknown = ['/nope', '/blog/99?x=1#y', '/docs/nope/deep', '/%FF', '/%E0%A4%A'];

  test('an unknown path returns 404, redirects home and adds no history entry §2.14 §8.7', async ({
    page,
    baseURL,
    consoleProblems,
  }) => {
    await visit(page, '/pricing');
    const before = await page.evaluate(() => history.length);
    for (const path of unknown) {
      await test.step(path, async () => {
        const response = page.waitForResponse((found) => found.status() === 404);
        await page.evaluate((url) => location.assign(url), baseURL + path);
        expect((await response).headers()['content-type']).toContain('text/html');
        await expect(page).toHaveURL('/');
        await waitForHydration(page);
        // Replaces the entry that the step before went back from.
        expect(await page.evaluate(() => history.length)).toBe(before + 1);
        await page.goBack();
        await expect(page).toHaveURL('/pricing');
      });
    }
    // Without the inline script of the 404 page, its meta element would redirect, later.
    expect(consoleProblems.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
  });

  test('an unknown path on client-side navigation redirects home §2.14', async ({page}) => {
    await visit(page, '/pricing');
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      history.pushState(null, '', '/nope');
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });
});
