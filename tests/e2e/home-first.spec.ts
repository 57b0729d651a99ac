import type {Page} from '@playwright/test';
import {agentNames} from '../../src/data/agents/names';
import {motion, stats} from '../../src/data/facts';
import {homeBanner} from '../../src/data/home/banners';
import {home as words} from '../../src/data/home/home';
import {tryIt} from '../../src/data/home/tryIt';
import {abbreviate} from '../../src/lib/counter';
import {storageKeys} from '../../src/lib/storageKeys';
import {alive, expect, hydrated, test, visit} from '../support/test';

const home = '/';
const banner = (page: Page) => page.getByRole('region', {name: homeBanner?.name});
const dismiss = (page: Page) => banner(page).getByRole('button', {name: /dismiss/i});
const orbit = (page: Page) => page.getByRole('list', {name: 'The agents', exact: true});
const strip = (page: Page) => page.getByRole('region', {name: 'In numbers'});
/** What the eye reads off the counters: assistive technology has the final figures all along. */
const digits = (page: Page) => strip(page).locator('dd > [aria-hidden]');
const final = stats.map(({value, suffix}) => `${abbreviate(value)}${suffix}`);

test.describe('Halloween banner', () => {
  const {from, until} = homeBanner?.shown ?? {from: '', until: ''};
  test.skip(until === '', 'no banner with days is up');

  test.beforeEach(({page}) => page.clock.setSystemTime(`${until}T20:00`));

  test('comes with its first day and goes with its last one, whenever the page was built', async ({page}) => {
    for (const [now, shown] of [
      [new Date(new Date(`${from}T00:00`).getTime() - 1000), false],
      [`${from}T00:00`, true],
      [`${until}T23:59`, true],
      [new Date(new Date(`${until}T23:59:59`).getTime() + 1000), false],
    ] as const) {
      // A day would begin while the page loads.
      await page.clock.setFixedTime(now);
      await visit(page, home);
      await expect(banner(page)).toBeVisible({visible: shown});
    }
  });

  test('stands until it is dismissed, and stays away from then on §2.31 §4.10', async ({page}) => {
    await visit(page, home);
    await expect(banner(page)).toBeVisible();
    await dismiss(page).click();
    await expect(banner(page)).toBeHidden();

    await page.reload({waitUntil: 'commit'});
    // Before the page comes alive, too: the head's script and the style sheet are enough.
    await expect(page.locator('html')).toHaveAttribute('data-banner-dismissed');
    await page.locator('h1').waitFor();
    await expect(banner(page)).toBeHidden();
    await hydrated(page);
    await expect(banner(page)).toBeHidden();
  });

  test('is out of sight in the first frame of a later visit: nothing jumps', async ({page}) => {
    await page.addInitScript(({key, text}) => localStorage.setItem(key, text), {
      key: storageKeys.dismissedBanner,
      text: homeBanner?.text ?? '',
    });
    await page.addInitScript(() => {
      const heights: number[] = [];
      Object.assign(window, {heights});
      const look = () => {
        const element = document.querySelector<HTMLElement>('[aria-label="Halloween banner"]');
        if (element) heights.push(element.offsetHeight);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await visit(page, home);
    await expect(banner(page)).toBeHidden();
    const heights = await page.evaluate(() => (window as unknown as {heights: number[]}).heights);
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBe(0);
  });

  test('another message is shown to those who dismissed an older one', async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'an-older-one'), storageKeys.dismissedBanner);
    await visit(page, home);
    await expect(banner(page)).toBeVisible();
  });

  test('can be dismissed from the keyboard, and focus goes on to the page', async ({page}) => {
    await visit(page, home);
    await dismiss(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', {name: 'Announcement'}).getByRole('link')).toBeFocused();
  });

  test('can be dismissed where storage is refused', async ({page, noise}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await visit(page, home);
    await dismiss(page).click();
    await expect(banner(page)).toBeHidden();
    // The one complaint that the specification asks for, about something else (section 8).
    expect(noise).toEqual([expect.stringContaining('The device identifier cannot be kept')]);
  });

  test('offers a target of at least 24 by 24 pixels', async ({page}) => {
    await visit(page, home);
    const box = await dismiss(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

test('the announcement leads to the Support Agent article §2.32', async ({page}) => {
  await visit(page, home);
  const link = page.getByRole('region', {name: 'Announcement'}).getByRole('link');
  await expect(link).toHaveAttribute('href', '/blog/3');
  await expect(link).toHaveAccessibleName(/^Beta .+ \(Read the announcement\)$/);
});

test.describe('orbit', () => {
  // Specification, section 9, in its own words: these figures are typed here on purpose.
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

  test("names the seven agents, stands at the specification's radii, and keeps its labels upright §2.33 §9.14", async ({
    page,
  }) => {
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
      // A tile that is tilted takes more room than it has: its box in the window is then the larger one.
      return [...list.querySelectorAll<HTMLElement>('li > span:last-child > span:first-child')].map(
        (tile) => tile.getBoundingClientRect().width - tile.offsetWidth,
      );
    });
    expect(tilts).toHaveLength(agentNames.length);
    expect(Math.max(...tilts.map(Math.abs))).toBeLessThan(0.5);
  });

  test('every label can be read whole at every angle', async ({page}) => {
    await visit(page, home);
    for (const width of [320, 360, 480, 1024]) {
      await page.setViewportSize({width, height: 900});
      await orbit(page).scrollIntoViewIfNeeded();
      const cut = await orbit(page).evaluate((list) => {
        const labels = [...list.querySelectorAll('li > span:last-child > span:last-child')];
        const moving = list.getAnimations({subtree: true});
        for (const animation of moving) animation.pause();
        const starts = moving.map(({currentTime}) => Number(currentTime ?? 0));
        const turn = Number(list.getAnimations()[0]?.effect?.getTiming().duration);
        const wrong: string[] = [];
        for (let step = 0; step < 72; step++) {
          for (const [index, animation] of moving.entries()) {
            animation.currentTime = (starts[index] ?? 0) + (turn * step) / 72;
          }
          for (const label of labels) {
            const {left, right} = label.getBoundingClientRect();
            if (left < 0 || right > window.innerWidth)
              wrong.push(`${label.textContent} at step ${step}: ${left} to ${right}`);
          }
        }
        return wrong;
      });
      expect(cut, `at ${width} px`).toEqual([]);
    }
  });

  test('turns, stops with the motion switch, and remembers it', async ({page}) => {
    await visit(page, home);
    const hero = page.getByRole('region', {name: words.heading});
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
  test('counts from 0 to the figures in 2000 ms once 30% of it is seen, and once only §1.8 §4.4 §9.9', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, home);
    await page.clock.pauseAt(Date.now() + 60_000);
    /** Scrolls until this share of the strip is on screen; resolves once the browser has said so to all who asked. */
    const showShare = (share: number) =>
      strip(page).evaluate((element, part) => {
        const {top, height} = element.getBoundingClientRect();
        window.scrollBy({top: top + height * part - window.innerHeight, behavior: 'instant'});
        return new Promise<void>((told) => {
          new IntersectionObserver((_entries, observer) => {
            observer.disconnect();
            told();
          }).observe(element);
        });
      }, share);
    await expect(digits(page)).toHaveText(['0+', '0', '0', '0+']);
    // Its first fifth is seen, which is less than three tenths.
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

  test('assistive technology and paper have the final figures before the strip is seen', async ({page}) => {
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

  test('shows the figures at once after motion has been stopped', async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'off'), storageKeys.motion);
    await visit(page, home);
    await expect(digits(page)).toHaveText(final);
  });
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the orbit stands still and the figures are there', async ({page}) => {
    await visit(page, home);
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
    await expect(orbit(page).getByRole('listitem')).toHaveText([...agentNames]);
    await expect(digits(page)).toHaveText(final);
  });

  test('every agent rests inside the narrowest phone', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, home);
    const past = await orbit(page).evaluate((list) =>
      [...list.querySelectorAll('svg, span')]
        .map((part) => part.getBoundingClientRect())
        .filter(({left, right}) => left < 0 || right > innerWidth),
    );
    expect(past).toHaveLength(0);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the figures are there, nothing moves, and no button waits for a script', async ({page}) => {
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
  test('sends nothing, and Send leads to the preview §2.39', async ({page, leaving}) => {
    await visit(page, home);
    const box = page.getByRole('textbox', {name: tryIt.label});
    await box.scrollIntoViewIfNeeded();
    await alive(box);
    const secret = 'a-secret-that-must-not-leave';
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await box.fill(secret);
    await expect(box).toHaveAccessibleDescription(tryIt.note);
    await page.getByRole('link', {name: 'Send', exact: true}).click();
    await expect(page).toHaveURL(/\/playgroundresult$/);
    expect(sent.filter((line) => line.includes(secret) || !line.startsWith('GET '))).toEqual([]);
    expect(leaving).toEqual([]);
  });

  test('prompts go into the box', async ({page}) => {
    await visit(page, home);
    const box = page.getByRole('textbox', {name: tryIt.label});
    for (const prompt of tryIt.suggestions) {
      // The box may come alive only once it is on screen.
      await expect(async () => {
        await page.getByRole('button', {name: prompt}).click();
        await expect(box).toHaveValue(prompt, {timeout: 500});
      }).toPass();
    }
    await box.fill('\nIn our billing service,\nplease:\n');
    for (const prompt of tryIt.suggestions) {
      await page.getByRole('button', {name: prompt}).click();
      await expect(box, 'what was typed stays').toHaveValue(`In our billing service,\nplease:\n${prompt}`);
    }
    const full = 'a'.repeat(3990);
    await box.fill(full);
    await page.getByRole('button', {name: tryIt.suggestions[0]}).click();
    await expect(box).toHaveValue(full);
  });
});

test('the first half of the home page is named, section by section §2.32', async ({page}) => {
  await visit(page, home);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  for (const name of ['Announcement', 'Made for the tools your teams already use', 'In numbers', tryIt.heading]) {
    await expect(page.getByRole('region', {name, exact: true})).toBeVisible();
  }
});

test('the button that waves answers the pointer', async ({page}) => {
  await visit(page, home);
  const button = page.getByRole('main').getByRole('link', {name: 'Get a free trial'}).first();
  const wave = () =>
    button.evaluate(
      ({firstElementChild}) => getComputedStyle(firstElementChild as Element, '::before').backgroundImage,
    );
  const untouched = await wave();
  await button.hover();
  await expect.poll(wave).not.toBe(untouched);
});

test('what moves in a button stands while nobody sees it', async ({page}) => {
  await visit(page, home);
  const waves = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({effect, playState}) =>
              playState === 'running' && effect instanceof KeyframeEffect && effect.target?.closest('main a'),
          ).length,
    );
  await expect.poll(waves).toBe(2);
  await page.getByRole('tablist', {name: 'Agents'}).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(waves).toBe(0);
});
