import type {Page} from '@playwright/test';
import {offers} from '../../src/data/facts';
import {billingQuestions} from '../../src/data/faq/billingQuestions';
import {plans} from '../../src/data/plans';
import {formatPrice} from '../../src/data/pricing/currency';
import {planLimits} from '../../src/data/pricing/planLimits';
import {expect, test, visit} from '../support/test';

const card = (page: Page, name: string) =>
  page
    .getByRole('region', {name: 'Choose a plan'})
    .getByRole('listitem')
    .filter({has: page.getByRole('heading', {name, exact: true})});
const period = (page: Page, name: 'Monthly' | 'Yearly') => page.getByRole('radio', {name});

async function expectFigures(page: Page, billing: 'monthly' | 'yearly'): Promise<void> {
  for (const plan of plans) {
    const {price = plan.monthly.price, originalPrice} = plan[billing];
    const shown = card(page, plan.name);
    await expect(shown.locator('strong')).toHaveText(formatPrice(price));
    await expect(shown.locator('s')).toHaveText(
      originalPrice === undefined ? [] : [`was ${formatPrice(originalPrice)}`],
    );
    await expect(shown.locator('dl > div')).toHaveText(
      planLimits(plan[billing]).map(({label, value}) => `${label}${value}`),
    );
  }
}

test('the page shows four plans with all figures, Lite recommended, Free’s button disabled §2.40 §9.1', async ({
  page,
}) => {
  await visit(page, '/pricing');
  await expect(page.getByRole('region', {name: 'Choose a plan'}).getByRole('heading', {level: 3})).toHaveText([
    'Free',
    'Basic',
    'Lite',
    'Pro',
  ]);
  await expectFigures(page, 'monthly');
  await expect(page.locator('#plans').getByText('Recommended')).toHaveCount(1);
  await expect(card(page, 'Lite')).toContainText('Recommended');
  await expect(page.getByRole('columnheader')).toHaveText(['Free', 'Basic', 'Lite Recommended', 'Pro']);
  await expect(card(page, 'Free').getByRole('button', {name: 'No purchase needed'})).toBeDisabled();
  await expect(card(page, 'Free').getByRole('link', {name: 'Log in to start'})).toHaveAttribute('href', /\/login$/);
  for (const name of ['Basic', 'Lite', 'Pro']) {
    await expect(card(page, name).getByRole('link')).toHaveAttribute('href', /\/login$/);
  }
});

test('selecting Yearly by keyboard changes prices and URL without a navigation §2.41 §4.6 §9.2', async ({page}) => {
  await visit(page, '/pricing');
  const saving = `${offers.yearlyDiscountPercent}% off yearly`;
  await expect(page.getByText(saving, {exact: true})).toBeVisible();
  await expect(page.getByRole('group', {name: 'Billing period'})).toHaveAccessibleDescription(saving);
  const entries = await page.evaluate(() => window.history.length);
  const status = page.locator('#plans').getByRole('status');
  await expect(status, 'no announcement before a change').toBeEmpty();
  await period(page, 'Monthly').focus();
  await page.keyboard.press('ArrowRight');
  await expect(period(page, 'Yearly')).toBeChecked();
  await expect(page).toHaveURL('/pricing?billing=yearly');
  await expect(status).toContainText('yearly');
  await expectFigures(page, 'yearly');
  await expect(card(page, 'Free')).toContainText('no yearly price');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/pricing');
  // Labels are clickable, too.
  const label = (name: string) => page.getByRole('group', {name: 'Billing period'}).getByText(name, {exact: true});
  await label('Yearly').click();
  await expectFigures(page, 'yearly');
  await label('Monthly').click();
  await expect(period(page, 'Monthly')).toBeChecked();
});

test('the table compares what each plan includes and both billing periods, and its row headers are sticky when it scrolls on a phone §9.1 §9.2', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  await visit(page, '/pricing');
  const table = page.getByRole('table', {name: 'Prices and limits by plan'});
  for (const billing of ['monthly', 'yearly'] as const)
    await expect(table.getByRole('row', {name: new RegExp(`^Billed ${billing}`)}).getByRole('cell')).toHaveText(
      plans.map(({[billing]: {price, originalPrice}}) => {
        if (price === undefined) return 'No yearly price';
        return originalPrice === undefined
          ? formatPrice(price)
          : `${formatPrice(price)}was ${formatPrice(originalPrice)}`;
      }),
    );
  await expect(table.getByRole('columnheader')).toHaveCount(plans.length);
  for (const label of ['Credits', 'Rollover', 'Pull requests', 'QA', 'Deployments'])
    await expect(table.getByRole('row', {name: new RegExp(`^${label}`)}).getByRole('cell'), label).toHaveText(
      plans.map(({monthly}) => planLimits(monthly).find((limit) => limit.label === label)?.value ?? ''),
    );
  const label = table.getByRole('rowheader', {name: 'Credits'});
  const before = await label.boundingBox();
  const scroller = page.getByRole('region', {name: 'Prices and limits by plan'});
  await scroller.evaluate((element) => element.scrollTo({left: 200, behavior: 'instant'}));
  expect(await scroller.evaluate((element) => element.scrollLeft)).toBe(200);
  expect((await label.boundingBox())?.x).toBe(before?.x);
  await expect(scroller).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({width: 1440, height: 800});
  await expect(scroller).not.toHaveAttribute('tabindex');
});

test('one question is open at a time, and clicking the open one closes it §2.42 §4.12', async ({page}) => {
  await visit(page, '/pricing');
  const [first, second] = billingQuestions.map(({question}) => page.getByRole('button', {name: question}));
  if (!first || !second) throw new Error('src/data/faq/billingQuestions.ts has fewer than two questions');
  await first.click();
  await expect(page).toHaveURL(`/pricing#${billingQuestions[0]?.id}`);
  await second.click();
  await expect(page.locator('#questions button[aria-expanded="true"]')).toHaveText([
    billingQuestions[1]?.question ?? '',
  ]);
  await second.click();
  await expect(page.locator('#questions button[aria-expanded="true"]')).toHaveCount(0);
  await expect(page).toHaveURL('/pricing');
  // An answer links to the prices that it mentions.
  await page.getByRole('button', {name: /difference between monthly and yearly/}).click();
  await page.getByRole('link', {name: 'Compare both'}).click();
  await expect(page).toHaveURL('/pricing?billing=yearly#plans');
  await expect(page.locator('#plans').getByRole('heading', {level: 2})).toBeInViewport();
  await expect(period(page, 'Yearly')).toBeChecked();
});
