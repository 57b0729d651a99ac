import type {Locator, Page} from '@playwright/test';
import {feedbackTexts as texts} from '../../../src/data/feedback/texts';
import {searchTexts} from '../../../src/data/search/texts';
import {feedbackPaths} from '../../../src/lib/feedback';
import {examples} from '../../support/examples';
import {blockStorage} from '../../support/faults';
import {expect, test} from '../../support/monitored';
import {
  accessibilityViolations,
  scrollToIsland,
  searchButton,
  searchInput,
  sidewaysScroll,
  visit,
  waitForHydration,
} from '../../support/test';
import {translate} from '../../support/translate';

const month = '/changelog/2025-08';
const form = (page: Page) => page.getByRole('form', {name: texts.question});
const button = (page: Page, name: string) => form(page).getByRole('button', {name, exact: true});
const text = (page: Page) => form(page).getByRole('textbox', {name: texts.text, exact: true});
const status = (page: Page) => form(page).getByRole('status');

async function openQuestion(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await scrollToIsland(form(page));
}

/** Makes requests time out after a tenth of the time, in which the service can respond also on a busy machine. */
const shortenTimeouts = (page: Page) =>
  page.addInitScript(() => {
    const original = AbortSignal.timeout;
    AbortSignal.timeout = (ms) => original.call(AbortSignal, ms / 10);
  });

const isUuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const answerTo = (path: string, fields: object) => ({
  path: feedbackPaths.feedback,
  type: 'application/json',
  body: {id: isUuid, path, ...fields},
});

for (const path of [examples.doc, examples.post, month]) {
  test(`${path} takes one answer, which can be changed until it is sent`, async ({page, site}) => {
    await openQuestion(page, path);
    await button(page, texts.no).click();
    await expect(button(page, texts.no)).toHaveAttribute('aria-pressed', 'true');
    await form(page).getByRole('group', {name: texts.missing}).getByLabel(texts.choices.example).check();
    await text(page).fill('How do I rotate the token?');
    // A reload does not lose what is not sent yet.
    await page.reload();
    await scrollToIsland(form(page));
    await expect(form(page).getByLabel(texts.choices.example)).toBeChecked();
    await expect(text(page)).toHaveValue('How do I rotate the token?');
    await button(page, texts.yes).click();
    await expect(form(page).getByRole('radio')).toHaveCount(0);
    await button(page, texts.no).click();
    await expect(form(page).getByLabel(texts.choices.example)).toBeChecked();
    expect(site.feedback).toEqual([]);
    await button(page, texts.send).click();
    await expect(status(page)).toHaveText(texts.sent);
    await expect(form(page)).toBeFocused();
    const sent = answerTo(path, {answer: 'no', missing: 'example', text: 'How do I rotate the token?'});
    expect(site.feedback).toEqual([sent]);
    await page.reload();
    await scrollToIsland(form(page));
    await expect(status(page)).toHaveText(texts.sent);
    await expect(form(page).getByRole('button')).toHaveCount(0);
  });
}

test('Yes is sent without a text, with the keyboard', async ({page, site}) => {
  await openQuestion(page, examples.doc);
  await button(page, texts.yes).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, texts.no)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAccessibleDescription(texts.hint);
  await page.keyboard.press('Tab');
  await expect(button(page, texts.send)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(texts.sent);
  expect(site.feedback).toEqual([answerTo(examples.doc, {answer: 'yes'})]);
});

for (const [failure, statuses] of [
  ['no response', [0]],
  ['a failure of the service', [503]],
] as const) {
  test(`${failure} is repeated once, with the same id`, async ({page, site}) => {
    site.feedbackStatuses = [...statuses];
    await shortenTimeouts(page);
    await openQuestion(page, examples.doc);
    await button(page, texts.yes).click();
    await button(page, texts.send).click();
    await expect(status(page)).toHaveText(texts.sent);
    expect(site.feedback).toHaveLength(2);
    expect(site.feedback[1]).toEqual(site.feedback[0]);
  });
}

test('after a failure the text stays, and is sent with the same id at the next attempt', async ({page, site}) => {
  site.feedbackStatuses = [503, 503, 429];
  await openQuestion(page, examples.doc);
  await button(page, texts.no).click();
  await text(page).fill('Too short');
  for (const requests of [2, 3]) {
    await button(page, texts.send).click();
    await expect.poll(() => site.feedback.length).toBe(requests);
    await expect(status(page)).toHaveText(texts.failed);
    await expect(text(page)).toHaveValue('Too short');
    await expect(button(page, texts.send)).toBeFocused();
  }
  await page.reload();
  await scrollToIsland(form(page));
  await button(page, texts.send).click();
  await expect(status(page)).toHaveText(texts.sent);
  const {body} = site.feedback[0] ?? {};
  expect(body).toMatchObject({text: 'Too short'});
  expect(site.feedback.map((request) => request.body)).toEqual([body, body, body, body]);
});

test('a service that does not respond counts as failed after the time limit of both attempts', async ({page, site}) => {
  site.feedbackStatuses = [0, 0];
  await shortenTimeouts(page);
  await openQuestion(page, examples.doc);
  await button(page, texts.yes).click();
  await button(page, texts.send).click();
  await expect(status(page)).toHaveText(texts.failed);
});

test('without storage an answer is sent, too', async ({page, site}) => {
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await openQuestion(page, examples.post);
  await button(page, texts.no).click();
  await text(page).fill('A diagram');
  await button(page, texts.send).click();
  await expect(status(page)).toHaveText(texts.sent);
  expect(site.feedback).toEqual([answerTo(examples.post, {answer: 'no', text: 'A diagram'})]);
});

test('without scripts the question is a link to the support page, with the name of the page', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: site.origin});
  const page = await context.newPage();
  await page.goto(examples.doc);
  const link = form(page).getByRole('link', {name: `${texts.withoutScripts} ${examples.doc}`});
  await expect(link).toBeVisible();
  await expect(form(page).getByRole('button')).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(`/contactsupport?page=${examples.doc}#write`);
  await context.close();
});

test('only docs, posts and months have the question; it is not printed, and does not load at the top', async ({
  page,
}) => {
  for (const path of ['/pricing', '/blog', '/changelog', '/privacypolicy']) {
    await visit(page, path);
    await expect(form(page)).toHaveCount(0);
  }
  await page.setViewportSize({width: 1440, height: 300});
  await visit(page, examples.post);
  await expect(form(page).locator('xpath=ancestor::*[@data-hydrated="false"]')).toHaveCount(1);
  await page.emulateMedia({media: 'print'});
  await expect(form(page)).toBeHidden();
});

test('a doc opened by a link has its own question', async ({page, site}) => {
  await visit(page, '/docs');
  await page.getByRole('main').locator(`a[href="${examples.doc}"]`).first().click();
  // The address changes before the page: until then the question of /docs is shown.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Code review');
  await button(page, texts.yes).click();
  await button(page, texts.send).click();
  await expect(status(page)).toHaveText(texts.sent);
  expect(site.feedback).toEqual([answerTo(examples.doc, {answer: 'yes'})]);
});

test('works on a page translated by the browser', async ({page, site}) => {
  site.feedbackStatuses = [400];
  await openQuestion(page, examples.doc);
  await page.evaluate(translate);
  await button(page, texts.no).click();
  await button(page, texts.send).click();
  await expect(status(page)).toHaveText(texts.failed);
  await button(page, texts.yes).click();
  await button(page, texts.send).click();
  await expect(status(page)).toHaveText(texts.sent);
  await expect(form(page).getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => window.lostTexts)).toEqual([]);
});

for (const theme of ['dark', 'light']) {
  test(`fits every window and passes axe in each state, in the ${theme} theme`, async ({page, site}) => {
    site.feedbackStatuses = [400];
    // A post: a doc's sidebar scrolls with the page, and then has links that are partly hidden.
    await openQuestion(page, `${examples.post}?docusaurus-theme=${theme}`);
    const check = async (state: string) => {
      expect.soft(await accessibilityViolations(page), state).toEqual([]);
      await page.setViewportSize({width: 320, height: 640});
      expect.soft(await sidewaysScroll(page), `${state}, sideways scroll`).toBe(0);
      await page.setViewportSize({width: 1440, height: 900});
    };
    await check('question');
    await button(page, texts.no).click();
    await check('answer');
    await button(page, texts.send).click();
    await expect(status(page)).toHaveText(texts.failed);
    await check('failed');
    await button(page, texts.send).click();
    await expect(status(page)).toHaveText(texts.sent);
    await check('sent');
  });
}

test('the privacy policy states what is stored of feedback, and for how long', async ({page}) => {
  await visit(page, '/privacypolicy');
  const main = page.getByRole('main');
  await expect(main).toContainText('If you answer “Was this page helpful?”');
  await expect(main).toContainText('delete it after 180 days');
  await expect(main.getByRole('row', {name: 'ovamai_feedback_'})).toHaveCount(1);
});

const option = (page: Page, index: number): Locator => page.getByRole('option').nth(index);
const noResults = 'zzqqxx';

/** Searches in the palette, which stays open, and waits for the results. */
async function search(page: Page, words: string): Promise<void> {
  await searchInput(page).fill(words);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(`“${words}”`);
}

async function openSearch(page: Page): Promise<void> {
  await searchButton(page).click();
  await expect(page.getByRole('dialog', {name: searchTexts.label})).toBeVisible();
}

const searchesOf = (site: {feedback: {path: string; body: unknown}[]}) =>
  site.feedback
    .filter(({path}) => path === feedbackPaths.searches)
    .flatMap(({body}) => (body as {searches: unknown[]}).searches);

test('searches without a result and opened results are sent when the palette closes', async ({page, site}) => {
  await visit(page, '/contact');
  await openSearch(page);
  await search(page, `${noResults} ada@example.com 4111 1111`);
  await search(page, 'pricing');
  expect(site.feedback).toEqual([]);
  const href = (await option(page, 1).getAttribute('href')) ?? '';
  await option(page, 1).click();
  await expect.poll(() => site.feedback).toHaveLength(1);
  const [{type, body} = {type: '', body: {}}] = site.feedback;
  expect(type).toMatch(/^text\/plain/);
  expect(body).toEqual({
    id: isUuid,
    searches: [
      {words: noResults, results: 0},
      {words: 'pricing', results: expect.any(Number), opened: {path: href.split('#')[0], position: 2}},
    ],
  });
});

test('at most ten searches of a session are sent, also after a reload', async ({page, site}) => {
  await visit(page, '/contact');
  for (let round = 0; round < 4; round += 1) {
    if (round === 2) {
      await page.reload();
      await waitForHydration(page);
    }
    await openSearch(page);
    for (const letter of ['b', 'f', 'k']) await search(page, `${letter.repeat(3)}${noResults}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => searchesOf(site).length).toBe(Math.min(10, 3 * (round + 1)));
  }
});

test('a search with results that are not opened is not sent', async ({page, site}) => {
  await visit(page, '/contact');
  await openSearch(page);
  await search(page, 'pricing');
  await page.keyboard.press('Escape');
  await openSearch(page);
  await search(page, noResults);
  await page.keyboard.press('Escape');
  await expect.poll(() => searchesOf(site)).toEqual([{words: noResults, results: 0}]);
});

test('where consent is required, searches are sent only after it, and never after a refusal', async ({page, site}) => {
  site.consentRequired = true;
  const searchOnce = async (words: string) => {
    await openSearch(page);
    await search(page, words);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', {name: searchTexts.label})).toHaveCount(0);
  };
  const question = page.getByRole('region', {name: 'May we record how you use this site?'});
  await visit(page, '/contact');
  await searchOnce(`undecided${noResults}`);
  await question.getByRole('button', {name: 'Reject'}).click();
  await searchOnce(`refused${noResults}`);
  await page.getByRole('button', {name: 'Privacy choices'}).click();
  await question.getByRole('button', {name: 'Accept'}).click();
  await searchOnce(`granted${noResults}`);
  await expect.poll(() => searchesOf(site)).toEqual([{words: `granted${noResults}`, results: 0}]);
});
