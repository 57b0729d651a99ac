import type {Page} from '@playwright/test';
import {comparisonLinks} from '../../src/data/navigation/footer';
import {visitedPaths} from '../support/build';
import {examples} from '../support/examples';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

/** The texts of the page, each with whether it can be seen now, or behind the summary of a native disclosure. */
function textsOf(page: Page): Promise<{words: string; seen: boolean}[]> {
  return page.evaluate(() => {
    // Controls that only scripts can work may go; the header's menus are tested below. A native select opens.
    const exempt =
      'header, script, style, noscript, template, button, option, [role="tablist"], fieldset:has([type="radio"]), [aria-hidden="true"], [hidden], svg';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: {words: string; seen: boolean}[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!/[\p{L}\p{N}]/u.test(words) || !element || element.closest(exempt)) continue;
      const folded = element.closest('details')?.querySelector('summary')?.checkVisibility() ?? false;
      texts.push({words, seen: folded || element.checkVisibility({opacityProperty: true, visibilityProperty: true})});
    }
    return texts;
  });
}

const paths = visitedPaths();
const pagesPerTest = 10;

for (let first = 0; first < paths.length; first += pagesPerTest) {
  const some = paths.slice(first, first + pagesPerTest);
  test(`${some[0]} to ${some.at(-1)} can be read whole without scripts §3.1`, async ({page}) => {
    for (const path of some) {
      await page.goto(path);
      const seen = new Set<string>();
      const all = new Set<string>();
      // A phone's layout may leave out what the page says elsewhere, and the other way round.
      for (const width of [1440, 375]) {
        await page.setViewportSize({width, height: 800});
        for (const text of await textsOf(page)) {
          all.add(text.words);
          if (text.seen) seen.add(text.words);
        }
        if (seen.size === all.size) break;
      }
      expect.soft(all.size, path).toBeGreaterThan(0);
      expect
        .soft(
          [...all].filter((words) => !seen.has(words)),
          path,
        )
        .toEqual([]);
    }
  });
}

test('a doc shows what stands in each of its tabs, each under the name of its own', async ({page}) => {
  await page.goto('/docs/guides-tutorials/write-for-this-site');
  const panels = page.getByRole('main').locator('[role=tabpanel]');
  await expect(panels).toHaveText(['Use the menu at the top.', /^Use the terminal\./]);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.getByRole('tabpanel', {name: 'macOS'})).toHaveText('Use the menu at the top.');
  await expect(page.getByRole('tablist')).toBeHidden();
  const above = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
  expect(above).toEqual(['"macOS"', '"Linux"']);
});

for (const width of [1440, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('the header leads to its pages, and the footer shows all of its links', async ({page}) => {
      await page.goto('/');
      for (const path of [...comparisonLinks.map(({to}) => to), '/privacypolicy']) {
        await expect(page.getByRole('contentinfo').locator(`nav a[href="${path}"]`), path).toBeVisible();
      }
      const header = page.getByRole('banner');
      for (const [name, path] of [
        ['Playground', '/playground'],
        ['Pricing', '/pricing'],
        ['Blog', '/blog'],
        ['Docs', '/docs'],
        ['Trust center', '/trust'],
        ['Contact support', '/contactsupport'],
        ['FAQ', '/faq'],
      ] as const) {
        await test.step(name, async () => {
          const link = header.getByRole('link', {name, exact: true, includeHidden: true});
          if (!(await link.isVisible())) await header.getByRole('button', {name: 'Resources'}).hover();
          await link.click({trial: true});
          await expect(link).toHaveAttribute('href', path);
        });
      }
      await header.getByRole('link', {name: 'FAQ', exact: true}).click();
      await expect(page).toHaveURL('/faq');
    });

    test('the floating header of a landing page leads on, and covers nothing of the page', async ({page}) => {
      await page.goto(examples.landingPage);
      const header = page.getByRole('banner');
      const last = await header.getByRole('link', {name: 'Get a free trial'}).boundingBox();
      const heading = await page.getByRole('heading', {level: 1}).boundingBox();
      expect(heading?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
      await header.getByRole('link', {name: 'Pricing', exact: true}).click();
      await expect(page).toHaveURL('/pricing');
    });
  });
}
