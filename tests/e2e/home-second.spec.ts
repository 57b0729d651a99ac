import type {Locator, Page} from '@playwright/test';
import {agentTabs} from '../../src/data/agents/agents';
import {testimonials} from '../../src/data/company/testimonials';
import {motion, shuffledRows} from '../../src/data/facts';
import {confidentiality} from '../../src/data/home/confidentiality';
import {previews} from '../../src/data/home/previews';
import {roles} from '../../src/data/home/roles';
import {integrations} from '../../src/data/integrations/integrations';
import {expect, test, visit, waitForIsland} from '../support/test';

const home = '/';
const agents = (page: Page) => page.locator('#agents');
const tabs = (page: Page) => agents(page).getByRole('tab');
/** Returns the label of the tab at an index, so that tests do not depend on the order of tabs. */
const nameOf = (index: number) => agentTabs[index]?.label ?? '';
const selected = (page: Page) => agents(page).getByRole('tab', {selected: true});
const integrationGrid = (page: Page) => page.locator('#integrations');
const previewWall = (page: Page) => page.locator('#previews');
const band = (page: Page) => page.getByRole('region', {name: 'Testimonials'});
const track = (page: Page) => band(page).locator('> *');
const pause = (part: Locator) => part.getByRole('button', {name: 'Pause animations'});

/** Scrolls to a section and waits until its island is hydrated. */
async function scrollToSection(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await waitForIsland(part);
  await part.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
}

/** Opens the home page with a paused fake clock, and scrolls to a section. */
async function visitWithPausedClock(page: Page, part: (page: Page) => Locator): Promise<void> {
  await page.clock.install();
  await visit(page, home);
  await scrollToSection(part(page));
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances the clock and lets the page render. */
async function advance(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(() => document.body.offsetHeight);
}

/** Moves the pointer away from the tabs. Resolves once the rotation runs. */
async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(agents(page).locator('[data-rotating]:not([data-paused])')).toHaveCount(1);
}

/** Selects a tab, which restarts the rotation interval. */
async function select(page: Page, index: number): Promise<void> {
  await tabs(page).nth(index).click();
  await movePointerAway(page);
  await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
}

async function rowsOf(grid: Locator): Promise<string[][]> {
  return grid
    .locator('div[aria-hidden="true"]')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((slot) => slot.textContent ?? '')));
}

/** Advances by whole intervals until other tiles are shown: the first interval begins when the grid is visible. */
async function advanceToReshuffle(page: Page, grid: Locator): Promise<string[][]> {
  const before = await rowsOf(grid);
  await expect(async () => {
    await advance(page, motion.reshuffleMs);
    expect(await rowsOf(grid)).not.toEqual(before);
  }).toPass();
  return rowsOf(grid);
}

test.describe('agent tabs', () => {
  test('rotate every four seconds, and start over after the sixth §2.34 §4.7 §9.9', async ({page}) => {
    await visitWithPausedClock(page, agents);
    await select(page, 4);
    await advance(page, motion.tabRotationMs - 100);
    await expect(selected(page)).toHaveText(nameOf(4));
    await advance(page, 200);
    await expect(selected(page)).toHaveText(nameOf(5));
    await advance(page, motion.tabRotationMs);
    await expect(selected(page)).toHaveText(nameOf(0));
    await expect(agents(page).getByRole('tabpanel')).toHaveCount(1);
    await expect(agents(page).getByRole('tabpanel', {name: nameOf(0)})).toBeVisible();
  });

  test('a line below the tab shows the progress to the next rotation §4.7', async ({page}) => {
    await visit(page, home);
    await scrollToSection(agents(page));
    const line = selected(page).locator('span');
    await expect(line).toHaveCSS('animation-duration', '4s');
    await expect(line).toHaveCSS('animation-play-state', 'running');
    const width = (share: number) =>
      line.evaluate((bar, part) => {
        const [animation] = bar.getAnimations();
        animation?.pause();
        if (animation) animation.currentTime = part * 4000;
        return bar.getBoundingClientRect().width / (bar.parentElement?.offsetWidth ?? 1);
      }, share);
    expect(await width(0.25)).toBeCloseTo(0.25, 1);
    expect(await width(0.75)).toBeCloseTo(0.75, 1);
  });

  test('pause while hovered, and resume with the remaining time §4.7', async ({page}) => {
    await visitWithPausedClock(page, agents);
    await select(page, 1);
    await advance(page, 3000);
    await agents(page).getByRole('tabpanel').hover();
    await expect(agents(page).locator('[data-paused]')).toHaveCount(1);
    await advance(page, 30_000);
    await expect(selected(page)).toHaveText(nameOf(1));
    await movePointerAway(page);
    await advance(page, 500);
    await expect(selected(page)).toHaveText(nameOf(1));
    await advance(page, 1000);
    await expect(selected(page)).toHaveText(nameOf(2));
  });

  test('a click selects a tab, and the rotation continues from there §4.8', async ({page}) => {
    await visitWithPausedClock(page, agents);
    await tabs(page).nth(3).click();
    await expect(selected(page)).toHaveText(nameOf(3));
    await expect(agents(page).getByRole('heading', {level: 3})).toHaveText(agentTabs[3]?.title ?? '');
    await movePointerAway(page);
    await advance(page, motion.tabRotationMs + 100);
    await expect(selected(page)).toHaveText(nameOf(4));
  });

  test('stop permanently on keyboard focus, until animations are switched on again', async ({page}) => {
    await visitWithPausedClock(page, agents);
    await select(page, 0);
    await pause(agents(page)).focus();
    await page.keyboard.press('Tab');
    await expect(selected(page)).toBeFocused();
    await advance(page, 30_000);
    await expect(selected(page)).toHaveText(nameOf(0));
    await page.keyboard.press('Tab');
    await advance(page, 30_000);
    await expect(selected(page)).toHaveText(nameOf(0));

    await pause(agents(page)).click();
    await agents(page).getByRole('button', {name: 'Play animations'}).click();
    await movePointerAway(page);
    await advance(page, motion.tabRotationMs + 100);
    await expect(selected(page)).toHaveText(nameOf(1));
  });

  test('respond to arrow keys, Home and End, with one tab stop', async ({page}) => {
    await visitWithPausedClock(page, agents);
    await select(page, 0);
    await selected(page).focus();
    for (const [key, label] of [
      ['ArrowRight', nameOf(1)],
      ['End', nameOf(5)],
      ['ArrowRight', nameOf(0)],
      ['ArrowLeft', nameOf(5)],
      ['Home', nameOf(0)],
    ] as const) {
      await page.keyboard.press(key);
      await expect(selected(page)).toHaveText(label);
      await expect(selected(page)).toBeFocused();
      await expect(agents(page).getByRole('tabpanel', {name: label})).toBeVisible();
    }
    await expect(agents(page).locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(agents(page).getByRole('tabpanel')).toBeFocused();
  });

  test('a tap selects a tab and stops the rotation', async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL, hasTouch: true, viewport: {width: 375, height: 812}});
    const page = await context.newPage();
    await visitWithPausedClock(page, agents);
    await tabs(page).filter({hasText: 'Search'}).tap();
    await advance(page, 30_000);
    await expect(selected(page)).toHaveText('Search');
    await context.close();
  });

  test('do not rotate off screen', async ({page}) => {
    await visitWithPausedClock(page, agents);
    await select(page, 2);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expect(agents(page).locator('[data-rotating]')).toHaveCount(0);
    await advance(page, 30_000);
    await expect(selected(page)).toHaveText(nameOf(2));
  });

  test('have the same height for every selection, and targets of 44 pixels', async ({page}) => {
    await visitWithPausedClock(page, agents);
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({width, height: 900});
      await scrollToSection(agents(page));
      const heights = new Set<number>();
      for (let index = 0; index < agentTabs.length; index++) {
        await select(page, index);
        const box = await agents(page).boundingBox();
        heights.add(Math.round(box?.height ?? 0));
        const target = await tabs(page).nth(index).boundingBox();
        expect(target?.height).toBeGreaterThanOrEqual(44);
      }
      expect(heights.size, `at ${width} px`).toBe(1);
    }
  });

  test('link to the trial and to the page of each agent §3.3', async ({page}) => {
    await visitWithPausedClock(page, agents);
    for (const [index, {buttons}] of agentTabs.entries()) {
      await select(page, index);
      const links = agents(page).getByRole('tabpanel').getByRole('link');
      await expect(links).toHaveText(buttons.map(({label}) => label));
      await expect(links.first()).toHaveAttribute('href', /\/login$/);
      await expect(links.last()).toHaveAttribute('href', buttons[1].to);
    }
  });
});

test.describe('integrations and previews', () => {
  for (const [name, part, rows, pool] of [
    ['integrations', integrationGrid, shuffledRows.integrations, integrations.map((tool) => tool.name)],
    ['previews', previewWall, shuffledRows.previews, previews.map((preview) => preview.title)],
  ] as const) {
    test(`${name} change every five seconds, in rows of ${rows.join(', ')}, without duplicates §4.19 §9.9`, async ({
      page,
    }) => {
      await visitWithPausedClock(page, part);
      const items = await part(page).getByRole('listitem').allTextContents();
      expect(items, 'all of them are in a list as text').toHaveLength(pool.length);
      for (const [index, item] of pool.entries()) expect(items[index]).toContain(item);
      let before = await rowsOf(part(page));
      for (let turn = 0; turn < 3; turn++) {
        expect(before.map((row) => row.length)).toEqual([...rows]);
        const shown = before.flat();
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((text) => pool.some((item) => text.includes(item)))).toBe(true);
        before = await advanceToReshuffle(page, part(page));
        await advance(page, motion.reshuffleMs - 200);
        expect(await rowsOf(part(page))).toEqual(before);
        await advance(page, 200);
        await expect.poll(() => rowsOf(part(page))).not.toEqual(before);
        before = await rowsOf(part(page));
      }
    });

    test(`${name} keep their rows and positions when tiles change, and do not change off screen`, async ({page}) => {
      await visitWithPausedClock(page, part);
      const slots = part(page).locator('div[aria-hidden="true"] > *');
      const places = () => slots.evaluateAll((all) => all.map((slot) => slot.getBoundingClientRect().toJSON()));
      for (const width of [320, 480, 768, 1024]) {
        await page.setViewportSize({width, height: 900});
        await scrollToSection(part(page));
        const before = await places();
        const tops = [...new Set(before.map(({top}) => top))];
        expect(tops.map((row) => before.filter(({top}) => top === row).length)).toEqual([...rows]);
        await advanceToReshuffle(page, part(page));
        expect(await places(), `at ${width} px`).toEqual(before);
      }
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      const changes = async () => {
        const before = await rowsOf(part(page));
        await advance(page, 30_000);
        return JSON.stringify(before) !== JSON.stringify(await rowsOf(part(page)));
      };
      await expect.poll(changes).toBe(false);
    });
  }

  test('integrations show eight of eighteen tools, only GitHub as integrated, and an icon for each §2.36 §4.19', async ({
    page,
  }) => {
    await visitWithPausedClock(page, integrationGrid);
    expect((await rowsOf(integrationGrid(page))).flat()).toHaveLength(8);
    const items = integrationGrid(page).getByRole('listitem');
    await expect(items).toHaveCount(18);
    await expect(items.filter({hasText: 'integrated today'})).toHaveText([/GitHub/]);
    const sprite = await (await page.request.get('/img/marks.svg')).text();
    for (const {mark} of integrations) expect(sprite).toContain(`id="${mark}"`);
  });
});

test.describe('testimonials', () => {
  test('scroll through in 40 seconds, and pause on hover and focus §2.37 §4.9', async ({page}) => {
    await visit(page, home);
    await scrollToSection(
      page
        .getByRole('region')
        .filter({has: band(page)})
        .first(),
    );
    await expect(track(page)).toHaveCSS('animation-duration', `${motion.testimonialSeconds.normal}s`);
    await expect(track(page)).toHaveCSS('animation-play-state', 'running');
    await band(page).hover();
    await expect(track(page)).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(0, 0);
    await expect(track(page)).toHaveCSS('animation-play-state', 'running');
    await band(page).focus();
    await expect(track(page)).toHaveCSS('animation-play-state', 'paused');
    await expect(band(page).getByRole('listitem'), 'announced once each').toHaveCount(testimonials.length);
    await page.getByRole('banner').getByRole('link').first().focus();
    await scrollToSection(band(page));
    await expect(track(page)).toHaveCSS('animation-play-state', 'running');
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expect(track(page), 'off screen').toHaveCSS('animation-play-state', 'paused');
  });

  test('with reduced motion are a list without duplicates, scrollable by keyboard', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, home);
    await scrollToSection(band(page));
    await expect(track(page)).toHaveCSS('animation-name', 'none');
    await expect(band(page).locator('li:visible')).toHaveCount(testimonials.length);
    await band(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => band(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test('one pause button stops all animations', async ({page}) => {
  await visitWithPausedClock(page, agents);
  await pause(agents(page)).click();
  await page.mouse.move(0, 0);
  const tab = await selected(page).textContent();
  for (const part of [integrationGrid, previewWall, agents]) {
    await scrollToSection(part(page));
    await expect(part(page).getByRole('button', {name: 'Play animations'})).toBeVisible();
    const before = part === agents ? [] : await rowsOf(part(page));
    await advance(page, 30_000);
    if (part !== agents) expect(await rowsOf(part(page))).toEqual(before);
  }
  expect(await selected(page).textContent()).toBe(tab);
  await scrollToSection(band(page));
  await expect(track(page)).toHaveCSS('animation-play-state', 'paused');
});

test('the printed home page has no buttons, outlines filled links, and shows each testimonial in full', async ({
  page,
}) => {
  await visit(page, home);
  const controls = page.getByRole('main').getByRole('button', {name: /^(Pause animations|Dismiss)/});
  await expect(controls.first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(controls.filter({visible: true})).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', {name: 'Get a free trial'}).first()).not.toHaveCSS(
    'border-top-color',
    'rgba(0, 0, 0, 0)',
  );
  await page.setViewportSize({width: 794, height: 1123});
  const quotes = band(page).locator('li').filter({visible: true});
  await expect(quotes).toHaveCount(testimonials.length);
  const ends = await quotes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(794);
});

test('with reduced motion nothing changes within 30 seconds', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.install();
  await visit(page, home);
  for (const part of [agents, integrationGrid, previewWall]) {
    await scrollToSection(part(page));
    await expect(pause(part(page))).toBeHidden();
    const before = await part(page).innerHTML();
    await advance(page, 30_000);
    expect(await part(page).innerHTML()).toBe(before);
  }
  // All items are visible, because they do not rotate.
  for (const part of [integrationGrid, previewWall]) {
    const last = part(page).getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 1});
    // Items that a tile shows are visually hidden in the list.
    await expect(part(page).getByRole('listitem').first()).toHaveCSS('clip-path', 'inset(50%)');
  }
});

test('all texts are in the static HTML, with a link to each team’s page §2.35', async ({request}) => {
  const html = (await (await request.get(home)).text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  const texts = [
    ...agentTabs.flatMap(({title, description, bullets}) => [title, description, ...bullets]),
    ...integrations.map(({name}) => name),
    ...previews.map(({detail}) => detail),
    ...roles.map(({text}) => text),
    ...confidentiality.map(({text}) => text),
    ...testimonials.map(({text}) => text),
  ];
  expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  for (const {link} of roles) expect(html).toMatch(new RegExp(`href="?${link.to}[" >]`));
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all six agents are shown one below the other', async ({page}) => {
    await page.goto(home);
    await expect(page.getByRole('tablist')).toBeHidden();
    const titles = agents(page).getByRole('heading', {level: 3});
    await expect(titles).toHaveText(agentTabs.map(({title}) => title));
    for (const title of await titles.all()) await expect(title).toBeVisible();
    const tops = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(agentTabs.length);
  });
});
