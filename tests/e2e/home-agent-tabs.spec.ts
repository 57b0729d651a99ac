import type {Page} from '@playwright/test';
import {agentTabs} from '../../src/data/agents/agents';
import {motion} from '../../src/data/motion';
import {advance, agents, pauseButton, selectedTab, visitWithPausedClock} from '../support/homePage';
import {expect, scrollToIsland, test, visit} from '../support/test';

const tabs = (page: Page) => agents(page).getByRole('tab');
/** Returns the label of the tab at an index, so that tests do not depend on the order of tabs. */
const nameOf = (index: number) => agentTabs[index]?.label ?? '';

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

test('rotate every four seconds, start over after the sixth, continue from a clicked one, and pause while hovered or off screen §2.34 §4.7 §4.8 §9.9', async ({
  page,
}) => {
  await visitWithPausedClock(page, agents);
  await select(page, 4);
  await expect(agents(page).getByRole('heading', {level: 3})).toHaveText(agentTabs[4]?.title ?? '');
  await advance(page, motion.tabRotationMs - 100);
  await expect(selectedTab(page)).toHaveText(nameOf(4));
  await advance(page, 200);
  await expect(selectedTab(page)).toHaveText(nameOf(5));
  await advance(page, motion.tabRotationMs);
  await expect(selectedTab(page)).toHaveText(nameOf(0));
  await expect(agents(page).getByRole('tabpanel')).toHaveCount(1);
  await expect(agents(page).getByRole('tabpanel', {name: nameOf(0)})).toBeVisible();

  await test.step('a pause while hovered, and the remaining time after it', async () => {
    await select(page, 1);
    await advance(page, 3000);
    await agents(page).getByRole('tabpanel').hover();
    await expect(agents(page).locator('[data-paused]')).toHaveCount(1);
    await advance(page, 30_000);
    await expect(selectedTab(page)).toHaveText(nameOf(1));
    await movePointerAway(page);
    await advance(page, 500);
    await expect(selectedTab(page)).toHaveText(nameOf(1));
    await advance(page, 1000);
    await expect(selectedTab(page)).toHaveText(nameOf(2));
  });
  await test.step('no rotation off screen', async () => {
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expect(agents(page).locator('[data-rotating]')).toHaveCount(0);
    await advance(page, 30_000);
    await expect(selectedTab(page)).toHaveText(nameOf(2));
  });
});

test('a line below the tab shows the progress to the next rotation §4.7', async ({page}) => {
  await visit(page, '/');
  await scrollToIsland(agents(page));
  const line = selectedTab(page).locator('span');
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

test('respond to arrow keys with one tab stop, and stop permanently on keyboard focus, until animations are switched on again', async ({
  page,
}) => {
  await visitWithPausedClock(page, agents);
  await select(page, 0);
  await pauseButton(agents(page)).focus();
  await page.keyboard.press('Tab');
  await expect(selectedTab(page)).toBeFocused();
  await advance(page, 30_000);
  await expect(selectedTab(page)).toHaveText(nameOf(0));
  // For the other keys see faq.spec.ts: the tabs there use the same hook.
  for (const [key, index] of [
    ['ArrowLeft', 5],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selectedTab(page)).toHaveText(nameOf(index));
    await expect(selectedTab(page)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(agents(page).getByRole('tabpanel', {name: nameOf(0)})).toBeFocused();
  await advance(page, 30_000);
  await expect(selectedTab(page)).toHaveText(nameOf(0));

  await pauseButton(agents(page)).click();
  await agents(page).getByRole('button', {name: 'Play animations'}).click();
  await movePointerAway(page);
  await advance(page, motion.tabRotationMs + 100);
  await expect(selectedTab(page)).toHaveText(nameOf(1));
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 375, height: 812}});

  test('a tap selects a tab and stops the rotation', async ({page}) => {
    await visitWithPausedClock(page, agents);
    await tabs(page).filter({hasText: 'Search'}).tap();
    await advance(page, 30_000);
    await expect(selectedTab(page)).toHaveText('Search');
  });
});

test('have the same height for every selection, targets of 44 pixels, and links to the trial and each agent’s page §3.3', async ({
  page,
}) => {
  await visitWithPausedClock(page, agents);
  const links = agents(page).getByRole('tabpanel').getByRole('link');
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({width, height: 900});
    await scrollToIsland(agents(page));
    const heights = new Set<number>();
    for (const [index, {buttons}] of agentTabs.entries()) {
      const tab = tabs(page).nth(index);
      await tab.click();
      await expect(links).toHaveText(buttons.map(({label}) => label));
      await expect(links.first()).toHaveAttribute('href', /\/login$/);
      await expect(links.last()).toHaveAttribute('href', buttons[1].to);
      heights.add(await agents(page).evaluate((section) => Math.round(section.getBoundingClientRect().height)));
      expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(heights.size, `at ${width} px`).toBe(1);
  }
});
