import type {Locator, Page, Route} from '@playwright/test';
import {demoForm} from '../../src/data/forms/forms';
import {searchTexts} from '../../src/data/search/texts';
import {leadPath} from '../../src/lib/lead';
import {examples} from '../support/examples';
import {readabilityProblems} from '../support/faults';
import {expect, scrollThrough, test, visit} from '../support/test';
import {translate} from '../support/translate';

async function visitTranslated(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await scrollThrough(page);
  await page.evaluate(translate);
}

/** Clicks every control of the page once, also those that another one shows. */
async function clickEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const controls = 'button:not([aria-haspopup="dialog"]), summary, input[type="radio"], [role="option"]';
    const clicked = new Set<HTMLElement>();
    const next = () =>
      [...document.querySelectorAll<HTMLElement>(controls)].find(
        (control) => !clicked.has(control) && control.checkVisibility({visibilityProperty: true}),
      );
    for (let control = next(); control; control = next()) {
      clicked.add(control);
      control.click();
      // React renders what a click changes before the next task.
      await new Promise((done) => setTimeout(done));
    }
  });
  await expectIntact(page);
}

/** Follows an internal link and waits for the new page. */
async function follow(page: Page, link: Locator): Promise<void> {
  const title = await page.title();
  await link.click();
  await expect(page).not.toHaveTitle(title);
}

/** Expects that no error message replaces the page, and that no text was written to detached nodes. */
async function expectIntact(page: Page): Promise<void> {
  await expect.poll(() => readabilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => window.lostTexts)).toEqual([]);
}

test('a page translated by the browser continues to work, and so do the pages it links to', async ({
  page,
  consoleProblems,
}) => {
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');

  await test.step('home', async () => {
    await visitTranslated(page, '/');
    await footer.getByRole('button', {name: 'Pause animations'}).click();
    await expect(footer.getByRole('button', {name: 'Play animations'})).toBeVisible();
    await footer.getByRole('button', {name: 'View More'}).click();
    await expect(footer.getByRole('button', {name: 'View Less'})).toBeVisible();
    await clickEverything(page);
  });

  await test.step('pricing', async () => {
    await follow(page, header.getByRole('link', {name: 'Pricing', exact: true}));
    await scrollThrough(page);
    await page.getByText('Yearly', {exact: true}).click();
    await expect(page.getByText('per month, billed yearly').first()).toBeVisible();
    await clickEverything(page);
  });

  await test.step('doc', async () => {
    await follow(page, footer.getByRole('link', {name: 'Docs', exact: true}));
    await follow(page, page.getByRole('main').locator(`a[href="${examples.doc}"]`).first());
    await clickEverything(page);
  });

  await test.step('search dialog', async () => {
    await header.getByRole('button', {name: 'Search', exact: true}).click();
    const dialog = page.getByRole('dialog', {name: searchTexts.label});
    for (const query of ['security review', 'pricing']) {
      await dialog.getByRole('combobox').fill(query);
      await expect(dialog.getByRole('status')).toContainText(`“${query}”`);
    }
    await follow(page, dialog.getByRole('option').first());
    await expectIntact(page);
  });

  expect(consoleProblems).toEqual([]);
});

test('a form translated by the browser shows errors, its sending state and its success message', async ({
  page,
  consoleProblems,
}) => {
  // A click waits until its button does not move.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visitTranslated(page, examples.lightLandingPage);
  await clickEverything(page);
  const form = page.getByRole('main').getByRole('form');
  const required = demoForm.fields.flatMap((field) => ('missing' in field && field.missing ? [field] : []));
  for (const {label, missing} of required) {
    await expect(form).toContainText(missing);
    await form.getByLabel(label).fill('ada@example.com');
    await expect(form).not.toContainText(missing);
  }
  const request = new Promise<Route>((resolve) => void page.route(`**${leadPath}`, resolve));
  await form.getByRole('button', {name: demoForm.submit}).click();
  await expect(form.getByRole('button', {name: demoForm.submitting})).toBeVisible();
  await (await request).fulfill({json: {}});
  await expect(form).toContainText(demoForm.sent);
  await expectIntact(page);
  expect(consoleProblems).toEqual([]);
});
