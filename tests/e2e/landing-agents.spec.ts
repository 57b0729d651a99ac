import type {Page} from '@playwright/test';
import type {LandingPage, LandingSection} from '../../src/data/landing/schema';
import {unifiedSearch} from '../../src/data/landing/unifiedSearch';
import {voiceAgent} from '../../src/data/landing/voiceAgent';
import {expect, test, visit} from '../support/test';

/** Returns the page's section of a kind. */
function sectionOf<Kind extends LandingSection['kind']>(
  page: LandingPage,
  kind: Kind,
): Extract<LandingSection, {kind: Kind}> {
  const found = page.sections.find((section) => section.kind === kind);
  if (!found) throw new Error(`${page.meta.path} has no section of kind "${kind}"`);
  return found as Extract<LandingSection, {kind: Kind}>;
}

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', {name, exact: true});

test('the search section shows what each person may open and what is left out, at every width', async ({page}) => {
  const {heading, query, people, places} = sectionOf(unifiedSearch, 'question');
  await visit(page, unifiedSearch.meta.path);
  const table = region(page, heading).getByRole('table', {name: query});
  const heads = table.getByRole('columnheader');
  await expect(heads).toHaveCount(2 + people.length);
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({width, height: 900});
    // On a phone the column headings are for screen readers only, and each mark has the person's name.
    const overflows = () =>
      heads.evaluateAll((cells) => cells.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length);
    if (width >= 768) expect(await overflows(), `at ${width} px`).toBe(0);
    for (const {kind, found, open} of places) {
      const cells = table
        .getByRole('row')
        .filter({has: page.getByRole('rowheader', {name: kind})})
        .getByRole('cell');
      await expect(cells.first()).toHaveText(found);
      for (const [index, {name}] of people.entries()) {
        const cell = cells.nth(index + 1);
        await expect(cell).toContainText(open[index] ? 'Can open' : 'No access');
        await expect(cell.getByText(name, {exact: true})).toBeVisible({visible: width < 768});
      }
    }
  }
  for (const {name, answer} of people) {
    await expect(region(page, heading).getByText(`Answer for ${name}`)).toBeVisible();
    await expect(region(page, heading).getByText(answer)).toBeVisible();
  }
});

test('every sentence in another language has its lang attribute, and no media plays', async ({page}) => {
  const {heading, sentences} = sectionOf(voiceAgent, 'languages');
  await visit(page, voiceAgent.meta.path);
  for (const {lang, sentence, ...written} of sentences) {
    const text = region(page, heading).getByText(sentence, {exact: true});
    await expect(text).toHaveAttribute('lang', lang);
    await expect(text).toHaveCSS('direction', 'rightToLeft' in written ? 'rtl' : 'ltr');
  }
  await expect(page.locator('audio, video')).toHaveCount(0);
});
