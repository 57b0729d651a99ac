import type {Page} from '@playwright/test';
import {agentNames} from '../../src/data/agents/names';
import {motion, stats} from '../../src/data/facts';
import {homeBanner} from '../../src/data/home/banners';
import {home as homeTexts} from '../../src/data/home/home';
import {tryIt} from '../../src/data/home/tryIt';
import {abbreviate} from '../../src/lib/counter';
import {storageKeys} from '../../src/lib/storageKeys';
import {expect, test, visit, waitForHydration, waitForIsland} from '../support/test';

const home = '/';
const banner = (page: Page) => page.getByRole('region', {name: homeBanner?.name});
const dismiss = (page: Page) => banner(page).getByRole('button', {name: /dismiss/i});
const orbit = (page: Page) => page.getByRole('list', {name: 'The agents', exact: true});
const strip = (page: Page) => page.getByRole('region', {name: 'In numbers'});
/** The visible, animated digits. Assistive technology always has the final figures. */
const digits = (page: Page) => strip(page).locator('dd > [aria-hidden]');
const final = stats.map(({value, suffix}) => `${abbreviate(value)}${suffix}`);

test.describe('Halloween banner', () => {
  const {from, until} = homeBanner?.shown ?? {from: '', until: ''};
  test.skip(until === '', 'there is no banner with dates');

  test.beforeEach(({page}) => page.clock.setSystemTime(`${until}T20:00`));

  test('is shown from its first to its last day, independent of the build date', async ({page}) => {
    for (const [now, shown] of [
      [new Date(new Date(`${from}T00:00`).getTime() - 1000), false],
      [`${from}T00:00`, true],
      [`${until}T23:59`, true],
      [new Date(new Date(`${until}T23:59:59`).getTime() + 1000), false],
    ] as const) {
      // With a running clock, the next day would begin while the page loads.
      await page.clock.setFixedTime(now);
      await visit(page, home);
      await expect(banner(page)).toBeVisible({visible: shown});
    }
  });

  test('is shown until dismissed, and not again after that §2.31 §4.10', async ({page}) => {
    await visit(page, home);
    await expect(banner(page)).toBeVisible();
    await dismiss(page).click();
    await expect(banner(page)).toBeHidden();

    await page.reload({waitUntil: 'commit'});
    // Also before hydration: the inline script in the head and the stylesheet hide it.
    await expect(page.locator('html')).toHaveAttribute('data-banner-dismissed');
    await page.locator('h1').waitFor();
    await expect(banner(page)).toBeHidden();
    await waitForHydration(page);
    await expect(banner(page)).toBeHidden();
  });

  test('is hidden in the first frame of a later visit, without a layout shift', async ({page}) => {
    await page.addInitScript(({key, text}) => localStorage.setItem(key, text), {
      key: storageKeys.dismissedBanner,
      text: homeBanner?.text ?? '',
    });
    await page.addInitScript(() => {
      const heights: number[] = [];
      Object.assign(window, {heights});
      const record = () => {
        const element = document.querySelector<HTMLElement>('[aria-label="Halloween banner"]');
        if (element) heights.push(element.offsetHeight);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
    await visit(page, home);
    await expect(banner(page)).toBeHidden();
    const heights = await page.evaluate(() => (window as unknown as {heights: number[]}).heights);
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBe(0);
  });

  test('a new message is shown after an older one was dismissed', async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'an-older-one'), storageKeys.dismissedBanner);
    await visit(page, home);
    await expect(banner(page)).toBeVisible();
  });

  test('can be dismissed by keyboard, and the focus moves to the main content', async ({page}) => {
    await visit(page, home);
    await dismiss(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', {name: 'Announcement'}).getByRole('link')).toBeFocused();
  });

  test('can be dismissed with blocked storage', async ({page, consoleProblems}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await visit(page, home);
    await dismiss(page).click();
    await expect(banner(page)).toBeHidden();
    // The warning required by the specification (section 8) about the device identifier.
    expect(consoleProblems).toEqual([expect.stringContaining('The device identifier cannot be stored')]);
  });

  test('has a target of at least 24 by 24 pixels', async ({page}) => {
    await visit(page, home);
    const box = await dismiss(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

test('the announcement links to the Support Agent article §2.32', async ({page}) => {
  await visit(page, home);
  const link = page.getByRole('region', {name: 'Announcement'}).getByRole('link');
  await expect(link).toHaveAttribute('href', '/blog/3');
  await expect(link).toHaveAccessibleName(/^Beta .+ \(Read the announcement\)$/);
});

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
    await visit(page, home);
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
    await visit(page, home);
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
    await visit(page, home);
    const hero = page.getByRole('region', {name: homeTexts.heading});
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'running');
    await hero.getByRole('button', {name: 'Pause animations'}).click();
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
    await visit(page, home);
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
    await hero.getByRole('button', {name: 'Play animations'}).click();
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'running');
  });

  test('stops while it is off screen', async ({page}) => {
    await visit(page, home);
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'running');
    await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
  });
});

test.describe('stats strip', () => {
  test('counts from 0 to the figures in 2000 ms when 30% of it is visible, and only once §1.8 §4.4 §9.9', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, home);
    await page.clock.pauseAt(Date.now() + 60_000);
    /** Scrolls until this share of the strip is visible. Resolves after intersection observers have been notified. */
    const showShare = (share: number) =>
      strip(page).evaluate((element, part) => {
        const {top, height} = element.getBoundingClientRect();
        window.scrollBy({top: top + height * part - window.innerHeight, behavior: 'instant'});
        return new Promise<void>((resolve) => {
          new IntersectionObserver((_entries, observer) => {
            observer.disconnect();
            resolve();
          }).observe(element);
        });
      }, share);
    await expect(digits(page)).toHaveText(['0+', '0', '0', '0+']);
    // 20% is below the threshold of 30%.
    await showShare(0.2);
    await page.clock.runFor(motion.counterMs);
    await expect(digits(page)).toHaveText(['0+', '0', '0', '0+']);
    await showShare(0.4);
    await expect(async () => {
      await page.clock.runFor(motion.counterMs / 20);
      await expect(digits(page).nth(2)).not.toHaveText('0', {timeout: 50});
    }).toPass();
    await page.clock.runFor(motion.counterMs / 4);
    await expect(digits(page)).not.toHaveText(final);
    await page.clock.runFor(motion.counterMs);
    await expect(digits(page)).toHaveText(final);

    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await strip(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(motion.counterMs / 4);
    await expect(digits(page)).toHaveText(final);
  });

  test('assistive technology and print have the final figures before the strip is visible', async ({page}) => {
    await visit(page, home);
    await expect(digits(page)).toHaveText(['0+', '0', '0', '0+']);
    for (const [index, {label}] of stats.entries()) {
      await expect(strip(page).getByRole('term').nth(index)).toHaveText(label);
      await expect(strip(page).getByRole('definition').nth(index).locator('> :not([aria-hidden])')).toHaveText(
        final[index] ?? '',
      );
    }
    await page.emulateMedia({media: 'print'});
    await expect(digits(page).filter({visible: true})).toHaveCount(0);
    const printed = strip(page).getByRole('definition');
    expect(await printed.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content))).toEqual(
      final.map((figure) => `"${figure}"`),
    );
  });

  test('shows the final figures immediately when animations are paused', async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'off'), storageKeys.motion);
    await visit(page, home);
    await expect(digits(page)).toHaveText(final);
  });
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the orbit does not rotate and the final figures are shown', async ({page}) => {
    await visit(page, home);
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
    await expect(orbit(page).getByRole('listitem')).toHaveText([...agentNames]);
    await expect(digits(page)).toHaveText(final);
  });

  test('every agent is within a 320 px window', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, home);
    const outside = await orbit(page).evaluate((list) =>
      [...list.querySelectorAll('svg, span')]
        .map((part) => part.getBoundingClientRect())
        .filter(({left, right}) => left < 0 || right > innerWidth),
    );
    expect(outside).toHaveLength(0);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the final figures are shown, nothing moves, and buttons that need scripts are hidden', async ({page}) => {
    await page.goto(home);
    await expect(digits(page)).toHaveText(final);
    for (const figure of await digits(page).all()) await expect(figure).toHaveCSS('opacity', '1');
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
    for (const prompt of tryIt.suggestions) await expect(page.getByText(prompt, {exact: true})).toBeHidden();
    if (!homeBanner) return;
    await expect(banner(page)).toBeVisible();
    await expect(dismiss(page)).toBeHidden();
  });
});

test.describe('try-it box', () => {
  test('sends nothing, and Send links to the preview §2.39', async ({page, externalRequests}) => {
    await visit(page, home);
    const box = page.getByRole('textbox', {name: tryIt.label});
    await box.scrollIntoViewIfNeeded();
    await waitForIsland(box);
    const secret = 'a-secret-that-must-not-leave';
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await box.fill(secret);
    await expect(box).toHaveAccessibleDescription(tryIt.note);
    await page.getByRole('link', {name: 'Send', exact: true}).click();
    await expect(page).toHaveURL(/\/playgroundresult$/);
    expect(sent.filter((line) => line.includes(secret) || !line.startsWith('GET '))).toEqual([]);
    expect(externalRequests).toEqual([]);
  });

  test('a click on a suggestion inserts it', async ({page}) => {
    await visit(page, home);
    const box = page.getByRole('textbox', {name: tryIt.label});
    for (const prompt of tryIt.suggestions) {
      // The island may be hydrated only once it is on screen.
      await expect(async () => {
        await page.getByRole('button', {name: prompt}).click();
        await expect(box).toHaveValue(prompt, {timeout: 500});
      }).toPass();
    }
    await box.fill('\nIn our billing service,\nplease:\n');
    for (const prompt of tryIt.suggestions) {
      await page.getByRole('button', {name: prompt}).click();
      await expect(box, 'typed text is retained').toHaveValue(`In our billing service,\nplease:\n${prompt}`);
    }
    const full = 'a'.repeat(3990);
    await box.fill(full);
    await page.getByRole('button', {name: tryIt.suggestions[0]}).click();
    await expect(box).toHaveValue(full);
  });
});

test('each section in the first half of the home page is a named region §2.32', async ({page}) => {
  await visit(page, home);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  for (const name of ['Announcement', 'Built for the tools your teams already use', 'In numbers', tryIt.heading]) {
    await expect(page.getByRole('region', {name, exact: true})).toBeVisible();
  }
});

test('the gradient button has a hover style', async ({page}) => {
  await visit(page, home);
  const button = page.getByRole('main').getByRole('link', {name: 'Get a free trial'}).first();
  const wave = () =>
    button.evaluate(
      ({firstElementChild}) => getComputedStyle(firstElementChild as Element, '::before').backgroundImage,
    );
  const initial = await wave();
  await button.hover();
  await expect.poll(wave).not.toBe(initial);
});

test('the animation in a button pauses off screen', async ({page}) => {
  await visit(page, home);
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
  await expect.poll(runningCount).toBe(2);
  await page.getByRole('tablist', {name: 'Agents'}).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(runningCount).toBe(0);
});
