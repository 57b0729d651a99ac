import {agentNames} from '../../src/data/agents/names';
import {home} from '../../src/data/home/home';
import {orbit} from '../support/homePage';
import {expect, test, visit} from '../support/test';

test.describe('orbit', () => {
  // Literal values of the specification, section 9.
  const radii = [
    [320, 100, 150],
    [479, 100, 150],
    [480, 130, 190],
    [767, 130, 190],
    [768, 150, 220],
    [1023, 150, 220],
    [1024, 170, 250],
    [2560, 170, 250],
  ] as const;

  test("shows the seven agents at the specification's radii with upright labels §2.33 §9.14", async ({page}) => {
    await visit(page, '/');
    await expect(orbit(page).getByRole('listitem')).toHaveText([...agentNames]);
    for (const [width, inner, outer] of radii) {
      await page.setViewportSize({width, height: 900});
      const distances = await orbit(page).evaluate((list) => {
        const middle = list.getBoundingClientRect();
        return [...list.querySelectorAll('li')].map((agent) => {
          const tile = agent.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
          return {
            ring: agent.dataset.ring,
            distance: Math.hypot(
              tile.x + tile.width / 2 - middle.x - middle.width / 2,
              tile.y + tile.height / 2 - middle.y - middle.height / 2,
            ),
          };
        });
      });
      expect(distances).toHaveLength(agentNames.length);
      for (const {ring, distance} of distances) {
        expect(Math.abs(distance - (ring === 'inner' ? inner : outer))).toBeLessThan(1);
      }
    }
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

  test('no label is cut off at any angle', async ({page}) => {
    await visit(page, '/');
    for (const width of [320, 360, 480, 1024]) {
      await page.setViewportSize({width, height: 900});
      await orbit(page).scrollIntoViewIfNeeded();
      const cut = await orbit(page).evaluate((list) => {
        const labels = [...list.querySelectorAll('li > span:last-child > span:last-child')];
        const animations = list.getAnimations({subtree: true});
        for (const animation of animations) animation.pause();
        const startTimes = animations.map(({currentTime}) => Number(currentTime ?? 0));
        const durationMs = Number(list.getAnimations()[0]?.effect?.getTiming().duration);
        const problems: string[] = [];
        for (let step = 0; step < 72; step++) {
          for (const [index, animation] of animations.entries()) {
            animation.currentTime = (startTimes[index] ?? 0) + (durationMs * step) / 72;
          }
          for (const label of labels) {
            const {left, right} = label.getBoundingClientRect();
            if (left < 0 || right > window.innerWidth)
              problems.push(`${label.textContent} at step ${step}: ${left} to ${right}`);
          }
        }
        return problems;
      });
      expect(cut, `at ${width} px`).toEqual([]);
    }
  });

  test('rotates, stops with the pause button, and remembers the choice', async ({page}) => {
    await visit(page, '/');
    const hero = page.getByRole('region', {name: home.heading});
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'running');
    await hero.getByRole('button', {name: 'Pause animations'}).click();
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
    await visit(page, '/');
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
    await hero.getByRole('button', {name: 'Play animations'}).click();
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'running');
  });

  test('stops while it is off screen', async ({page}) => {
    await visit(page, '/');
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'running');
    await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
  });
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('every agent is within a 320 px window', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, '/');
    const outside = await orbit(page).evaluate((list) =>
      [...list.querySelectorAll('svg, span')]
        .map((part) => part.getBoundingClientRect())
        .filter(({left, right}) => left < 0 || right > innerWidth),
    );
    expect(outside).toHaveLength(0);
  });
});
