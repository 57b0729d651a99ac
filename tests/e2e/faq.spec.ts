import type {Page} from '@playwright/test';
import {faqs, faqTopics} from '../../src/data/faq/faqs';
import {allowClipboard, delayScripts, expect, test, visit, waitForHydration} from '../support/test';

const tab = (page: Page, name: string) => page.getByRole('tab', {name: new RegExp(`^${name} \\d+$`)});
const questions = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('heading')
    .filter({has: page.getByRole('button')});
const topics = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('heading')
    .filter({hasNot: page.getByRole('button')});
const button = (page: Page, id: string) => page.locator(`#${id}`).getByRole('button').first();
const textsOf = (category: string) =>
  faqs.filter(({categories}) => categories.some((name) => name === category)).map(({question}) => question);
const all = faqs.map(({question}) => question);

test('tabs filter by category, of which All groups questions by topic, respond to the keyboard, and store the category in the URL §2.43 §4.11', async ({
  page,
}) => {
  await visit(page, '/faq');
  await expect(page.getByRole('tab')).toHaveCount(4);
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(questions(page)).toHaveText(all);
  await expect(topics(page)).toHaveText(faqTopics.map(({heading}) => heading));
  for (const [index, topic] of faqTopics.entries()) {
    const list = page.getByRole('tabpanel').locator('h3 + ul').nth(index);
    await expect(list.getByRole('heading', {level: 4})).toHaveText(topic.questions.map(({question}) => question));
  }
  await tab(page, 'All').focus();
  for (const [key, name, url] of [
    ['ArrowLeft', 'Security', '/faq?category=security'],
    ['Home', 'All', '/faq'],
    ['ArrowRight', 'Popular', '/faq?category=popular'],
    ['End', 'Security', '/faq?category=security'],
    ['ArrowLeft', 'Product', '/faq?category=product'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(url);
    await expect(questions(page)).toHaveText(name === 'All' ? all : textsOf(name));
    await expect(topics(page)).toHaveCount(name === 'All' ? faqTopics.length : 0);
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
  }
});

test('on a wide screen the tabs stay in place, and selecting one shows its first question below the header', async ({
  page,
}) => {
  await visit(page, '/faq');
  const {height: headerHeight = 0} = (await page.getByRole('banner').boundingBox()) ?? {};
  await questions(page)
    .first()
    .evaluate((first) => scrollBy({top: first.getBoundingClientRect().top - 20, behavior: 'instant'}));
  for (const name of ['Popular', 'Security', 'All', 'Product', 'All']) {
    const before = await tab(page, name).boundingBox();
    await tab(page, name).click();
    await expect(questions(page)).toHaveText(name === 'All' ? all : textsOf(name));
    await expect(questions(page).first()).toBeInViewport();
    expect((await questions(page).first().boundingBox())?.y).toBeGreaterThanOrEqual(headerHeight);
    expect((await tab(page, name).boundingBox())?.y, name).toBe(before?.y);
    await questions(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', {level: 1})).not.toBeInViewport();
    await expect(tab(page, name)).toBeInViewport();
  }
});

test('several questions can be open, also after a change of category §2.44 §4.11', async ({page}) => {
  await visit(page, '/faq');
  const answer = page.locator(`[id="${await button(page, 'sso').getAttribute('aria-controls')}"]`);
  await expect(answer).toBeHidden();
  await button(page, 'sso').click();
  await expect(answer).toBeVisible();
  await button(page, 'encryption').click();
  await expect(page).toHaveURL('/faq#encryption');
  await tab(page, 'Popular').click();
  await expect(page).toHaveURL('/faq?category=popular');
  await expect(questions(page)).toHaveText(textsOf('Popular'));
  await tab(page, 'Security').click();
  for (const id of ['sso', 'encryption']) await expect(button(page, id)).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'sso').click();
  await expect(button(page, 'sso')).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page, 'encryption')).toHaveAttribute('aria-expanded', 'true');
});

test('a question that the URL names is open before hydration, without a layout shift later', async ({page}) => {
  await page.route('**/assets/js/*.js', () => {});
  await page.goto('/faq#price', {waitUntil: 'commit'});
  await expect(page.locator('#price-content')).toBeVisible();
  await expect(page.locator('#free-trial-content')).toBeHidden();
});

test('a URL with a question opens it below the header, in its category or in All §3.5', async ({
  page,
  consoleProblems,
}) => {
  for (const [url, selected] of [
    ['/faq#forms', 'All'],
    ['/faq?category=security#forms', 'Security'],
    ['/faq?category=popular#forms', 'All'],
  ] as const) {
    await visit(page, url);
    await expect(tab(page, selected), url).toHaveAttribute('aria-selected', 'true');
    await expect(button(page, 'forms')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#forms-content')).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const top = async () => (await page.locator('#forms').boundingBox())?.y;
    await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? 0);
  }
  expect(consoleProblems).toEqual([]);
});

test('the browser’s find-in-page opens a closed answer', async ({page}) => {
  await visit(page, '/faq');
  const panel = page.locator('#rollover-content');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await expect(panel).toBeHidden();
  await panel.dispatchEvent('beforematch');
  await expect(button(page, 'rollover')).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
});

for (const [path, isDelayed] of [
  ['/pricing', false],
  ['/faq', true],
] as const) {
  const when = isDelayed ? 'before its scripts run' : 'while it loads';
  test(`a link to the words of a closed answer of ${path} opens the answer in view ${when}`, async ({page}) => {
    const answer = page.getByText('Yes, you can cancel anytime');
    const question = page.getByRole('listitem').filter({has: answer}).getByRole('button').first();
    const release = isDelayed ? await delayScripts(page) : undefined;
    await page.goto(`${path}#:~:text=Yes%2C%20you%20can%20cancel%20anytime`);
    if (isDelayed) await expect(answer).toBeInViewport();
    release?.();
    await waitForHydration(page);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(answer).toBeInViewport();
  });
}

test('a question’s copied link does not contain the category', async ({page, baseURL}) => {
  const copied = await allowClipboard(page);
  await visit(page, '/faq?category=security');
  await button(page, 'sso').click();
  await page.locator('#sso').getByRole('button', {name: 'Copy link'}).click();
  await expect(page.locator('#sso').getByRole('status')).toHaveText('Copied');
  expect(await copied()).toBe(new URL('/faq#sso', baseURL).href);
});
