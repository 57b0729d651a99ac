import type {Page, Route} from '@playwright/test';
import type {Video} from '../../src/data/landing/schema';
import {motion} from '../../src/data/motion';
import {videoHost, watchUrl} from '../../src/lib/video';
import {landingPages} from '../../src/site/pages';
import {examples} from '../support/examples';
import {expect, test, videoFrames, visit, waitForHydration, waitForIdle} from '../support/test';

const path = examples.landingPage;
const video = landingPages[path]?.sections.find((entry) => entry.kind === 'video')?.video as Video;

const section = (page: Page) => page.locator('#video');
const frame = (page: Page) => section(page).locator('iframe');
const status = (page: Page) => section(page).getByRole('status');
const link = {name: 'Watch on YouTube'};

/** Delays the video host's responses until `respond` is called. */
async function delayHost(page: Page): Promise<{requestCount: () => number; respond: () => Promise<void>}> {
  const pending: Route[] = [];
  await page.route(videoFrames, (route) => {
    pending.push(route);
  });
  const body = '<!doctype html><title>A video</title>';
  return {
    requestCount: () => pending.length,
    respond: async () => {
      await Promise.all(pending.map((route) => route.fulfill({contentType: 'text/html', body})));
    },
  };
}

const scrollToVideo = (page: Page) =>
  section(page).evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));

test('a video is not requested before it is near the viewport and the page has loaded', async ({page}) => {
  const host = await delayHost(page);
  await visit(page, path);
  await page.waitForLoadState('load');
  await waitForIdle(page);
  await expect(frame(page), 'far from the window').toHaveCount(0);
  expect(host.requestCount()).toBe(0);
  await scrollToVideo(page);
  await expect.poll(host.requestCount).toBe(1);

  // A pending font request delays the load event.
  const fonts: Route[] = [];
  await page.route('**/*.woff2', (route) => {
    fonts.push(route);
  });
  await page.goto('about:blank');
  await page.goto(path, {waitUntil: 'commit'});
  await waitForHydration(page);
  await scrollToVideo(page);
  await expect(status(page)).toBeInViewport();
  await waitForIdle(page);
  await expect(frame(page), 'before the page has loaded').toHaveCount(0);
  expect(host.requestCount()).toBe(1);
  await page.unroute('**/*.woff2');
  await Promise.all(fonts.map((route) => route.continue()));
  await expect.poll(host.requestCount).toBe(2);
});

for (const landingPath of ['/landingpage2', '/landingpage4']) {
  test(`a spinner is shown until the video frame has loaded on ${landingPath} §2.59 §2.62 §4.18`, async ({page}) => {
    const host = await delayHost(page);
    await visit(page, landingPath);
    const {top, height} = await position(page);
    await scrollToVideo(page);
    await expect(status(page)).toHaveText('Loading the video');
    // The only infinite animation: after ten seconds a text replaces the spinner.
    await expect(spinner(page)).toHaveCSS('animation-iteration-count', 'infinite');
    await expect(spinner(page)).toHaveCSS('animation-play-state', 'running');
    await page.emulateMedia({reducedMotion: 'reduce'});
    await expect(spinner(page)).toBeVisible();
    await expect(spinner(page)).toHaveCSS('animation-play-state', 'paused');
    await expect.poll(host.requestCount).toBe(1);
    await host.respond();
    await expect(status(page)).toHaveCount(0);
    await expect(frame(page)).toBeVisible();
    expect(await position(page), 'no layout shift').toEqual({top, height});
  });
}

test('after ten seconds a plain link is shown, and a late video still appears', async ({page}) => {
  await page.clock.install();
  const host = await delayHost(page);
  await visit(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollToVideo(page);
  await expect.poll(host.requestCount).toBe(1);
  await page.clock.runFor(motion.videoDeadlineMs - 100);
  await expect(status(page)).toHaveText('Loading the video');
  await page.clock.runFor(200);
  await expect(status(page)).toContainText('The video hasn’t loaded yet');
  await expect(status(page).getByRole('link', link)).toHaveAttribute('href', watchUrl(video.id));
  await host.respond();
  await expect(status(page)).toHaveCount(0);
  await expect(frame(page)).toBeVisible();
});

test('with an unreachable video host the plain link is shown', async ({page}) => {
  await page.route(videoFrames, (route) => route.abort());
  await visit(page, path);
  await scrollToVideo(page);
  await expect(frame(page)).toBeAttached();
  await expect(section(page).getByRole('link', link).last()).toHaveAttribute('href', watchUrl(video.id));
  await expect(section(page).getByRole('link', link).last()).toBeVisible();
});

test('the player runs with its own origin and only the permissions that it needs', async ({page, baseURL}) => {
  const requested: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  // User activation would allow a frame more, such as top-level navigation.
  const body = `<!doctype html><title>A video</title><form id="form" action="/form"></form><button>Play</button>
    <script>
      form.submit();
      document.querySelector('button').onclick = ({target}) => {
        alert('An alert');
        let result = 'navigates the page away';
        try {
          top.location.href = '${baseURL}/pricing';
        } catch {
          result = 'cannot navigate the page';
        }
        target.textContent = 'It has the origin ' + origin + ' and ' + result;
      };
    </script>`;
  await page.route(videoFrames, (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({contentType: 'text/html', body});
  });
  await visit(page, path);
  await scrollToVideo(page);
  const player = page.frameLocator('#video iframe').getByRole('button');
  await player.click();
  await expect(player).toHaveText(`It has the origin ${videoHost} and cannot navigate the page`);
  await expect(page).toHaveURL(path);
  expect(requested).toEqual([`/embed/${video.id}`]);
  expect(dialogs).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('only the link is shown', async ({page}) => {
    await page.goto(path);
    await expect(section(page).getByRole('link', link)).toHaveAttribute('href', watchUrl(video.id));
    await expect(status(page)).toBeHidden();
    await expect(frame(page)).toHaveCount(0);
  });
});

function spinner(page: Page) {
  return status(page).locator('span').first();
}

/** Returns the section's position on the page and its height, in px. */
function position(page: Page): Promise<{top: number; height: number}> {
  return section(page).evaluate((element) => {
    const {top, height} = element.getBoundingClientRect();
    return {top: Math.round(top + window.scrollY), height: Math.round(height)};
  });
}
