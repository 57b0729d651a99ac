import type {Page} from '@playwright/test';
import {blogList} from '../../src/data/marketing/blog';
import {pricing} from '../../src/data/marketing/pricing';
import {captured, htmlOf} from '../support/build';
import {examples} from '../support/examples';
import {expect, hydrated, idle, scrollThrough, test, visit} from '../support/test';

/** A long page, a link on it that leads to another page, and that page. */
const from = '/about';
const to = '/faq';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** What the tab of a page says. */
const titleOf = (path: string) => captured(htmlOf(path), /<title[^>]*>([^<]*)/g)[0] ?? '';

/** Notes where the window is scrolled to at every frame from now on. */
async function watchScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, {seenScroll: seen});
    const note = () => {
      if (seen.at(-1) !== window.scrollY) seen.push(window.scrollY);
      requestAnimationFrame(note);
    };
    note();
  });
  return () => page.evaluate(() => (window as unknown as {seenScroll: number[]}).seenScroll);
}

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);

/** Follows a link of this page to `path` without bringing it into view first, as a press on a visible one would. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

/** Leaves the page at `y` by its link to `path`, and waits until that page stands at its top. */
async function leaveAt(page: Page, y: number, path: string): Promise<void> {
  await scrollTo(page, y);
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollY(page)).toBe(0);
}

test.describe('scrolling on navigation', () => {
  test('following a link scrolls smoothly to the top §2.15', async ({page}) => {
    await visit(page, from);
    await scrollTo(page, 800);
    const seen = await watchScroll(page);
    await follow(page, to);
    await expect(page).toHaveURL(to);
    await expect.poll(() => scrollY(page)).toBe(0);
    const between = (await seen()).filter((y) => y > 0 && y < 800);
    expect(between, 'positions seen on the way').not.toEqual([]);
  });

  test('so does a link to the same page with another query', async ({page}) => {
    await visit(page, '/faq?category=security');
    await scrollTo(page, 100_000);
    const seen = await watchScroll(page);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'});
    await link.focus();
    const start = await scrollY(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faq');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect((await seen()).filter((y) => y > 0 && y < start)).not.toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.locator('#main :focus')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/faq?category=security');
    await expect.poll(() => scrollY(page)).toBe(start);
  });

  // Only pages whose parts follow their own width are laid out while they are taken away.
  test('so does a press on a link of the footer, which has the focus then §2.15', async ({page}) => {
    await visit(page, '/features');
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'});
    await link.focus();
    await scrollTo(page, 100_000);
    const start = await scrollY(page);
    const seen = await watchScroll(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pricing');
    await expect.poll(() => scrollY(page)).toBe(0);
    const between = (await seen()).filter((y) => y > 0 && y < start);
    expect(between, 'positions seen on the way').not.toEqual([]);
  });

  test('back and forward restore the place at once', async ({page}) => {
    await visit(page, from);
    await leaveAt(page, 800, to);
    await scrollTo(page, 300);

    const seenBack = await watchScroll(page);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(800);
    expect((await seenBack()).filter((y) => y > 300 && y < 800)).toEqual([]);

    const seenForward = await watchScroll(page);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(300);
    expect((await seenForward()).filter((y) => y > 300 && y < 800)).toEqual([]);
  });

  test('back restores the place at the end of a page whose parts come late', async ({page}) => {
    await visit(page, '/blog/2');
    await scrollThrough(page);
    await scrollTo(page, 100_000);
    const place = () => page.evaluate(() => ({top: window.scrollY, length: document.documentElement.scrollHeight}));
    const left = await place();
    await follow(page, to);
    await expect(page).toHaveTitle(/FAQ/);
    await page.goBack();
    // Its figure is shorter than the panel that stands in for it: the place holds when all of it is there.
    await expect.poll(place).toEqual(left);
  });

  test('back leaves the visitor alone who goes on while parts are still to come', async ({page}) => {
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

  test('back restores each place, also after a reload', async ({page}) => {
    await visit(page, from);
    await leaveAt(page, 800, to);
    await leaveAt(page, 300, '/pricing');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect.poll(() => scrollY(page)).toBe(800);
  });

  test('back restores the place on a page that has changed its own query', async ({page}) => {
    await visit(page, '/pricing');
    await page.getByRole('radio', {name: 'Yearly'}).check();
    await expect(page).toHaveURL(/\/pricing\?/);
    await leaveAt(page, 800, to);
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing\?/);
    await expect.poll(() => scrollY(page)).toBe(800);
  });

  for (const [how, start] of [
    ['opened directly', to],
    ['that a link led to', from],
  ] as const) {
    test(`back restores the place on a page ${how} whose question was opened`, async ({page}) => {
      await visit(page, start);
      if (start !== to) await follow(page, to);
      await page.locator('#sso').getByRole('button').first().click();
      await expect(page).toHaveURL(`${to}#sso`);
      await leaveAt(page, 300, from);
      await page.goBack();
      await expect(page.locator('#sso-content')).toBeVisible();
      await idle(page);
      expect(await scrollY(page)).toBe(300);
    });
  }

  test('a double click on a link is one step for back', async ({page}) => {
    await visit(page, from);
    const steps = await page.evaluate(() => history.length);
    await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).dblclick();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(pricing.meta.heading);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goBack();
    await expect(page).toHaveURL(from);
  });

  test('back restores the place after a link to a place was opened in another tab', async ({page, context}) => {
    await visit(page, from);
    await leaveAt(page, 800, '/privacypolicy');
    const opened = context.waitForEvent('page');
    await page
      .locator('main a[href^="#"]')
      .last()
      .click({modifiers: ['ControlOrMeta']});
    await opened;
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect.poll(() => scrollY(page)).toBe(800);
  });

  test('a hash goes to its place at once', async ({page}) => {
    await visit(page, from);
    const target = page.locator('main [id]').last();
    const id = await target.getAttribute('id');
    const seen = await watchScroll(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, String(id));
    await expect(target).toBeInViewport();
    const end = await scrollY(page);
    expect((await seen()).filter((y) => y > 0 && y < end)).toEqual([]);
  });

  for (const path of [examples.landingPage, '/contactsupport']) {
    test(`a link of ${path} to a place on it takes the keyboard along, and draws no ring there`, async ({page}) => {
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
    test(`a link from ${from} leads to where ${to} stands, though its page is laid out otherwise`, async ({page}) => {
      await page.setViewportSize({width: 375, height: 740});
      const heading = page.locator(to.slice(to.indexOf('#')));
      const top = () => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top));
      await visit(page, to);
      await idle(page);
      const direct = await top();
      await visit(page, from);
      await page.getByRole('main').locator(`a[href="${to}"]`).click();
      await expect(page).toHaveURL(to);
      await expect.poll(async () => Math.abs((await top()) - direct)).toBeLessThan(8);
    });
  }

  test('nothing glides with reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, from);
    await scrollTo(page, 800);
    const seen = await watchScroll(page);
    await follow(page, to);
    await expect(page).toHaveURL(to);
    await expect.poll(() => scrollY(page)).toBe(0);
    expect((await seen()).filter((y) => y > 0 && y < 800)).toEqual([]);
  });
});

test('a place on another page that the search leads to takes the keyboard along', async ({page}) => {
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

test.describe('for who listens', () => {
  test('the page that a link has led to is said, and the one that was loaded is not', async ({page}) => {
    await visit(page, from);
    const said = page.locator('[aria-live="polite"]');
    await expect(said).toBeAttached();
    await expect(said).toBeEmpty();
    await follow(page, to);
    await expect(page).toHaveURL(to);
    await expect(said).toHaveText(titleOf(to));
    await page.goBack();
    await expect(said).toHaveText(titleOf(from));
  });

  test('the main region of that page has the focus, without a ring, and Tab goes on in it', async ({page}) => {
    await visit(page, from);
    await page.getByRole('banner').getByRole('link', {name: 'Blog', exact: true}).press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(blogList.meta.heading);
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.locator('#main')).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(page.locator('#main :focus')).toHaveCount(1);
  });

  test('a link of the footer that docs share leads the keyboard to the main region', async ({page}) => {
    await visit(page, examples.doc);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Docs', exact: true}).press('Enter');
    await expect(page).toHaveURL('/docs');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('a link of the docs’ sidebar, which stays beside the text, keeps the keyboard', async ({page}) => {
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

  for (const path of unknown) {
    test(`${path} answers 404, leads home and leaves no entry behind §2.14 §8.7`, async ({page, baseURL}) => {
      await visit(page, '/pricing');
      const before = await page.evaluate(() => history.length);
      const response = page.waitForResponse((answer) => answer.status() === 404);
      await page.evaluate((address) => location.assign(address), baseURL + path);
      expect((await response).headers()['content-type']).toContain('text/html');
      await expect(page).toHaveURL('/');
      await hydrated(page);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL('/pricing');
    });
  }

  test('inside the running site too §2.14', async ({page}) => {
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

test.describe('any other path, with scripts off', () => {
  test.use({javaScriptEnabled: false});

  for (const path of ['/nope', '/%FF']) {
    test(`${path} leads home`, async ({page, baseURL}) => {
      await page.goto(baseURL + path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }
});
