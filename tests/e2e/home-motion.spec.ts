import {agentNames} from '../../src/data/agents/names';
import {
  advance,
  agents,
  digits,
  finalFigures,
  integrationGrid,
  orbit,
  pauseButton,
  previewWall,
  rowsOf,
  selectedTab,
  testimonialRegion,
  testimonialTrack,
  visitWithPausedClock,
} from '../support/homePage';
import {expect, scrollToIsland, test, visit} from '../support/test';

test('one pause button stops all animations', async ({page}) => {
  await visitWithPausedClock(page, agents);
  await pauseButton(agents(page)).click();
  await page.mouse.move(0, 0);
  const tab = await selectedTab(page).textContent();
  for (const part of [integrationGrid, previewWall, agents]) {
    await scrollToIsland(part(page));
    await expect(part(page).getByRole('button', {name: 'Play animations'})).toBeVisible();
    const before = part === agents ? [] : await rowsOf(part(page));
    await advance(page, 30_000);
    if (part !== agents) expect(await rowsOf(part(page))).toEqual(before);
  }
  expect(await selectedTab(page).textContent()).toBe(tab);
  await scrollToIsland(testimonialRegion(page));
  await expect(testimonialTrack(page)).toHaveCSS('animation-play-state', 'paused');
});

test('the animation in a button pauses off screen', async ({page}) => {
  await visit(page, '/');
  const runningCount = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({effect, playState}) =>
              playState === 'running' && effect instanceof KeyframeEffect && effect.target?.closest('main a'),
          ).length,
    );
  await expect.poll(runningCount).toBe(1);
  await scrollToIsland(page.getByRole('tablist', {name: 'Agents'}));
  await page.mouse.wheel(0, 600);
  await expect.poll(runningCount).toBe(0);
});

test('with reduced motion nothing changes within 30 seconds', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.install();
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, '/');
  await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
  await expect(orbit(page).getByRole('listitem')).toHaveText([...agentNames]);
  const edges = await orbit(page).evaluate((list) =>
    [...list.querySelectorAll('svg, span')].flatMap((part) => {
      const {left, right} = part.getBoundingClientRect();
      return [left, innerWidth - right];
    }),
  );
  expect(Math.min(...edges), 'every agent is within the window').toBeGreaterThanOrEqual(0);
  await expect(digits(page)).toHaveText(finalFigures);
  await page.setViewportSize({width: 1440, height: 900});
  for (const part of [agents, integrationGrid, previewWall]) {
    await scrollToIsland(part(page));
    await expect(pauseButton(part(page))).toBeHidden();
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
