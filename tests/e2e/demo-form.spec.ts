import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {resolve} from 'node:path';
import {text} from 'node:stream/consumers';
import type {Browser, Locator, Page, Route} from '@playwright/test';
import {landingPages} from '../../src/data/pages';
import {leadPath} from '../../src/lib/lead';
import {answer} from '../../src/server/answer';
import {openBuiltSite} from '../../src/server/builtSite';
import {loadSiteEnv} from '../../src/site/dotenv';
import {examples} from '../support/examples';
import {hostileTexts} from '../support/hostile';
import {accessibilityViolations, expect, holdScripts, hydrated, test, visit} from '../support/test';

const path = examples.lightLandingPage;
const typed = {'Full name': 'Ada Lovelace', 'Company name': 'Engines & Sons', 'Work email': 'ada@example.com'};
const labels = Object.keys(typed) as (keyof typeof typed)[];

const form = (page: Page) => page.getByRole('form', {name: 'Request a demo'});
const field = (page: Page, label: keyof typeof typed) => form(page).getByLabel(label);
const button = (page: Page) => form(page).getByRole('button');
const status = (page: Page) => form(page).getByRole('status');
const toast = (page: Page, text: string) => page.locator('.Toastify__toast').filter({hasText: text});

/** Lets a toast stay: its time, which an animation tells, stands still. */
const keep = (shown: Locator) =>
  timerOf(shown).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.pause();
  });
const timerOf = (shown: Locator) => shown.getByRole('progressbar', {includeHidden: true});

// Specification, section 8: typed here on purpose.
const invalid = 'Please fix the errors in the form.';
const failed = 'Failed to submit form. Please try again.';
const sent = 'Form submitted successfully!';

async function fill(page: Page, values: Partial<typeof typed> = typed): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label as keyof typeof typed).fill(value);
}

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const label of labels) await expect(field(page, label)).toHaveValue(values[label] ?? '');
}

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** How near an opaque colour is to white, from 0 to 1. */
function brightness(colour: string): number {
  const [, red = 0, green = 0, blue = 0] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
  return Math.min(Number(red), Number(green), Number(blue)) / 255;
}

/** Answers the lead API at the network's edge; returns the bodies that were posted. */
async function api(page: Page, reply: (route: Route) => Promise<void>): Promise<string[]> {
  const posted: string[] = [];
  await page.route(`**${leadPath}`, async (route) => {
    posted.push(route.request().postData() ?? '');
    await reply(route);
  });
  return posted;
}

test.describe('a success', () => {
  for (const [name, response] of Object.entries({
    // Other answers: unit/components/forms/delivery.test.ts.
    '200 with JSON': {json: {ok: true}},
    '204': {status: 204},
  })) {
    test(`${name}: says so, empties the fields and forgets the draft §3.12 §4.15 §4.17 §7.1 §8.4`, async ({
      page,
      noise,
    }) => {
      const posted = await api(page, (route) => route.fulfill(response));
      await visit(page, path);
      await fill(page);
      await button(page).click();
      await expect(toast(page, sent)).toBeVisible();
      await expect(status(page)).toContainText('Your request is with us');
      await expectValues(page, {});
      await expect(button(page)).toHaveText('Request a demo');
      await expect(button(page)).toBeEnabled();
      await expect(button(page)).toBeFocused();
      expect(posted.map((body) => JSON.parse(body))).toEqual([
        {
          firstName: 'Ada Lovelace',
          companyName: 'Engines & Sons',
          workEmail: 'ada@example.com',
          pageUrl: landingPages[path]?.pageUrl,
        },
      ]);
      await page.reload();
      await hydrated(page);
      await expectValues(page, {});
      expect(noise).toEqual([]);
    });
  }
});

test.describe('a failure', () => {
  const failures: Record<string, (route: Route) => Promise<void>> = {
    '500': (route) => route.fulfill({status: 500, body: '<h1>Error', contentType: 'text/html'}),
    'no connection': (route) => route.abort('internetdisconnected'),
  };
  for (const [name, reply] of Object.entries(failures)) {
    test(`${name}: says so, and what was typed survives it, a reload and a second try §8.3`, async ({page}) => {
      await api(page, reply);
      await visit(page, path);
      await fill(page);
      await button(page).click();
      await expect(toast(page, failed)).toBeVisible();
      await expect(status(page)).toContainText('What you typed is still here');
      await expectValues(page, typed);
      await expect(button(page)).toBeEnabled();

      await page.reload();
      await hydrated(page);
      await expectValues(page, typed);
      await page.unroute(`**${leadPath}`);
      const posted = await api(page, (route) => route.fulfill({json: {}}));
      await button(page).click();
      await expect(toast(page, sent)).toBeVisible();
      expect(posted).toHaveLength(1);
    });
  }

  test('no answer within fifteen seconds §4.15', async ({page}) => {
    await page.clock.install();
    await api(page, () => new Promise(() => {}));
    await visit(page, path);
    await fill(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page).click();
    await expect(button(page)).toHaveText('Submitting...');
    await expect(button(page)).toBeDisabled();
    await page.clock.runFor(14_900);
    await expect(button(page)).toHaveText('Submitting...');
    await page.clock.runFor(200);
    await expect(status(page)).toContainText('did not reach us');
    await expect(status(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(button(page)).toHaveText('Request a demo');
    await expectValues(page, typed);
  });

  test('offline', async ({page, context}) => {
    await visit(page, path);
    await fill(page);
    await expect(page.locator('.Toastify')).toBeAttached();
    await context.setOffline(true);
    await button(page).click();
    await expect(toast(page, failed)).toBeVisible();
    await expect(status(page)).toContainText('did not reach us');
    await expectValues(page, typed);
    await field(page, 'Full name').press('End');
    await page.keyboard.type('.');
    await expect(status(page), 'it is about what was sent').toBeEmpty();
  });

  test('offline before anything was typed, the words under the form say so; toasts come with the line', async ({
    page,
    context,
  }) => {
    await visit(page, path);
    await context.setOffline(true);
    await fill(page);
    await button(page).click();
    await expect(status(page)).toContainText('did not reach us');
    await context.setOffline(false);
    await api(page, (route) => route.fulfill({json: {}}));
    await button(page).click();
    await expect(toast(page, sent)).toBeVisible();
  });
});

test('a toast whose place did not come is not shown later: it may be true no more', async ({page}) => {
  await api(page, (route) => route.fulfill({json: {}}));
  await visit(page, path);
  await page.route('**/assets/css/**', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/css/'));
  await button(page).click();
  await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'true');
  await refused;
  await page.unroute('**/assets/css/**');
  await fill(page);
  await button(page).click();
  await expect(toast(page, sent)).toBeVisible();
  await expect(page.locator('.Toastify__toast')).toHaveCount(1);
});

test('a form with faults sends nothing, says what is wrong where it is, and leads to the first fault §4.17 §5.4 §8.1', async ({
  page,
}) => {
  const posted = await api(page, (route) => route.fulfill({json: {}}));
  await visit(page, path);
  // The browser may fill in for the visitor.
  await expect(field(page, 'Full name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'Company name')).toHaveAttribute('autocomplete', 'organization');
  await expect(field(page, 'Work email')).toHaveAttribute('autocomplete', 'email');
  // What nobody has sent yet is not called wrong, though it is required and empty.
  for (const label of labels) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'false');
  await fill(page, {'Full name': '   ', 'Work email': 'ada@example'});
  await button(page).click();
  await expect(toast(page, invalid)).toBeVisible();
  await expect(field(page, 'Full name')).toBeFocused();
  const messages = {
    'Full name': 'Full name is required',
    'Company name': 'Please enter your company name',
    'Work email': 'Enter a valid email address',
  };
  for (const label of labels) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(messages[label]);
    const box = await field(page, label).boundingBox();
    const message = await form(page).getByText(messages[label]).boundingBox();
    expect(message?.y, 'the message stands under its field').toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    expect(message?.x, 'and begins where it does').toBe(box?.x);
  }
  expect(await accessibilityViolations(page)).toEqual([]);

  await field(page, 'Company name').fill('E');
  await expect(field(page, 'Company name')).toHaveAttribute('aria-invalid', 'false');
  await expect(form(page).getByText(messages['Company name'])).toBeHidden();
  await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Work email')).toHaveAttribute('aria-invalid', 'true');

  await fill(page, {'Full name': 'Ada', 'Company name': 'Engines', 'Work email': ''});
  await button(page).click();
  await expect(field(page, 'Work email')).toHaveAccessibleDescription('Email is required');
  await expect(field(page, 'Work email')).toBeFocused();
  expect(posted).toEqual([]);
});

test('a toast stands top right for three seconds §2.17 §9.9', async ({page}) => {
  await visit(page, path);
  await button(page).click();
  const shown = toast(page, invalid);
  await keep(shown);
  await expect(shown).toBeVisible();
  const timer = timerOf(shown);
  await expect(timer).toHaveCSS('animation-duration', '3s');
  await expect(shown, 'it has come in').toBeInViewport({ratio: 1});
  const {width = 0} = page.viewportSize() ?? {};
  const box = await shown.boundingBox();
  expect(box?.y).toBeLessThan(120);
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
  // The rest of its time passes at once.
  await timer.evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.finish();
  });
  await expect(shown).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 667}});

  test('a toast does not lie over the fault that it tells of', async ({page}) => {
    await visit(page, path);
    await button(page).scrollIntoViewIfNeeded();
    await button(page).click();
    const shown = toast(page, invalid);
    await keep(shown);
    await expect(shown, 'it has come in').toBeInViewport({ratio: 1});
    await expect(field(page, 'Full name')).toBeFocused();
    const label = form(page).locator('label', {hasText: 'Full name'});
    await expect(label).toBeInViewport({ratio: 1});
    const box = await shown.boundingBox();
    expect((await label.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  });

  test('what is wrong with a field that the keyboard came to stands in the window', async ({page}) => {
    await visit(page, path);
    await field(page, 'Full name').fill('Ada');
    await field(page, 'Company name').fill('Engines');
    // The last field lies just below the window.
    await field(page, 'Work email').evaluate((input) => {
      window.scrollBy({top: input.getBoundingClientRect().top - window.innerHeight, behavior: 'instant'});
    });
    await field(page, 'Company name').press('Tab');
    await page.keyboard.type('ada@example');
    await page.keyboard.press('Enter');
    await expect(form(page).getByText('Enter a valid email address')).toBeInViewport({ratio: 1});
  });
});

test('a toast takes the place of the one before it, and the fields that were full say so no more', async ({page}) => {
  await api(page, (route) => route.fulfill({json: {}}));
  await visit(page, path);
  await button(page).click();
  await keep(toast(page, invalid));
  await fill(page, {...typed, 'Full name': 'a'.repeat(200)});
  const full = form(page).getByText('That is the limit');
  await expect(full).toBeVisible();
  await button(page).click();
  await expect(toast(page, sent)).toBeVisible();
  await expect(toast(page, invalid)).toHaveCount(0);
  await expect(full).toHaveCount(0);
});

test('a toast goes with reduced motion, too', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, path);
  await button(page).click();
  const timer = toast(page, invalid).getByRole('progressbar', {includeHidden: true});
  await expect(timer).toHaveCSS('animation-play-state', 'running');
});

test('twenty presses are one request §4.16', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const posted = await api(page, async (route) => {
    await held;
    await route.fulfill({json: {}});
  });
  await visit(page, path);
  await fill(page);
  await button(page).evaluate((element: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) element.click();
  });
  await expect(button(page)).toBeDisabled();
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
  await field(page, 'Full name').press('Enter');
  release();
  await expect(toast(page, sent)).toBeVisible();
  expect(posted).toHaveLength(1);
});

test('who leaves while it is being sent and comes back finds it sending, and sends nothing twice §4.16', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const posted = await api(page, async (route) => {
    await released;
    await route.fulfill({json: {}});
  });
  await visit(page, path);
  await fill(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Submitting...');
  // The button is disabled under the focus, which stays in the form.
  await expect(form(page)).toBeFocused();
  await page.getByRole('banner').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveTitle(/^Blog/);
  await page.goBack();
  await expect(button(page)).toHaveText('Submitting...');
  await expect(button(page)).toBeDisabled();
  await expectValues(page, typed);
  await field(page, 'Work email').press('Enter');
  release();
  await expect(toast(page, sent)).toBeVisible();
  await expectValues(page, {});
  await expect(status(page)).toContainText('Thank you');
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).not.toBeFocused();
  expect(posted).toHaveLength(1);
});

test('who was elsewhere when it failed reads so on the way back, once', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await api(page, async (route) => {
    await released;
    await route.fulfill({status: 500});
  });
  await visit(page, path);
  await fill(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Submitting...');
  await page.getByRole('banner').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveTitle(/^Blog/);
  release();
  await expect(toast(page, failed)).toBeVisible();
  await page.goBack();
  await expect(status(page)).toContainText('did not reach us');
  await expectValues(page, typed);
  await page.goForward();
  await expect(page).toHaveTitle(/^Blog/);
  await page.goBack();
  await expectValues(page, typed);
  await expect(status(page)).toHaveText('');
});

test('a double click is one request, however soon the answer is there', async ({page}) => {
  const posted = await api(page, (route) => route.fulfill({json: {}}));
  await visit(page, path);
  await fill(page);
  await button(page).click();
  await expect(toast(page, sent)).toBeVisible();
  await button(page).dispatchEvent('click', {detail: 2});
  await expect(status(page)).toContainText('Thank you');
  await expect(field(page, 'Full name')).not.toHaveAttribute('aria-invalid', 'true');
  expect(posted).toHaveLength(1);
});

test('an Enter that is held is one request, however it ends', async ({page}) => {
  let reply = 429;
  const posted = await api(page, (route) => route.fulfill({status: reply, json: {}}));
  await visit(page, path);
  await fill(page);
  const holdOn = async () => {
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await field(page, 'Work email').focus();
  await page.keyboard.down('Enter');
  await expect(status(page)).toContainText('did not reach us');
  await holdOn();
  expect(posted).toHaveLength(1);
  reply = 200;
  await field(page, 'Work email').focus();
  await page.keyboard.down('Enter');
  await expect(status(page)).toContainText('Thank you');
  await holdOn();
  await expect(status(page)).toContainText('Thank you');
  expect(posted).toHaveLength(2);
});

test('an Enter after the fields were emptied is no mistake, until they have been seen empty', async ({page}) => {
  await page.clock.install();
  await api(page, (route) => route.fulfill({json: {}}));
  await visit(page, path);
  await fill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Work email').press('Enter');
  await expect(status(page)).toContainText('Thank you');
  await field(page, 'Work email').press('Enter');
  await expect(status(page)).toContainText('Thank you');
  await page.clock.runFor(1000);
  await field(page, 'Work email').press('Enter');
  await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'true');
});

test('what is filled in again at once is sent, too', async ({page}) => {
  await page.clock.install();
  const posted = await api(page, (route) => route.fulfill({json: {}}));
  await visit(page, path);
  await fill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page).click();
  await expect(status(page)).toContainText('Thank you');
  await expectValues(page, {});
  await fill(page, {...typed, 'Full name': 'Grace Hopper'});
  await button(page).click();
  await expectValues(page, {});
  expect(posted.map((body) => JSON.parse(body).firstName)).toEqual(['Ada Lovelace', 'Grace Hopper']);
});

test('the request carries JSON and no credentials, and no value stands in an address §7.1', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{name: 'secret', value: '1', url: baseURL ?? ''}]);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await api(page, (route) => route.fulfill({json: {}}));
  await visit(page, path);
  await fill(page);
  const [request] = await Promise.all([page.waitForRequest(`**${leadPath}`), button(page).click()]);
  expect(request.method()).toBe('POST');
  const headers = await request.allHeaders();
  expect(headers['content-type']).toBe('application/json');
  expect(headers.cookie).toBeUndefined();
  await expect(toast(page, sent)).toBeVisible();
  const typedParts = /lovelace|engines|ada@/i;
  expect(addresses.filter((address) => typedParts.test(decodeURIComponent(address)))).toEqual([]);
  await expect(page).toHaveURL(path);
});

test('hostile text arrives as it was typed and never becomes markup', async ({page}) => {
  test.slow();
  const posted = await api(page, (route) => route.fulfill({status: 500}));
  await visit(page, path);
  await fill(page);
  const texts = hostileTexts.filter((text) => text.trim() !== '' && !/[\r\n]/.test(text));
  let inFlight = 0;
  let most = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith(leadPath)) return;
    inFlight += 1;
    most = Math.max(most, inFlight);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      if (request.url().endsWith(leadPath)) inFlight -= 1;
    });
  }
  for (const text of texts) {
    const value = await field(page, 'Full name').evaluate((element: HTMLInputElement, given) => {
      element.value = given;
      element.dispatchEvent(new Event('input', {bubbles: true}));
      return JSON.stringify(element.value);
    }, text);
    const before = posted.length;
    await button(page).click();
    await expect(status(page)).toContainText('did not reach us');
    expect(posted).toHaveLength(before + 1);
    const lead = JSON.parse(posted.at(-1) ?? '');
    expect(Object.keys(lead)).toEqual(['firstName', 'companyName', 'workEmail', 'pageUrl']);
    expect(lead.firstName).toBe(JSON.parse(value));
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('main script, main img[src="x"]').count()).toBe(0);
  expect(most).toBe(1);
});

/**
 * Opens the filled form on a server of its own, which answers what is posted by `answerPost`: where requests are
 * intercepted, the browser follows no redirect, and takes them back when a page is left.
 */
async function withServer(
  browser: Browser,
  answerPost: (request: IncomingMessage, response: ServerResponse) => void,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  test.skip(
    loadSiteEnv().apiHost !== undefined,
    'this build sends its leads elsewhere than to the server of this test',
  );
  const site = openBuiltSite(resolve(__dirname, '../../build'));
  const server = createServer((request, response) => {
    const {method = '', url = '', headers} = request;
    if (method === 'POST') return answerPost(request, response);
    const {status: code, headers: said, body} = answer({method, target: url, headers}, site);
    response.writeHead(code, said).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const context = await browser.newContext({
    baseURL: `http://localhost:${(server.address() as AddressInfo).port}`,
  });
  try {
    const page = await context.newPage();
    await visit(page, path);
    await fill(page);
    await use(page);
  } finally {
    await context.close();
    server.close();
  }
}

test('a request is on its way even when the page is left at once', async ({browser}) => {
  const held: ServerResponse[] = [];
  const arrived: string[] = [];
  const answerPost = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/held') {
      held.push(response);
      return;
    }
    arrived.push(JSON.parse(await text(request)).firstName);
    response.end('{}');
  };
  await withServer(browser, answerPost, async (page) => {
    // A browser has six connections to a host for what carries no cookies, and others for what does: while the six are
    // taken, the form's request waits, and those for /robots.txt are answered.
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => {
      for (let taken = 0; taken < 6; taken += 1) void fetch('/held', {method: 'POST', credentials: 'omit'});
    });
    await expect.poll(() => held.length).toBe(6);
    await button(page).click();
    await expect(button(page)).toHaveText('Submitting...');
    await page.goto('about:blank');
    // What the browser takes back with the page it takes back a little later.
    for (let times = 0; times < 20; times += 1) await other.evaluate(() => fetch('/robots.txt', {cache: 'no-store'}));
    expect(arrived).toEqual([]);
    for (const response of held) response.end();
    await expect.poll(() => arrived).toEqual(['Ada Lovelace']);
  });
});

test('a redirect is a failure: behind it a browser asks without the lead, and is well answered', async ({browser}) => {
  const redirect = (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(302, {Location: '/'}).end();
  await withServer(browser, redirect, async (page) => {
    await button(page).click();
    await expect(status(page)).toContainText('did not reach us');
    await expectValues(page, typed);
  });
});

test('what is typed before scripts run is kept, and newer than the draft', async ({page}) => {
  await visit(page, path);
  await fill(page);
  const release = await holdScripts(page);
  await page.goto(path, {waitUntil: 'commit'});
  await field(page, 'Company name').fill('Newer');
  release();
  await hydrated(page);
  await expectValues(page, {...typed, 'Company name': 'Newer'});
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await page.goBack();
  await expectValues(page, {...typed, 'Company name': 'Newer'});
});

test('refused storage leaves the form working', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  const posted = await api(page, (route) => route.fulfill({json: {}}));
  await visit(page, path);
  await fill(page);
  await button(page).click();
  await expect(toast(page, sent)).toBeVisible();
  expect(posted).toHaveLength(1);
});

for (const [address, {pageUrl}] of Object.entries(landingPages)) {
  test(`${address} sends its leads as ${pageUrl}, from a light form §2.59 §2.66 §2.67`, async ({page}) => {
    const posted = await api(page, (route) => route.fulfill({json: {}}));
    await visit(page, address);
    expect(brightness(await background(form(page).locator('..')))).toBeGreaterThan(0.9);
    expect(brightness(await background(field(page, 'Work email')))).toBeGreaterThan(0.9);
    await fill(page);
    await field(page, 'Work email').press('Enter');
    await expect(toast(page, sent)).toBeVisible();
    expect(JSON.parse(posted[0] ?? '').pageUrl).toBe(pageUrl);
  });
}
