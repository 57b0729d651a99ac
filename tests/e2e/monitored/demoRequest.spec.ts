import type {Page} from '@playwright/test';
import {landingPages} from '../../../src/data/routes/pages';
import {viewNames} from '../../../src/lib/views';
import {examples} from '../../support/examples';
import {changeView, expect, libraryScripts, recording, replaying, startedFlag, test} from '../../support/monitored';
import {hydrated, idle} from '../../support/test';

const values = {firstName: 'Ada Lovelace', companyName: 'Analytical Engines', workEmail: 'ada@engines.example'};

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill(values.firstName);
  await page.getByLabel('Company name').fill(values.companyName);
  await page.getByLabel('Work email').fill(values.workEmail);
}

const submit = (page: Page) => page.getByRole('button', {name: 'Request a demo'}).click();

const address = examples.lightLandingPage;
const pageUrl = landingPages[address]?.pageUrl;
const context = {...values, component: 'DemoForm', page: pageUrl, timestamp: expect.any(String)};

async function visit(page: Page): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await recording(page);
}

test('a request that is sent before the page has loaded starts monitoring at once', async ({page, site}) => {
  site.hold = /\/fonts\//;
  await page.goto(address, {waitUntil: 'commit'});
  await hydrated(page);
  await idle(page);
  expect(await startedFlag(page)).toBeUndefined();
  await fill(page);
  await submit(page);
  await recording(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  await page.goto('about:blank');
  await expect.poll(() => site.intake.actions('demo_request_submit')).toHaveLength(1);
});

test('the privacy policy says that a request is recorded with its values', async ({request}) => {
  const policy = (await (await request.get('/privacypolicy')).text()).replaceAll(/<[^>]+>/g, '');
  expect(policy).toContain('whoever asks for a demo is named in the records of that request and in no others.');
  expect(policy).toContain('The record contains what you entered, the page and the time.');
});

test('a request is recorded with its values, which the replay masks §7.5', async ({page, site}) => {
  await visit(page);
  await replaying(page);
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
  expect(action?.view.name).toBe(viewNames[address]);
  expect(
    site.intake.records.filter(({error}) => error?.source === 'custom' && error.message.includes('Server')),
  ).toEqual([]);
});

test('a request that fails is recorded twice: as an action, and as an error with the message §7.5 §8.3', async ({
  page,
  site,
}) => {
  site.leadStatus = 500;
  await visit(page);
  await fill(page);
  await submit(page);
  await expect(page.getByText('Failed to submit form. Please try again.').first()).toBeVisible();
  await page.goto('about:blank');
  const failures = () => site.intake.records.filter(({error}) => error?.message === 'Server responded with 500');
  await expect.poll(failures).not.toHaveLength(0);
  expect(site.intake.actions('demo_request_submit')).toHaveLength(1);
  expect(failures().find(({error}) => error?.source === 'custom')?.context).toEqual({
    ...context,
    message: 'Server responded with 500',
  });
});

test('leaving the page at once loses neither the request nor its record', async ({page, site}) => {
  await visit(page);
  await fill(page);
  await submit(page);
  await page.goto('about:blank');
  await expect.poll(() => site.leads).toHaveLength(1);
  await expect.poll(() => site.intake.actions('demo_request_submit')).toHaveLength(1);
});

test('a library that never comes delays and fails nothing', async ({page, site}) => {
  site.refuse = new RegExp(`${libraryScripts.library().source}|^/telemetry`);
  await page.goto(address);
  await hydrated(page);
  await fill(page);
  await submit(page);
  await expect(page.getByText('Form submitted successfully!').first()).toBeVisible();
  expect(site.leads).toHaveLength(1);
});
