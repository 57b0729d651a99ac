import type {Page} from '@playwright/test';
import {comparisonLinks} from '../../src/data/navigation/footer';
import {headerLinks, resourceLinks} from '../../src/data/navigation/header';
import {visitedPaths} from '../support/build';
import {examples} from '../support/examples';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

/** Returns the texts of the page, each with whether it is visible, also inside a native `details`. */
function textsOf(page: Page): Promise<{text: string; isReadable: boolean}[]> {
  return page.evaluate(() => {
    // Controls that need scripts may be hidden. The header's menus are tested below. A native select opens.
    const exempt =
      'header, script, style, noscript, template, button, option, [role="tablist"], fieldset:has([type="radio"]), [aria-hidden="true"], [hidden], svg';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: {text: string; isReadable: boolean}[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!/[\p{L}\p{N}]/u.test(text) || !element || element.closest(exempt)) continue;
      const isInDetails = element.closest('details')?.querySelector('summary')?.checkVisibility() ?? false;
      const isVisible = element.checkVisibility({opacityProperty: true, visibilityProperty: true});
      texts.push({text, isReadable: isInDetails || isVisible});
    }
    return texts;
  });
}

const paths = visitedPaths();
const pagesPerTest = 10;

for (let first = 0; first < paths.length; first += pagesPerTest) {
  const batch = paths.slice(first, first + pagesPerTest);
  test(`${batch[0]} to ${batch.at(-1)} are fully readable without scripts §3.1`, async ({page}) => {
    for (const path of batch) {
      await page.goto(path);
      const readable = new Set<string>();
      const all = new Set<string>();
      // Some texts are only in the desktop or only in the phone layout.
      for (const width of [1440, 375]) {
        await page.setViewportSize({width, height: 800});
        for (const {text, isReadable} of await textsOf(page)) {
          all.add(text);
          if (isReadable) readable.add(text);
        }
        if (readable.size === all.size) break;
      }
      expect.soft(all.size, path).toBeGreaterThan(0);
      expect
        .soft(
          [...all].filter((text) => !readable.has(text)),
          path,
        )
        .toEqual([]);
    }
  });
}

test('without scripts a doc shows the content of all tabs, each below its name', async ({page}) => {
  await page.goto('/docs/guides-tutorials/write-for-this-site');
  const panels = page.getByRole('main').locator('[role=tabpanel]');
  await expect(panels).toHaveText(['Use the menu at the top.', /^Use the terminal\./]);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.getByRole('tabpanel', {name: 'macOS'})).toHaveText('Use the menu at the top.');
  await expect(page.getByRole('tablist')).toBeHidden();
  const labels = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
  expect(labels).toEqual(['"macOS"', '"Linux"']);
});

for (const width of [1440, 375]) {
  test(`at ${width} px the header links work, the footer shows all of its links, and a floating header does not cover the page`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/');
    for (const path of [...comparisonLinks.map(({to}) => to), '/privacypolicy']) {
      await expect(page.getByRole('contentinfo').locator(`nav a[href="${path}"]`), path).toBeVisible();
    }
    const header = page.getByRole('banner');
    for (const {label, to} of [...headerLinks, ...resourceLinks]) {
      await test.step(label, async () => {
        const link = header.getByRole('link', {name: label, exact: true, includeHidden: true});
        if (!(await link.isVisible())) await header.getByRole('button', {name: 'Resources'}).hover();
        await link.click({trial: true});
        await expect(link).toHaveAttribute('href', to);
      });
    }
    await header.getByRole('link', {name: 'FAQ', exact: true}).click();
    await expect(page).toHaveURL('/faq');

    await page.goto(examples.landingPage);
    const last = await header.getByRole('link', {name: 'Get a free trial'}).boundingBox();
    const heading = await page.getByRole('heading', {level: 1}).boundingBox();
    expect(heading?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
    await header.getByRole('link', {name: 'Pricing', exact: true}).click();
    await expect(page).toHaveURL('/pricing');
  });
}
