import type {Page} from '@playwright/test';
import {viewNames} from '../../../src/lib/views';
import {landingPages} from '../../../src/site/pages';
import {demoValues, fillDemoForm as fill} from '../../support/demoForm';
import {examples} from '../../support/examples';
import {
  changeView,
  expect,
  libraryScripts,
  startedFlag,
  test,
  waitForRecording,
  waitForReplay,
} from '../../support/monitored';
import {waitForHydration, waitForIdle, waitForIsland} from '../../support/test';

const values = {
  firstName: demoValues['Full name'],
  companyName: demoValues['Company name'],
  workEmail: demoValues['Work email'],
};

async function submit(page: Page): Promise<void> {
  const button = page.getByRole('button', {name: 'Request a demo'});
  await waitForIsland(button);
  await button.click();
}

const path = examples.lightLandingPage;
const pageUrl = landingPages[path]?.pageUrl;
const attribution = {landing: path};
const context = {...values, component: 'DemoForm', page: pageUrl, timestamp: expect.any(String), attribution};

async function visit(page: Page): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await waitForRecording(page);
}

test('a request sent before the load event starts monitoring immediately', async ({page, site}) => {
  site.unanswered = /\/fonts\//;
  await page.goto(path, {waitUntil: 'commit'});
  await waitForHydration(page);
  await waitForIdle(page);
  expect(await startedFlag(page)).toBeUndefined();
  await fill(page);
  await submit(page);
  await waitForRecording(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  await page.goto('about:blank');
  await expect.poll(() => site.intake.actions('demo_request_submit')).toHaveLength(1);
});

test('the privacy policy states that a request is recorded with its values', async ({request}) => {
  const policy = (await (await request.get('/privacypolicy')).text()).replaceAll(/<[^>]+>/g, '');
  expect(policy).toContain('if you request a demo, the records of that request name you, and no other records do.');
  expect(policy).toContain('The record contains what you entered, the page and the time.');
});

test('a request is recorded with its values, which the replay masks §7.5', async ({page, site}) => {
  await visit(page);
  await waitForReplay(page);
  await fill(page);
  await submit(page);
  await expect.poll(() => site.leads).toEqual([{...values, pageUrl}]);
  await changeView(page);
  const replay = () => site.intake.segments.map(({text}) => text).join('\n');
  await expect.poll(replay).toContain('***');
  for (const value of Object.values(values)) expect(replay()).not.toContain(value);
  await expect.poll(() => site.intake.actions('demo_request_submit')).toHaveLength(1);
  const [action] = site.intake.actions('demo_request_submit');
  expect(action?.context).toEqual(context);
  expect(action?.view.name).toBe(viewNames[path]);
  expect(
    site.intake.records.filter(({error}) => error?.source === 'custom' && error.message.includes('Server')),
  ).toEqual([]);
});

test('a failed request is recorded as an action and as an error with the message §7.5 §8.3', async ({page, site}) => {
  site.leadStatus = 500;
  await visit(page);
  await fill(page);
  await submit(page);
  await expect(page.getByText('Failed to submit form. Please try again.').first()).toBeVisible();
  const statusLink = page.getByRole('status').getByRole('link', {name: 'status page'});
  await expect(statusLink).toHaveAttribute('href', 'https://status.example.com/');
  await page.goto('about:blank');
  const failures = () => site.intake.records.filter(({error}) => error?.message === 'Server responded with 500');
  await expect.poll(failures).not.toHaveLength(0);
  expect(site.intake.actions('demo_request_submit')).toHaveLength(1);
  expect(failures().find(({error}) => error?.source === 'custom')?.context).toEqual({
    ...context,
    message: 'Server responded with 500',
  });
});

test('leaving the page right after submitting loses neither the request nor its record', async ({page, site}) => {
  await visit(page);
  await fill(page);
  await submit(page);
  await page.goto('about:blank');
  await expect.poll(() => site.leads).toHaveLength(1);
  await expect.poll(() => site.intake.actions('demo_request_submit')).toHaveLength(1);
});

test('the form works without delay when the monitoring library is unavailable', async ({page, site}) => {
  site.unavailable = new RegExp(`${libraryScripts.library().source}|^/telemetry`);
  await page.goto(path);
  await waitForHydration(page);
  await fill(page);
  await submit(page);
  await expect(page.getByText('Form submitted successfully!').first()).toBeVisible();
  expect(site.leads).toHaveLength(1);
});

test('the first page of the visit and its campaign are recorded, and sent with a request from another page', async ({
  page,
  site,
}) => {
  await page.goto('/pricing?utm_source=ads&utm_campaign=spring%20sale&gclid=abc&secret=x', {
    referer: 'https://news.example/item?id=private',
  });
  await waitForHydration(page);
  // Before the browser is idle, when the attribution is stored.
  await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveURL('/about');
  await waitForRecording(page);
  await visit(page);
  await fill(page);
  await submit(page);
  await expect
    .poll(() => site.attributions)
    .toEqual(['utm_source=ads&utm_campaign=spring+sale&gclid=abc&landing=%2Fpricing&referrer=news.example']);
  expect(site.leads).toEqual([{...values, pageUrl}]);
  await changeView(page);
  const begin = {
    landing: '/pricing',
    referrer: 'news.example',
    utm_campaign: 'spring sale',
    utm_source: 'ads',
    gclid: 'abc',
  };
  await expect.poll(() => site.intake.views().map((view) => view.context?.attribution)).toContainEqual(begin);
});
