import type {ServerResponse} from 'node:http';
import {resolve} from 'node:path';
import {text} from 'node:stream/consumers';
import type {Locator, Page, Route} from '@playwright/test';
import {leadPath} from '../../src/lib/lead';
import {cleanValues} from '../../src/lib/validation';
import {loadBuild} from '../../src/server/builtSite';
import {siteHandler} from '../../src/server/siteHandler';
import {loadSiteEnv} from '../../src/site/dotenv';
import {landingPages} from '../../src/site/pages';
import {
  answerLeads,
  type DemoLabel,
  demoField as field,
  fillDemoForm as fill,
  demoForm as form,
  demoValues as typed,
} from '../support/demoForm';
import {examples} from '../support/examples';
import {blockStorage} from '../support/faults';
import {hostileTexts} from '../support/hostile';
import {listen} from '../support/listen';
import {
  accessibilityViolations,
  expect,
  openWithDelayedScripts,
  scrollToIsland,
  test,
  visit,
  waitForHydration,
} from '../support/test';

const path = examples.lightLandingPage;
const labels = Object.keys(typed) as DemoLabel[];
const button = (page: Page) => form(page).getByRole('button');
const status = (page: Page) => form(page).getByRole('status');
const toast = (page: Page, text: string) => page.locator('.Toastify__toast').filter({hasText: text});

/** Pauses the toast's timer, which is an animation, so that it stays open. */
const pauseTimer = (shown: Locator) =>
  timerOf(shown).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.pause();
  });
const timerOf = (shown: Locator) => shown.getByRole('progressbar', {includeHidden: true});

// Literal texts of the specification, section 8.
const invalid = 'Please fix the errors in the form.';
const failed = 'Failed to submit form. Please try again.';
const sent = 'Form submitted successfully!';

/** Opens the page and waits until the form is hydrated: before, the browser checks its fields and shows the errors. */
async function visitForm(page: Page, formPath = path): Promise<void> {
  await visit(page, formPath);
  await scrollToIsland(form(page));
}

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const label of labels) await expect(field(page, label)).toHaveValue(values[label] ?? '');
}

test('a success shows a message and clears the fields and the draft; the request has JSON and no credentials, and no URL contains a value §3.12 §4.15 §4.17 §7.1 §8.4', async ({
  page,
  context,
  baseURL,
  consoleProblems,
}) => {
  await context.addCookies([{name: 'secret', value: '1', url: baseURL ?? ''}]);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  // For other responses see unit/client/forms/submitLead.test.ts.
  const posted = await answerLeads(page);
  await visitForm(page);
  await fill(page);
  const [request] = await Promise.all([page.waitForRequest(`**${leadPath}`), button(page).click()]);
  expect(request.method()).toBe('POST');
  const headers = await request.allHeaders();
  expect(headers['content-type']).toBe('application/json');
  expect(headers.cookie).toBeUndefined();
  await expect(toast(page, sent)).toBeVisible();
  await expect(status(page)).toContainText('We received your request');
  await expectValues(page, {});
  await expect(button(page)).toHaveText('Request a demo');
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toBeFocused();
  const lead = {
    firstName: 'Ada Lovelace',
    companyName: 'Engines & Sons',
    workEmail: 'ada@example.com',
    pageUrl: landingPages[path]?.pageUrl,
  };
  expect(posted.map((body) => JSON.parse(body))).toEqual([lead]);

  await button(page).dispatchEvent('click', {detail: 2});
  await expect(status(page)).toContainText('Thank you');
  await expect(field(page, 'Full name')).not.toHaveAttribute('aria-invalid', 'true');
  expect(posted, 'a double click is one request, also after a fast response').toHaveLength(1);
  await expect(page).toHaveURL(path);

  await page.reload();
  await waitForHydration(page);
  await expectValues(page, {});
  const typedParts = /lovelace|engines|ada@/i;
  expect(urls.filter((url) => typedParts.test(decodeURIComponent(url)))).toEqual([]);
  expect(consoleProblems).toEqual([]);
});

test.describe('a failure', () => {
  test('shows a message, and typed values survive it, a reload and a retry §8.3', async ({page}) => {
    let fails = true;
    const posted = await answerLeads(page, (route) =>
      fails ? route.fulfill({status: 500, body: '<h1>Error', contentType: 'text/html'}) : route.fulfill({json: {}}),
    );
    await visitForm(page);
    await fill(page);
    await button(page).click();
    await expect(toast(page, failed)).toBeVisible();
    await expect(status(page)).toContainText('Your entries are still here');
    await expectValues(page, typed);
    await expect(button(page)).toBeEnabled();

    await page.reload();
    await waitForHydration(page);
    await expectValues(page, typed);
    fails = false;
    await button(page).click();
    await expect(toast(page, sent)).toBeVisible();
    expect(posted).toHaveLength(2);
  });

  test('is shown after 15 seconds without a response, and a form filled in again after a success is sent §4.15', async ({
    page,
  }) => {
    await page.clock.install();
    let reply: (route: Route) => Promise<void> = () => new Promise(() => {});
    const posted = await answerLeads(page, (route) => reply(route));
    await visitForm(page);
    await fill(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await test.step('no response within 15 seconds', async () => {
      await button(page).click();
      await expect(button(page)).toHaveText('Submitting...');
      await expect(button(page)).toBeDisabled();
      await page.clock.runFor(14_900);
      await expect(button(page)).toHaveText('Submitting...');
      await page.clock.runFor(200);
      await expect(status(page)).toContainText('receive your request');
      await expect(status(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expect(button(page)).toHaveText('Request a demo');
      await expectValues(page, typed);
    });
    await test.step('a form that is filled in again immediately is sent', async () => {
      posted.length = 0;
      reply = (route) => route.fulfill({json: {}});
      await button(page).click();
      await expect(status(page)).toContainText('Thank you');
      await expectValues(page, {});
      await fill(page, {...typed, 'Full name': 'Grace Hopper'});
      await field(page, 'Work email').press('Enter');
      await expectValues(page, {});
      expect(posted.map((body) => JSON.parse(body).firstName)).toEqual(['Ada Lovelace', 'Grace Hopper']);
    });
    await test.step('Enter right after the fields were cleared shows no error, and a second later it does', async () => {
      await expect(status(page)).toContainText('Thank you');
      await field(page, 'Work email').press('Enter');
      await expect(status(page)).toContainText('Thank you');
      await page.clock.runFor(1000);
      await field(page, 'Work email').press('Enter');
      await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'true');
    });
  });

  test('while offline is shown below the form, and also as a toast once toasts are loaded', async ({page, context}) => {
    await visitForm(page);
    await test.step('before toasts are loaded', async () => {
      await context.setOffline(true);
      await fill(page);
      await button(page).click();
      await expect(status(page)).toContainText('receive your request');
      await context.setOffline(false);
      await answerLeads(page);
      await button(page).click();
      await expect(toast(page, sent)).toBeVisible();
      await page.unroute(`**${leadPath}`);
    });
    await test.step('after toasts are loaded', async () => {
      await fill(page);
      await context.setOffline(true);
      await button(page).click();
      await expect(toast(page, failed)).toBeVisible();
      await expect(status(page)).toContainText('receive your request');
      await expectValues(page, typed);
      await field(page, 'Full name').press('End');
      await page.keyboard.type('.');
      await expect(status(page), 'the message is about the previous values').toBeEmpty();
    });
  });
});

test('a toast whose stylesheet failed to load is not shown later, and a new toast replaces the previous one', async ({
  page,
}) => {
  await answerLeads(page);
  await visitForm(page);
  await test.step('a toast whose stylesheet failed to load is not shown later, when it may be outdated', async () => {
    await page.route('**/assets/css/**', (route) => route.abort());
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/css/'));
    await button(page).click();
    await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'true');
    await failedRequest;
    await page.unroute('**/assets/css/**');
    await fill(page);
    await button(page).click();
    await expect(toast(page, sent)).toBeVisible();
    await expect(page.locator('.Toastify__toast')).toHaveCount(1);
  });
  await test.step('a new toast replaces the previous one, and a limit note disappears with the cleared field', async () => {
    await fill(page, {'Company name': 'E'});
    await button(page).click();
    await pauseTimer(toast(page, invalid));
    await expect(toast(page, sent)).toHaveCount(0);
    await fill(page, {...typed, 'Full name': 'a'.repeat(200)});
    const limitNote = form(page).getByText('You reached the limit');
    await expect(limitNote).toBeVisible();
    await button(page).click();
    await expect(toast(page, sent)).toBeVisible();
    await expect(toast(page, invalid)).toHaveCount(0);
    await expect(limitNote).toHaveCount(0);
  });
});

test('an invalid form sends nothing, shows errors at the fields and in a toast top right for three seconds, and focuses the first invalid field §2.17 §4.17 §5.4 §8.1 §9.9', async ({
  page,
}) => {
  const posted = await answerLeads(page);
  await visitForm(page);
  // The browser can autofill.
  await expect(field(page, 'Full name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'Company name')).toHaveAttribute('autocomplete', 'organization');
  await expect(field(page, 'Work email')).toHaveAttribute('autocomplete', 'email');
  // Required empty fields are not invalid before the first submit.
  for (const label of labels) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'false');
  await fill(page, {'Full name': '   ', 'Work email': 'ada@example'});
  await button(page).click();
  const shown = toast(page, invalid);
  const timer = timerOf(shown);
  await pauseTimer(shown);
  await test.step('the toast is top right for three seconds', async () => {
    await expect(shown).toBeVisible();
    await expect(timer).toHaveCSS('animation-duration', '3s');
    await expect(shown, 'after its entrance animation').toBeInViewport({ratio: 1});
    const {width = 0} = page.viewportSize() ?? {};
    const box = await shown.boundingBox();
    expect(box?.y).toBeLessThan(120);
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
  });
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
    expect(message?.y, 'the message is below its field').toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    expect(message?.x, 'the message is aligned with its field').toBe(box?.x);
  }
  await test.step('the toast disappears when its timer ends', async () => {
    await timer.evaluate((bar) => {
      for (const animation of bar.getAnimations()) animation.finish();
    });
    await expect(shown).toHaveCount(0);
  });
  expect(await accessibilityViolations(page)).toEqual([]);

  await field(page, 'Company name').fill('E');
  await expect(field(page, 'Company name')).toHaveAttribute('aria-invalid', 'false');
  await expect(form(page).getByText(messages['Company name'])).toBeHidden();
  await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Work email')).toHaveAttribute('aria-invalid', 'true');

  await page.emulateMedia({reducedMotion: 'reduce'});
  await fill(page, {'Full name': 'Ada', 'Company name': 'Engines', 'Work email': ''});
  await button(page).click();
  await expect(field(page, 'Work email')).toHaveAccessibleDescription('Email is required');
  await expect(field(page, 'Work email')).toBeFocused();
  expect(posted).toEqual([]);
  await expect(timer, 'the timer also runs with reduced motion').toHaveCSS('animation-play-state', 'running');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 667}});

  test('errors are visible in the window, and no toast covers them', async ({page}) => {
    await visitForm(page);
    await test.step('the toast does not cover the first error', async () => {
      await button(page).scrollIntoViewIfNeeded();
      await button(page).click();
      const shown = toast(page, invalid);
      await pauseTimer(shown);
      await expect(shown, 'after its entrance animation').toBeInViewport({ratio: 1});
      await expect(field(page, 'Full name')).toBeFocused();
      const label = form(page).locator('label', {hasText: 'Full name'});
      await expect(label).toBeInViewport({ratio: 1});
      const box = await shown.boundingBox();
      expect((await label.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
    });
    await test.step('the error of a field reached by keyboard is visible in the window', async () => {
      await field(page, 'Full name').fill('Ada');
      await field(page, 'Company name').fill('Engines');
      await field(page, 'Work email').fill('ada@example.com');
      await expect(form(page).getByText('Email is required')).toHaveCount(0);
      // Scroll the last field just below the window.
      await field(page, 'Work email').evaluate((input) => {
        window.scrollBy({top: input.getBoundingClientRect().top - window.innerHeight, behavior: 'instant'});
      });
      await field(page, 'Company name').press('Tab');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('ada@example');
      await page.keyboard.press('Enter');
      await expect(form(page).getByText('Enter a valid email address')).toBeInViewport({ratio: 1});
    });
  });
});

test('a held Enter key and twenty clicks are one request, and a visitor who leaves and returns sees the result §4.16', async ({
  page,
}) => {
  let release = () => {};
  let released = new Promise<void>(() => {});
  let responseStatus = 429;
  const delayResponse = (status: number) => {
    responseStatus = status;
    released = new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const posted = await answerLeads(page, async (route) => {
    await released;
    await route.fulfill({status: responseStatus, json: {}});
  });
  const leave = async () => {
    await page.getByRole('banner').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveTitle(/^Blog/);
  };
  await visitForm(page);
  await test.step('a held Enter key is one request, after a failure and after a success', async () => {
    const repeatEnter = async () => {
      for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    };
    released = Promise.resolve();
    await fill(page);
    await field(page, 'Work email').focus();
    await page.keyboard.down('Enter');
    await expect(status(page)).toContainText('receive your request');
    await repeatEnter();
    expect(posted).toHaveLength(1);
    responseStatus = 200;
    await field(page, 'Work email').focus();
    await page.keyboard.down('Enter');
    await expect(status(page)).toContainText('Thank you');
    await repeatEnter();
    await expect(status(page)).toContainText('Thank you');
    expect(posted).toHaveLength(2);
  });
  await test.step('a visitor who left before the failure sees the message after returning, once', async () => {
    delayResponse(500);
    await fill(page);
    await button(page).click();
    await expect(button(page)).toHaveText('Submitting...');
    await leave();
    release();
    await expect(toast(page, failed)).toBeVisible();
    await page.goBack();
    await expect(status(page)).toContainText('receive your request');
    await expectValues(page, typed);
    await page.goForward();
    await expect(page).toHaveTitle(/^Blog/);
    await page.goBack();
    await expectValues(page, typed);
    await expect(status(page)).toHaveText('');
  });
  await test.step('twenty clicks are one request', async () => {
    posted.length = 0;
    delayResponse(200);
    await button(page).focus();
    await button(page).evaluate((element: HTMLButtonElement) => {
      for (let click = 0; click < 20; click += 1) element.click();
    });
    await expect(button(page)).toBeDisabled();
    // The focused button is disabled, so the form receives the focus.
    await expect(form(page)).toBeFocused();
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await field(page, 'Full name').press('Enter');
  });
  await test.step('a visitor who leaves and returns while sending sees the sending state, and sends nothing twice', async () => {
    await expect(button(page)).toHaveText('Submitting...');
    await leave();
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
});

test('hostile text arrives as typed, without invisible characters, and never becomes markup', async ({page}) => {
  const posted = await answerLeads(page);
  await visitForm(page);
  await fill(page);
  const value = await field(page, 'Full name').evaluate(
    (element: HTMLInputElement, given) => {
      element.value = given;
      element.dispatchEvent(new Event('input', {bubbles: true}));
      return JSON.stringify(element.value);
    },
    hostileTexts.filter((text) => text.length < 100).join(' '),
  );
  await button(page).click();
  await expect(toast(page, sent)).toBeVisible();
  const lead = JSON.parse(posted[0] ?? '');
  expect(Object.keys(lead)).toEqual(['firstName', 'companyName', 'workEmail', 'pageUrl']);
  expect(lead).toMatchObject(cleanValues({firstName: JSON.parse(value)}));
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('main script, main img[src="x"]').count()).toBe(0);
});

test('a redirect is a failure, and a request is sent even if the page is left immediately', async ({page}) => {
  test.skip(
    loadSiteEnv().apiHost !== undefined,
    'this build sends its leads to another server than the one of this test',
  );
  const pending: ServerResponse[] = [];
  const arrived: string[] = [];
  let redirects = true;
  const site = loadBuild(resolve(__dirname, '../../build'));
  const handle = siteHandler(() => site);
  // With interception, the browser would not follow redirects, and would abort requests on unload.
  const {origin, close} = await listen(async (request, response) => {
    if (request.method !== 'POST') handle(request, response);
    else if (request.url === '/pending') pending.push(response);
    else if (redirects) response.writeHead(302, {Location: '/'}).end();
    else {
      arrived.push(JSON.parse(await text(request)).firstName);
      response.end('{}');
    }
  });
  await visitForm(page, origin + path);
  await fill(page);
  await test.step('a redirect, which the browser follows to a successful page without sending the lead', async () => {
    await button(page).click();
    await expect(status(page)).toContainText('receive your request');
    await expectValues(page, typed);
    redirects = false;
  });
  // Browsers have six connections per host for requests without credentials and others for those with credentials.
  // While the six are in use, the form's request waits, and those for /robots.txt do not.
  const other = await page.context().newPage();
  await other.goto(`${origin}/robots.txt`);
  await other.evaluate(() => {
    for (let taken = 0; taken < 6; taken += 1) void fetch('/pending', {method: 'POST', credentials: 'omit'});
  });
  await expect.poll(() => pending.length).toBe(6);
  await button(page).click();
  await expect(button(page)).toHaveText('Submitting...');
  await page.goto('about:blank');
  // The browser aborts requests a little after the page is left.
  for (let times = 0; times < 20; times += 1) await other.evaluate(() => fetch('/robots.txt', {cache: 'no-store'}));
  expect(arrived).toEqual([]);
  for (const response of pending) response.end();
  await expect.poll(() => arrived).toEqual(['Ada Lovelace']);
  await close();
});

test('text typed before scripts run is retained and overrides the draft', async ({page}) => {
  await visitForm(page);
  await fill(page);
  const release = await openWithDelayedScripts(page, path);
  await field(page, 'Company name').fill('Newer');
  release();
  await waitForHydration(page);
  await expectValues(page, {...typed, 'Company name': 'Newer'});
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await page.goBack();
  await expectValues(page, {...typed, 'Company name': 'Newer'});
});

test('the form works with blocked storage', async ({page}) => {
  await blockStorage(page, 'sessionStorage');
  const posted = await answerLeads(page);
  await visitForm(page);
  await fill(page);
  await button(page).click();
  await expect(toast(page, sent)).toBeVisible();
  expect(posted).toHaveLength(1);
});
