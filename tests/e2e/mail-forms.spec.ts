import type {Page} from '@playwright/test';
import {brand} from '../../src/data/brand';
import {tryIt} from '../../src/data/home/tryIt';
import {expect, hydrated, test, visit} from '../support/test';

const paths = {
  '/contact': `A question for ${brand.name}`,
  '/contactsupport': 'A question for support',
  '/sales': 'A question for sales',
  '/enterprise': 'Enterprise',
  '/partnerships': 'A partnership',
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

const form = (page: Page) => page.getByRole('main').getByRole('form');
const notice = (page: Page) => form(page).getByRole('status').filter({hasText: 'mail program opens'});

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await form(page).getByLabel(label).fill(value);
  await form(page).getByRole('combobox', {name: 'Number of developers'}).click();
  await form(page).getByRole('option', {name: '11-50'}).click();
}

async function expectTyped(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await expect(form(page).getByLabel(label)).toHaveValue(value);
  await expect(form(page).getByRole('combobox')).toHaveText('11-50');
}

/** Addresses that the page asks the browser to open. */
async function handedOver(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({url}) => addresses.push(url));
  return addresses;
}

/** What is asked for afterwards arrives afterwards, as the second message. */
async function expectNextMessage(page: Page, addresses: readonly string[]): Promise<void> {
  await page.clock.fastForward(2000);
  await form(page).getByLabel('First name').fill('Ada');
  await form(page).getByLabel('First name').press('Enter');
  await expect.poll(() => addresses.at(-1)).toContain('Ada');
  expect(addresses).toHaveLength(2);
}

test('whoever knows already what to write is led to the form from the first screen', async ({page}) => {
  await page.setViewportSize({width: 375, height: 812});
  // The contact page leads to the others first.
  for (const path of Object.keys(paths).filter((path) => path !== '/contact')) {
    await visit(page, path);
    const first = page.getByRole('main').getByRole('link').first();
    await expect(first, path).toBeInViewport();
    await first.click();
    await expect(form(page), path).toBeInViewport();
  }
});

test('a double click opens one message', async ({page}) => {
  await page.clock.install();
  await visit(page, '/sales');
  const addresses = await handedOver(page);
  await form(page).getByRole('button', {name: 'Continue by email'}).dblclick();
  await expect(notice(page)).toBeVisible();
  await expectNextMessage(page, addresses);
});

test('Enter pressed twice opens one message', async ({page}) => {
  await page.clock.install();
  await visit(page, '/sales');
  await page.clock.pauseAt(Date.now() + 60_000);
  const addresses = await handedOver(page);
  await form(page).getByLabel('Job title').press('Enter');
  await form(page).getByLabel('Job title').press('Enter');
  await expect(notice(page)).toBeVisible();
  await expectNextMessage(page, addresses);
});

test('whose mail is not written by a program here copies the message', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/sales');
  await fill(page);
  const copy = form(page).getByRole('button', {name: 'Copy the message'});
  await expect(copy).toHaveCount(0);
  await form(page).getByRole('button', {name: 'Continue by email'}).click();
  await copy.click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^First name: Ada\r?\nLast name: Lovelace\r?\n/);
  expect(await copied()).toMatch(/How can we help:\r?\nTwo lines,/);
  await form(page).getByLabel('Job title').fill('Countess');
  await expect(copy, 'it is of what was handed over').toHaveCount(0);
});

for (const [path, subject] of Object.entries(paths)) {
  test(`${path} marks no field as required, checks none but the address, says what submitting means, and hands over to the mail program, sends nothing and loses nothing §2.6 §2.8 §2.12 §2.51 §3.13 §5.5 §5.7 §7.10`, async ({
    page,
    noise,
    leaving,
  }) => {
    await visit(page, path);
    await expect(form(page).locator('[required], [aria-required="true"]')).toHaveCount(0);
    await expect(form(page)).not.toContainText('*');
    await expect(form(page)).toContainText('agree to the Terms of Use and Privacy Policy');
    await expect(form(page).getByRole('link', {name: 'Terms of Use'})).toHaveAttribute('href', '/termsandconditions');
    await expect(form(page).getByRole('link', {name: 'Privacy Policy'})).toHaveAttribute('href', '/privacypolicy');
    const unlimited = form(page).locator('input:not([type="hidden"]):not([maxlength]), textarea:not([maxlength])');
    await expect(unlimited).toHaveCount(0);

    const addresses = await handedOver(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && (request.method() !== 'GET' || /lovelace|ada(@|%40)/i.test(url))) sent.push(url);
    });
    const email = form(page).getByLabel('Work email');
    await email.fill('no address');
    await form(page).getByRole('button', {name: 'Continue by email'}).click();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    expect(addresses).toEqual([]);

    await fill(page);
    await form(page).getByRole('button', {name: 'Continue by email'}).click();
    await expect(notice(page)).toBeInViewport({ratio: 1});
    await expect.poll(() => addresses).toHaveLength(1);
    const link = new URL(addresses[0] ?? '');
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
    await expect(page).toHaveURL(path);
    expect(sent).toEqual([]);
    expect(leaving).toEqual([]);
    expect(noise).toEqual([]);
  });
}

test('nothing has to be filled in, and what was typed is there after a reload', async ({page}) => {
  await page.clock.install();
  await visit(page, '/sales');
  const addresses = await handedOver(page);
  await form(page).getByRole('button', {name: 'Continue by email'}).click();
  await expect.poll(() => addresses).toHaveLength(1);
  await fill(page);
  await page.reload();
  await hydrated(page);
  await expectTyped(page);
});

test('the browser is told what it may fill in for the visitor', async ({page}) => {
  await visit(page, '/sales');
  for (const [label, asksFor] of Object.entries({
    'First name': 'given-name',
    'Last name': 'family-name',
    'Company name': 'organization',
    'Work email': 'email',
    'Job title': 'organization-title',
    'How can we help': 'off',
  })) {
    await expect.soft(form(page).getByLabel(label)).toHaveAttribute('autocomplete', asksFor);
  }
});

test('a box says when its limit is near, and when it takes no more', async ({page}) => {
  for (const [path, label, limit, most] of [
    ['/sales', 'How can we help', 4000, '4,000'],
    ['/landingpage1', 'Work email', 254, '254'],
    ['/playground', tryIt.label, 4000, '4,000'],
  ] as const) {
    await visit(page, path);
    const box = page.getByRole('main').getByLabel(label);
    const said = page.getByRole('main').getByText(new RegExp(`${most} characters`));
    await box.fill('a'.repeat(0.9 * limit - 1));
    await expect(said, path).toHaveCount(0);
    await box.fill('a'.repeat(limit - 10));
    await expect(said, path).toHaveText(`${(limit - 10).toLocaleString('en')} of ${most} characters`);
    await expect(box).toHaveAccessibleDescription(new RegExp(`of ${most} characters`));
    await page.keyboard.insertText('b'.repeat(100));
    await expect(said, path).toHaveText(`That is the limit: ${most} characters. What is over it was not taken.`);
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await expect(box).toHaveValue(`${'a'.repeat(limit - 10)}${'b'.repeat(10)}`);
    // A draft comes back, and its count with the focus.
    await page.reload();
    await hydrated(page);
    await expect(box).toHaveValue(/b$/);
    await box.focus();
    await expect(said, path).toBeVisible();
    await box.fill('');
    await expect(said, path).toHaveCount(0);
  }
});

test('a draft follows the visitor to another page and back', async ({page}) => {
  await visit(page, '/sales');
  await fill(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await page.goBack();
  await expect(form(page).getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(form(page).getByRole('combobox')).toHaveText('11-50');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a native select stands in, and the form hands over all the same', async ({page}) => {
    await page.goto('/contact');
    const select = form(page).getByLabel('Number of developers');
    await select.selectOption('6-10');
    await expect(select).toHaveValue('6-10');
    await expect(form(page).locator('[type=submit]')).toHaveAttribute('formaction', /^mailto:/);
  });
});
