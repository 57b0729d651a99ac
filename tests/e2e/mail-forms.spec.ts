import type {Page} from '@playwright/test';
import {brand} from '../../src/data/brand';
import {tryIt} from '../../src/data/home/tryIt';
import {allowClipboard, expect, recordOpenedUrls, scrollToIsland, test, visit, waitForHydration} from '../support/test';

const paths = {
  '/contact': `Question for ${brand.name}`,
  '/contactsupport': 'Question for support',
  '/sales': 'Question for sales',
  '/enterprise': 'Enterprise inquiry',
  '/partnerships': 'Partnership inquiry',
  '/startup': 'Startup program',
};
const typed = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Company name': 'Engines & Sons',
  'Work email': 'ada@example.com',
  'Job title': 'Analyst',
  'How can we help': 'Two lines,\nwith 100% of "quotes" & ümlauts + more',
};

const autocompletes = {
  'First name': 'given-name',
  'Last name': 'family-name',
  'Company name': 'organization',
  'Work email': 'email',
  'Job title': 'organization-title',
  'How can we help': 'off',
};

const form = (page: Page) => page.getByRole('main').getByRole('form');
const notice = (page: Page) => form(page).getByRole('status').filter({hasText: 'email app opens'});

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await form(page).getByLabel(label).fill(value);
  await form(page).getByRole('combobox', {name: 'Number of developers'}).click();
  await form(page).getByRole('option', {name: '11-50'}).click();
}

async function expectTyped(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await expect(form(page).getByLabel(label)).toHaveValue(value);
  await expect(form(page).getByRole('combobox')).toHaveText('11-50');
}

for (const [how, submitTwice] of [
  ['a double click', (page: Page) => form(page).getByRole('button', {name: 'Continue by email'}).dblclick()],
  [
    'pressing Enter twice',
    async (page: Page) => {
      for (let times = 0; times < 2; times += 1) await form(page).getByLabel('Job title').press('Enter');
    },
  ],
] as const) {
  test(`${how} opens one message`, async ({page}) => {
    await page.clock.install();
    await visit(page, '/sales');
    await page.clock.pauseAt(Date.now() + 60_000);
    const openedUrls = await recordOpenedUrls(page);
    await submitTwice(page);
    await expect(notice(page)).toBeVisible();
    // Another message is the second one, so no further one was opened before.
    await page.clock.fastForward(2000);
    await form(page).getByLabel('First name').fill('Ada');
    await form(page).getByLabel('First name').press('Enter');
    await expect.poll(() => openedUrls.at(-1)).toContain('Ada');
    expect(openedUrls).toHaveLength(2);
  });
}

test('a visitor without a mail program can copy the message', async ({page}) => {
  const copied = await allowClipboard(page);
  await visit(page, '/sales');
  await fill(page);
  const copy = form(page).getByRole('button', {name: 'Copy the message'});
  await expect(copy).toHaveCount(0);
  await form(page).getByRole('button', {name: 'Continue by email'}).click();
  await copy.click();
  await expect.poll(copied).toMatch(/^First name: Ada\r?\nLast name: Lovelace\r?\n/);
  expect(await copied()).toMatch(/How can we help:\r?\nTwo lines,/);
  await form(page).getByLabel('Job title').fill('Countess');
  await expect(copy, 'the copy would not have the new value').toHaveCount(0);
});

for (const [path, subject] of Object.entries(paths)) {
  test(`${path} has no required fields, validates only the e-mail address, states the terms, opens the mail program, sends nothing and keeps all values §2.6 §2.8 §2.12 §2.51 §3.13 §5.5 §5.7 §7.10`, async ({
    page,
    consoleProblems,
    externalRequests,
  }) => {
    await page.setViewportSize({width: 375, height: 812});
    await visit(page, path);
    // The contact page links to the other pages first.
    if (path !== '/contact') {
      const first = page.getByRole('main').getByRole('link').first();
      await expect(first, 'on the first screen, a link to the form').toBeInViewport();
      await first.click();
      await expect(form(page)).toBeInViewport();
    }
    const url = page.url();
    await page.setViewportSize({width: 1440, height: 900});
    for (const [label, autocomplete] of Object.entries(autocompletes)) {
      await expect.soft(form(page).getByLabel(label)).toHaveAttribute('autocomplete', autocomplete);
    }
    await expect(form(page).locator('[required], [aria-required="true"]')).toHaveCount(0);
    await expect(form(page)).not.toContainText('*');
    await expect(form(page)).toContainText('agree to the Terms of Use and Privacy Policy');
    await expect(form(page).getByRole('link', {name: 'Terms of Use'})).toHaveAttribute('href', '/termsandconditions');
    await expect(form(page).getByRole('link', {name: 'Privacy Policy'})).toHaveAttribute('href', '/privacypolicy');
    const unlimited = form(page).locator('input:not([type="hidden"]):not([maxlength]), textarea:not([maxlength])');
    await expect(unlimited).toHaveCount(0);

    const openedUrls = await recordOpenedUrls(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && (request.method() !== 'GET' || /lovelace|ada(@|%40)/i.test(url))) sent.push(url);
    });
    const email = form(page).getByLabel('Work email');
    await email.fill('no address');
    await form(page).getByRole('button', {name: 'Continue by email'}).click();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    expect(openedUrls).toEqual([]);

    await fill(page);
    await form(page).getByRole('button', {name: 'Continue by email'}).click();
    await expect(notice(page)).toBeInViewport({ratio: 1});
    await expect.poll(() => openedUrls).toHaveLength(1);
    const link = new URL(openedUrls[0] ?? '');
    expect(link.protocol).toBe('mailto:');
    expect(link.searchParams.get('subject')).toBe(subject);
    expect(link.searchParams.get('body')).toBe(
      [
        'First name: Ada',
        'Last name: Lovelace',
        'Company name: Engines & Sons',
        'Work email: ada@example.com',
        'Job title: Analyst',
        'Number of developers: 11-50',
        '',
        'How can we help:',
        'Two lines,',
        'with 100% of "quotes" & ümlauts + more',
      ].join('\r\n'),
    );
    await expectTyped(page);
    await expect(page).toHaveURL(url);
    expect(sent).toEqual([]);
    expect(externalRequests).toEqual([]);
    expect(consoleProblems).toEqual([]);
  });
}

test('an empty form can be submitted, and values survive a reload and a visit to another page', async ({page}) => {
  await page.clock.install();
  await visit(page, '/sales');
  const openedUrls = await recordOpenedUrls(page);
  await form(page).getByRole('button', {name: 'Continue by email'}).click();
  await expect.poll(() => openedUrls).toHaveLength(1);
  await fill(page);
  await page.reload();
  await waitForHydration(page);
  await expectTyped(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await page.goBack();
  await expectTyped(page);
});

test('a text field announces when its limit is near and when it is reached', async ({page}) => {
  for (const [path, label, limit, formattedLimit] of [
    ['/sales', 'How can we help', 4000, '4,000'],
    ['/landingpage1', 'Work email', 254, '254'],
    ['/playground', tryIt.label, 4000, '4,000'],
  ] as const) {
    await visit(page, path);
    const box = page.getByRole('main').getByLabel(label);
    const note = page.getByRole('main').getByText(new RegExp(`${formattedLimit} characters`));
    await scrollToIsland(box);
    await box.fill('a'.repeat(0.9 * limit - 1));
    await expect(note, path).toHaveCount(0);
    await box.fill('a'.repeat(limit - 10));
    await expect(note, path).toHaveText(`${(limit - 10).toLocaleString('en')} of ${formattedLimit} characters`);
    await expect(box).toHaveAccessibleDescription(new RegExp(`of ${formattedLimit} characters`));
    await page.keyboard.insertText('b'.repeat(100));
    await expect(note, path).toHaveText(
      `You reached the limit of ${formattedLimit} characters. Extra text was cut off.`,
    );
    await expect(note).toHaveAttribute('aria-live', 'polite');
    await expect(box).toHaveValue(`${'a'.repeat(limit - 10)}${'b'.repeat(10)}`);
    // A draft is restored, and its count is shown on focus.
    await page.reload();
    await waitForHydration(page);
    await expect(box).toHaveValue(/b$/);
    await box.focus();
    await expect(note, path).toBeVisible();
    await box.fill('');
    await expect(note, path).toHaveCount(0);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a native select is shown, and the form opens the mail program', async ({page}) => {
    await page.goto('/contact');
    const select = form(page).getByLabel('Number of developers');
    await select.selectOption('6-10');
    await expect(select).toHaveValue('6-10');
    await expect(form(page).locator('[type=submit]')).toHaveAttribute('formaction', /^mailto:/);
  });
});
