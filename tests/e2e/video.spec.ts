import type {Page, Route} from '@playwright/test';
import {motion} from '../../src/data/facts';
import {landingPages} from '../../src/data/routes/pages';
import type {Video} from '../../src/data/schema/landing';
import {embedAddress, videoHost, watchAddress} from '../../src/lib/video';
import {examples} from '../support/examples';
import {expect, hydrated, idle, test, videoFrames, visit} from '../support/test';

const path = examples.landingPage;
const filmOf = (address: string) =>
  landingPages[address]?.sections.find((section) => section.kind === 'video')?.video as Video;
const video = filmOf(path);

const part = (page: Page) => page.locator('#video');
const frame = (page: Page) => part(page).locator('iframe');
const status = (page: Page) => part(page).getByRole('status');
const link = {name: 'Watch it on YouTube'};

/** Lets the host wait with its answer; the function that comes back lets it answer. */
async function hold(page: Page): Promise<{asked: () => number; answer: () => Promise<void>}> {
  const waiting: Route[] = [];
  await page.route(videoFrames, (route) => {
    waiting.push(route);
  });
  return {
    asked: () => waiting.length,
    answer: async () => {
      await Promise.all(
        waiting.map((route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>A film</title>'})),
      );
    },
  };
}

async function scrollTo(page: Page): Promise<void> {
  await part(page).evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
}

test('nothing of a film is asked for before it is near and the page has loaded', async ({page}) => {
  const host = await hold(page);
  await visit(page, path);
  await page.waitForLoadState('load');
  await idle(page);
  await expect(frame(page), 'far from the window').toHaveCount(0);
  expect(host.asked()).toBe(0);
  await scrollTo(page);
  await expect.poll(host.asked).toBe(1);

  // A page whose font never comes does not finish loading.
  const fonts: Route[] = [];
  await page.route('**/*.woff2', (route) => {
    fonts.push(route);
  });
  await page.goto('about:blank');
  await page.goto(path, {waitUntil: 'commit'});
  await hydrated(page);
  await scrollTo(page);
  await expect(status(page)).toBeInViewport();
  await idle(page);
  await expect(frame(page), 'before the page has loaded').toHaveCount(0);
  expect(host.asked()).toBe(1);
  await page.unroute('**/*.woff2');
  await Promise.all(fonts.map((route) => route.continue()));
  await expect.poll(host.asked).toBe(2);
});

for (const address of Object.keys(landingPages)) {
  test(`a spinner turns until the frame has loaded, on ${address} §2.59 §2.62 §4.18`, async ({page}) => {
    const host = await hold(page);
    await visit(page, address);
    const {top, height} = await place(page);
    await scrollTo(page);
    await expect(status(page)).toHaveText('Loading the video');
    // Nothing else here goes on for good: after ten seconds a sentence stands in the spinner's place.
    await expect(spinner(page)).toHaveCSS('animation-iteration-count', 'infinite');
    await expect(spinner(page)).toHaveCSS('animation-play-state', 'running');
    await expect.poll(host.asked).toBe(1);
    await host.answer();
    await expect(status(page)).toHaveCount(0);
    await expect(frame(page)).toHaveAttribute('src', embedAddress(filmOf(address).id));
    await expect(frame(page)).toHaveAttribute('title', filmOf(address).title);
    await expect(frame(page)).toBeVisible();
    expect(await place(page), 'nothing has moved').toEqual({top, height});
  });
}

test('after ten seconds a plain link is offered, and a late film is shown all the same', async ({page}) => {
  await page.clock.install();
  const host = await hold(page);
  await visit(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollTo(page);
  await expect.poll(host.asked).toBe(1);
  await page.clock.runFor(motion.videoDeadlineMs - 100);
  await expect(status(page)).toHaveText('Loading the video');
  await page.clock.runFor(200);
  await expect(status(page)).toContainText('The video has not loaded yet');
  await expect(status(page).getByRole('link', link)).toHaveAttribute('href', watchAddress(video.id));
  await host.answer();
  await expect(status(page)).toHaveCount(0);
  await expect(frame(page)).toBeVisible();
});

test('a host that cannot be reached leaves the plain link', async ({page}) => {
  await page.route(videoFrames, (route) => route.abort());
  await visit(page, path);
  await scrollTo(page);
  await expect(frame(page)).toBeAttached();
  await expect(part(page).getByRole('link', link).last()).toHaveAttribute('href', watchAddress(video.id));
  await expect(part(page).getByRole('link', link).last()).toBeVisible();
});

test('the player runs as its own site does, and may do no more than players need', async ({page, baseURL}) => {
  const asked: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  // A press allows a frame more than it may do by itself.
  const body = `<!doctype html><title>A film</title><form id="form" action="/form"></form><button>Play</button>
    <script>
      form.submit();
      document.querySelector('button').onclick = ({target}) => {
        alert('An alert');
        let left = 'leads the page away';
        try {
          top.location.href = '${baseURL}/pricing';
        } catch {
          left = 'leaves the page where it is';
        }
        target.textContent = 'It plays for ' + origin + ' and ' + left;
      };
    </script>`;
  await page.route(videoFrames, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({contentType: 'text/html', body});
  });
  await visit(page, path);
  await scrollTo(page);
  const player = page.frameLocator('#video iframe').getByRole('button');
  await player.click();
  await expect(player).toHaveText(`It plays for ${videoHost} and leaves the page where it is`);
  await expect(page).toHaveURL(path);
  expect(asked).toEqual([`/embed/${video.id}`]);
  expect(dialogs).toEqual([]);
});

test('with reduced motion the spinner stands, and is there', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await hold(page);
  await visit(page, path);
  await scrollTo(page);
  await expect(spinner(page)).toBeVisible();
  await expect(spinner(page)).toHaveCSS('animation-play-state', 'paused');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there is the link alone', async ({page}) => {
    await page.goto(path);
    await expect(part(page).getByRole('link', link)).toHaveAttribute('href', watchAddress(video.id));
    await expect(status(page)).toBeHidden();
    await expect(frame(page)).toHaveCount(0);
  });
});

function spinner(page: Page) {
  return status(page).locator('span').first();
}

/** Where the part stands on the page. */
function place(page: Page): Promise<{top: number; height: number}> {
  return part(page).evaluate((element) => {
    const {top, height} = element.getBoundingClientRect();
    return {top: Math.round(top + window.scrollY), height: Math.round(height)};
  });
}
