import type {Page} from '@playwright/test';
import {itsmAgent} from '../../src/data/landing/itsmAgent';
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

for (const width of [375, 768, 1440]) {
  test(`the search section shows at ${width} px what each person may open and what is left out`, async ({page}) => {
    const {heading, query, people, places} = sectionOf(unifiedSearch, 'question');
    await page.setViewportSize({width, height: 900});
    await visit(page, unifiedSearch.meta.path);
    const table = region(page, heading).getByRole('table', {name: query});
    const heads = table.getByRole('columnheader');
    await expect(heads).toHaveCount(2 + people.length);
    // On a phone they are for screen readers only.
    if (width >= 768) {
      const overflows = heads.evaluateAll((cells) =>
        cells.map(({scrollWidth, clientWidth}) => scrollWidth > clientWidth),
      );
      expect(await overflows).not.toContain(true);
    }
    for (const {kind, found, open} of places) {
      const cells = table
        .getByRole('row')
        .filter({has: page.getByRole('rowheader', {name: kind})})
        .getByRole('cell');
      await expect(cells.first()).toHaveText(found);
      for (const [index, {name}] of people.entries()) {
        const cell = cells.nth(index + 1);
        await expect(cell).toContainText(open[index] ? 'Can open' : 'No access');
        // On a phone, where column headings are hidden, each mark has the person's name.
        await expect(cell.getByText(name, {exact: true})).toBeVisible({visible: width < 768});
      }
    }
    for (const {name, answer} of people) {
      await expect(region(page, heading).getByText(`Answer for ${name}`)).toBeVisible();
      await expect(region(page, heading).getByText(answer)).toBeVisible();
    }
  });
}

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

test('purpose, urgency and emotion are shown with the line in which they were detected §2.63', async ({page}) => {
  const {heading, lines} = sectionOf(voiceAgent, 'call');
  await visit(page, voiceAgent.meta.path);
  const items = region(page, heading).getByRole('listitem');
  for (const [index, {quote, signal, detected}] of lines.entries()) {
    await expect(items.nth(index)).toContainText(quote);
    await expect(items.nth(index)).toContainText(`${signal} ${detected}`);
  }
});

test('the workflow lists its steps in order, and one step waits for a person', async ({page}) => {
  const {heading, steps} = sectionOf(itsmAgent, 'workflow');
  await visit(page, itsmAgent.meta.path);
  const items = region(page, heading).getByRole('list').getByRole('listitem');
  await expect(items.getByRole('heading')).toHaveText(steps.map(({title}) => title));
  const waiting = steps.findIndex(({otherwise}) => otherwise);
  await expect(items.nth(waiting)).toContainText(steps[waiting]?.otherwise ?? '');
});
