import type {Locator, Page} from '@playwright/test';
import {brand} from '../../src/data/brand';
import {claims} from '../../src/data/facts';
import {headerLinks, resourceLinks} from '../../src/data/navigation/header';
import {loadSiteEnv} from '../../src/site/dotenv';
import {examples} from '../support/examples';
import {expect, searchButton, searchInput, sidewaysScroll, test, visit} from '../support/test';

const {loginUrl} = loadSiteEnv();

const header = (page: Page) => page.getByRole('banner');
const resources = (page: Page) => header(page).getByRole('button', {name: 'Resources'});
const menuToggle = (page: Page) => header(page).getByRole('button', {name: /menu/i});

test('has the links of the specification, to the app in the same tab, to the repository in a new one §1.11 §2.21 §7.9', async ({
  page,
}) => {
  await visit(page, '/contact');
  await resources(page).click();
  for (const [name, href] of [
    ['Playground', '/playground'],
    ['Pricing', '/pricing'],
    ['Blog', '/blog'],
    ['Docs', '/docs'],
    ['Trust center', '/trust'],
    ['Contact support', '/contactsupport'],
    ['FAQ', '/faq'],
    ['Log In', loginUrl],
    ['Get a free trial', loginUrl],
    [`${brand.name}, home`, '/'],
  ] as const) {
    await expect.soft(header(page).getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  }
  await expect(header(page).getByText('No credit card required')).toBeVisible();
  for (const name of ['Log In', 'Get a free trial']) {
    await expect(header(page).getByRole('link', {name})).not.toHaveAttribute('target');
  }
  const repository = header(page).getByRole('link', {name: /GitHub/});
  await expect(repository).toHaveAttribute('target', '_blank');
  await expect(repository).toHaveAttribute('rel', /noopener/);
});

test('marks the current page, and the section of a post or a doc', async ({page}) => {
  await visit(page, '/contact');
  await header(page).getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  await expect(header(page).getByRole('link', {name: 'Pricing'})).toHaveAttribute('aria-current', 'page');
  await resources(page).click();
  await header(page).getByRole('link', {name: 'FAQ'}).click();
  // The URL changes before the page is rendered, and the new page closes the menu.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
  await expect(page).toHaveURL('/faq');
  await resources(page).click();
  await expect(header(page).getByRole('link', {name: 'FAQ'})).toHaveAttribute('aria-current', 'page');
  await expect(header(page).locator('[aria-current]')).toHaveCount(1);
  for (const [path, name] of [
    [examples.post, 'Blog'],
    [examples.doc, 'Docs'],
  ] as const) {
    await visit(page, path);
    await expect(header(page).locator('[aria-current]'), 'the section of the page').toHaveText(name);
    await expect(header(page).locator('[aria-current]')).toHaveAttribute('aria-current', 'true');
  }
});

test('the current page is distinguishable in forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, '/faq');
  await resources(page).click();
  const links = header(page).getByRole('list').last().getByRole('link');
  await expect(links.filter({hasText: 'FAQ'})).toHaveCSS('text-decoration-line', 'underline');
  await expect(links.filter({hasText: 'Docs'})).toHaveCSS('text-decoration-line', 'none');
});

test('Resources closes on a second click, a click outside, Escape, when focus leaves it, and in a narrow window §4.2', async ({
  page,
}) => {
  await visit(page, '/contact');
  const link = header(page).getByRole('link', {name: 'Trust center'});
  const closings: Record<string, () => Promise<void>> = {
    'a second click': () => resources(page).click(),
    'a click outside': () => page.mouse.click(5, 700),
    Escape: async () => {
      await page.keyboard.press('Tab');
      await expect(header(page).getByRole('link', {name: 'Docs'})).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(resources(page)).toBeFocused();
    },
    'focus leaving it': async () => {
      for (let stop = 0; stop <= resourceLinks.length; stop += 1) await page.keyboard.press('Tab');
    },
    // It also stays closed when the window is wide again.
    'a narrow window': async () => {
      await page.setViewportSize({width: 800, height: 700});
      await expect(menuToggle(page)).toBeVisible();
      await page.setViewportSize({width: 1440, height: 900});
    },
  };
  for (const [name, close] of Object.entries(closings)) {
    await expect(resources(page), name).toHaveAttribute('aria-expanded', 'false');
    await resources(page).click();
    await expect(resources(page), name).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await close();
    await expect(resources(page), name).toHaveAttribute('aria-expanded', 'false');
    await expect(link, name).toBeHidden();
  }
});

test('Resources closes when a link is followed, also to the current page §4.2', async ({page}) => {
  await visit(page, '/contact');
  for (const _ of ['another page', 'the current page']) {
    await resources(page).click();
    await header(page).getByRole('link', {name: 'Trust center'}).click();
    await expect(page).toHaveTitle(/^Trust center/);
    await expect(page).toHaveURL('/trust');
    await expect(resources(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(header(page).getByRole('link', {name: 'Trust center'})).toBeHidden();
  }
});

test('keyboard navigation in the bar and Escape in its menu do not scroll the page', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/pricing');
  await page.evaluate(() => window.scrollTo(0, 1200));
  await resources(page).click();
  const stops = ['Tab', 'Tab', 'Escape', 'Tab', 'Shift+Tab', 'Shift+Tab'];
  for (const key of stops) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => scrollY), key).toBe(1200);
  }
  await expect(header(page).getByRole('link', {name: 'Blog'})).toBeFocused();
});

test('scrolls with the page in a window lower than 30em, where it covers no link target and no focused link', async ({
  page,
}) => {
  const scrollToEnd = () => page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
  const target = page.locator('#rollover');
  for (const path of ['/faq', examples.landingPage]) {
    await page.setViewportSize({width: 320, height: 480});
    await visit(page, path);
    for (const height of [480, 479, 256]) {
      await page.setViewportSize({width: 320, height});
      await scrollToEnd();
      if (height === 480) await expect(header(page)).toBeInViewport({ratio: 1});
      else await expect(header(page)).not.toBeInViewport();
    }
  }
  await menuToggle(page).focus();
  await expect(menuToggle(page)).toBeInViewport({ratio: 1});
  await visit(page, '/faq#rollover');
  await expect(header(page)).not.toBeInViewport();
  await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(40);
  await expect(target).toBeInViewport();
});

test.describe('menu on a phone', () => {
  test.use({viewport: {width: 375, height: 700}});

  test('opens with its toggle without a layout shift, closes with it, on Escape, and when a link is followed §2.22 §4.1', async ({
    page,
  }) => {
    await visit(page, '/contact');
    const link = header(page).getByRole('link', {name: 'Pricing'});
    await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    const before = await menuToggle(page).boundingBox();
    await menuToggle(page).click();
    await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await menuToggle(page).boundingBox()).toEqual(before);
    await expect(link).toBeVisible();
    await menuToggle(page).click();
    await expect(link).toBeHidden();
    await menuToggle(page).click();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menuToggle(page)).toBeFocused();
    await menuToggle(page).click();
    await link.click();
    await expect(page).toHaveURL('/pricing');
    await expect(link).toBeHidden();
  });

  test('is at most 500 px tall and scrollable §9.12', async ({page}) => {
    await visit(page, '/contact');
    // With the default font size, the menu is shorter.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'));
    await menuToggle(page).click();
    await resources(page).click();
    const id = await menuToggle(page).getAttribute('aria-controls');
    const menu = page.locator(`#${id}`);
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(500);
    const contentHeight = await menu.evaluate((element) => element.scrollHeight);
    expect(contentHeight, 'the content is taller than the menu').toBeGreaterThan(500);
    await header(page).getByRole('link', {name: 'Get a free trial'}).scrollIntoViewIfNeeded();
    await expect(header(page).getByRole('link', {name: 'Get a free trial'})).toBeInViewport();
  });

  test('scrolls to its end on a phone in landscape', async ({page}) => {
    await page.setViewportSize({width: 812, height: 375});
    for (const path of ['/contact', examples.lightLandingPage]) {
      await visit(page, path);
      await menuToggle(page).click();
      await resources(page).click();
      const menu = page.locator('#site-menu');
      const {y, height} = (await menu.boundingBox()) ?? {y: 0, height: 0};
      expect(y + height).toBeLessThanOrEqual(375);
      await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(header(page).getByRole('link', {name: 'Get a free trial'}), path).toBeInViewport({ratio: 1});
    }
  });

  test('closes when a link to the current page is followed, also in Resources', async ({page}) => {
    await visit(page, '/trust');
    await menuToggle(page).click();
    await resources(page).click();
    await header(page).getByRole('link', {name: 'Trust center'}).click();
    await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('and the search are closed after Back, in the docs too', async ({page}) => {
    await visit(page, '/docs');
    const openers: [open: () => Promise<void>, shown: Locator][] = [
      [() => menuToggle(page).click(), header(page).getByRole('link', {name: 'Pricing'})],
      [() => searchButton(page).click(), searchInput(page)],
    ];
    for (const [open, shown] of openers) {
      await page.getByRole('main').locator('a[href="/docs/getting-started/what-ovam-ai-does"]').first().click();
      await expect(page.getByRole('heading', {level: 1, name: `What ${brand.name} does`})).toBeVisible();
      await open();
      await expect(shown).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/docs');
      await expect(shown).toBeHidden();
    }
  });

  test('collapses when the window reaches 1024 px §2.22 §9.16', async ({page}) => {
    await visit(page, '/contact');
    await menuToggle(page).click();
    await page.setViewportSize({width: 1023, height: 700});
    await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.setViewportSize({width: 1024, height: 700});
    await expect(menuToggle(page)).toBeHidden();
    await expect(header(page).getByRole('link', {name: 'Pricing'})).toBeVisible();
    await page.setViewportSize({width: 800, height: 700});
    await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test('landing pages 2, 3 and 4 are white, and every other page is dark navy §2.18', async ({page}) => {
  const landingPages = [1, 2, 3, 4, 5, 6].map((number) => `/landingpage${number}`);
  for (const path of [...landingPages, '/', '/pricing', '/docs', '/dpa']) {
    await page.goto(path);
    const [red = 0, green = 0, blue = 0] = await page.evaluate(
      () => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
    );
    const white = red + green + blue === 3 * 255;
    const navy = blue > green && green >= red && blue < 51;
    expect.soft({path, white, navy}).toEqual({path, white: /[234]$/.test(path), navy: !/[234]$/.test(path)});
  }
});

test('the whole bar fits the window from 1024 px, also with increased text spacing', async ({page}) => {
  for (const path of [examples.landingPage, '/pricing']) {
    await page.setViewportSize({width: 1024, height: 800});
    await visit(page, path);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  const note = await header(page).getByText(claims.noCreditCard).boundingBox();
  expect(note?.height, 'the note is on one line').toBeLessThan(20);
  await page.evaluate(() => {
    const stylesheet = new CSSStyleSheet();
    // WCAG 2.2, 1.4.12.
    stylesheet.replaceSync(
      '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
    );
    document.adoptedStyleSheets = [stylesheet];
  });
  for (const width of [1024, 1152]) {
    await page.setViewportSize({width, height: 800});
    await expect(searchButton(page)).toBeInViewport({ratio: 1});
  }
});

test('when moving backwards with Shift+Tab, no sticky part covers the focused control', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const main = page.getByRole('main');
  for (const [path, width, lastStop, firstStop] of [
    [
      '/site-content',
      375,
      main.getByRole('button', {name: /^Copy .+/}).nth(3),
      main.getByRole('navigation').getByRole('link'),
    ],
    [
      examples.comparison,
      1280,
      main.getByRole('link', {name: /^Source/}).last(),
      main.getByRole('link', {name: /^Source/}),
    ],
  ] as const) {
    await page.setViewportSize({width, height: 700});
    await visit(page, path);
    await lastStop.focus();
    const covered: (string | null)[] = [];
    while (!(await firstStop.first().evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Shift+Tab');
      covered.push(
        await page.evaluate(() => {
          const stop = document.activeElement;
          const {x, y, width, height} = stop?.getBoundingClientRect() ?? new DOMRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return !stop || stop.matches('body') || stop.contains(top) || height > innerHeight / 2
            ? null
            : stop.textContent;
        }),
      );
    }
    expect(covered.length, path).toBeGreaterThan(5);
    expect(covered.filter(Boolean), path).toEqual([]);
  }
});

test.describe('keyboard', () => {
  test('the first tab stop is the skip link to the main content', async ({page}) => {
    await visit(page, '/pricing');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => document.activeElement?.closest('main, footer, #main') !== null);
    expect(inside, 'the next stop is past the header').toBe(true);
  });

  test('Tab moves through the header in reading order with a visible focus', async ({page}) => {
    await visit(page, '/contact');
    const stops = [
      'Skip to main content',
      `${brand.name}, home`,
      ...headerLinks.map(({label}) => label),
      'Resources',
      'Star',
      'Log In',
      'Get a free trial',
      'Search',
    ];
    const focused: string[] = [];
    while (focused.length < stops.length) {
      await page.keyboard.press('Tab');
      focused.push(
        await page.evaluate(() => {
          const element = document.activeElement ?? document.body;
          const {outlineStyle, outlineWidth} = getComputedStyle(element);
          const isVisible = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          return `${element.getAttribute('aria-label') ?? element.textContent?.trim()}${isVisible ? '' : ' (no visible focus)'}`;
        }),
      );
    }
    expect(focused.map((name) => name.replace(/^Star.*/, 'Star'))).toEqual(stops);
  });
});
