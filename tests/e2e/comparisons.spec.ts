import type {Page} from '@playwright/test';
import {brand} from '../../src/data/brand';
import {sizes} from '../../src/data/facts';
import {loadSiteEnv} from '../../src/site/dotenv';
import {comparisonPages} from '../../src/site/pages';
import {expect, test, visit} from '../support/test';

const {loginUrl} = loadSiteEnv();

/** Number of questions on each page (specification, section 2). */
const questionCounts = {'/compearision': 8, '/coderabbit': 8, '/checkmarx': 5, '/sourcegraph': 5};

/** Texts that a mark may begin with. */
const markPattern = /^(Yes|Partly|No|Varies|Not stated)/;

const main = (page: Page) => page.getByRole('main');
const questionsOf = (page: Page) => main(page).locator('#questions');

for (const [path, count] of Object.entries(questionCounts)) {
  const title =
    'has marks with text and sources, its questions and its two calls to action, opens one question at a time, and a long answer has its own scrollbar';
  test(`${path} ${title} §2.56 §2.57 §2.58 §4.12 §9.13`, async ({page}) => {
    const {table, closing} = comparisonPages[path] as (typeof comparisonPages)[string];
    await visit(page, path);

    const features = main(page).getByRole('table', {name: /feature by feature/});
    await expect(features.getByRole('columnheader')).toHaveText(['Feature', brand.name, ...table.rivals]);
    const rows = table.groups.flatMap((group) => group.rows);
    const cells = features.getByRole('cell');
    await expect(cells).toHaveCount(rows.length * (table.rivals.length + 1));
    for (const {feature} of rows) {
      await expect.soft(features.getByRole('rowheader', {name: feature, exact: true})).toHaveCount(1);
    }
    // The column's name, shown on a phone, is hidden from screen readers.
    for (const text of await cells.locator('> :not([aria-hidden])').allTextContents()) {
      expect.soft(text).toMatch(markPattern);
    }

    await expect(questionsOf(page).getByRole('button')).toHaveCount(count);
    const end = main(page).getByRole('region', {name: closing.heading, exact: true});
    await expect(end.getByRole('link', {name: 'View Pricing', exact: true})).toHaveAttribute('href', '/pricing');
    await expect(end.getByRole('link', {name: 'Get start', exact: true})).toHaveAttribute('href', loginUrl);

    await page.setViewportSize({width: 375, height: 800});
    const buttons = questionsOf(page).getByRole('button');
    await buttons.nth(0).click();
    await buttons.nth(1).click();
    await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(questionsOf(page).getByRole('button', {expanded: true})).toHaveCount(1);

    // The second question of each page has the long answer.
    const answer = questionsOf(page).getByRole('region');
    const limit = await answer.evaluate(
      (node, size) =>
        Number.parseFloat(size) * Number.parseFloat(getComputedStyle(node.ownerDocument.documentElement).fontSize),
      sizes.comparisonAnswerMaxHeight,
    );
    const measured = await answer.evaluate((node) => ({visible: node.clientHeight, full: node.scrollHeight}));
    expect(measured.visible).toBeLessThanOrEqual(limit);
    expect(measured.full).toBeGreaterThan(limit);

    await page.keyboard.press('Tab');
    await expect(answer).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => answer.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);

    await buttons.nth(1).click();
    await expect(questionsOf(page).getByRole('button', {expanded: true})).toHaveCount(0);

    // An answer that fits is not focusable.
    await page.setViewportSize({width: 1440, height: 900});
    await buttons.nth(0).click();
    await expect(questionsOf(page).getByRole('region')).toBeVisible();
    await expect(questionsOf(page).getByRole('region')).not.toHaveAttribute('tabindex');
  });
}

test('what this site’s docs rule out is marked as No', async ({page}) => {
  for (const [path, feature, source] of [
    ['/compearision', 'Judges whether the design is right', '/docs/core-features/code-review#what-it-cannot-know'],
    ['/compearision', 'Knows why the change is needed', '/docs/core-features/code-review#what-it-cannot-know'],
    ['/sourcegraph', 'Go to definition and find references', '/docs/core-features/unified-search'],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await visit(page, path);
    const ours = main(page).getByRole('row', {name: feature}).getByRole('cell').first();
    await expect(ours.locator('> :not([aria-hidden])')).toHaveText(/^No/);
    await ours.getByRole('link', {name: /^Source/}).click();
    await expect(main(page).locator(':target').getByRole('link'), feature).toHaveAttribute('href', source);
  }
});

test('in forced colors marks and states have a border', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  for (const [path, words] of [
    ['/coderabbit', ['Partly']],
    ['/', ['Integrated today', 'Beta']],
  ] as const) {
    await visit(page, path);
    for (const word of words) {
      const pill = main(page).getByText(word, {exact: true}).first();
      await expect(pill, word).toHaveCSS('border-top-style', 'solid');
      await expect(pill, word).toHaveCSS('border-top-width', '1px');
    }
  }
});
