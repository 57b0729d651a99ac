import {agentNames} from '../../src/data/agents/names';
import {home} from '../../src/data/home/home';
import {orbit} from '../support/homePage';
import {expect, test, visit} from '../support/test';

test("shows the seven agents at the specification's radii with upright labels §2.33 §9.14", async ({page}) => {
  await visit(page, '/');
  await expect(orbit(page).getByRole('listitem')).toHaveText([...agentNames]);
  const distances = await orbit(page).evaluate((list) => {
    const middle = list.getBoundingClientRect();
    return [...list.querySelectorAll('li')].map((agent) => {
      const tile = agent.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      const x = tile.x + tile.width / 2 - middle.x - middle.width / 2;
      const y = tile.y + tile.height / 2 - middle.y - middle.height / 2;
      return Math.round(Math.hypot(x, y));
    });
  });
  // For other widths see unit/data/orbit.test.ts.
  expect([...new Set(distances)].sort()).toEqual([170, 250]);
  const tilts = await orbit(page).evaluate((list) => {
    for (const animation of list.getAnimations({subtree: true})) {
      animation.pause();
      animation.currentTime = 17_000;
    }
    // The bounding box of a rotated tile is larger than the tile.
    return [...list.querySelectorAll<HTMLElement>('li > span:last-child > span:first-child')].map(
      (tile) => tile.getBoundingClientRect().width - tile.offsetWidth,
    );
  });
  expect(tilts).toHaveLength(agentNames.length);
  expect(Math.max(...tilts.map(Math.abs))).toBeLessThan(0.5);
});

test('rotates, stops off screen and with the pause button, and remembers the choice', async ({page}) => {
  await visit(page, '/');
  const hero = page.getByRole('region', {name: home.heading});
  await expect(orbit(page)).toHaveCSS('animation-play-state', 'running');
  await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
  await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
  await hero.getByRole('button', {name: 'Pause animations'}).click();
  await visit(page, '/');
  await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
  await hero.getByRole('button', {name: 'Play animations'}).click();
  await expect(orbit(page)).toHaveCSS('animation-play-state', 'running');
});
