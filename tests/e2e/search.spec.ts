import type {Locator, Page, Request} from '@playwright/test';
import {searchTexts} from '../../src/data/search/texts';
import {storageKeys} from '../../src/lib/storageKeys';
import {examples} from '../support/examples';
import {lowContrastTexts} from '../support/faults';
import {
  accessibilityViolations,
  delayRequests,
  delayScripts,
  expect,
  searchInput as input,
  layoutShift,
  searchButton as opener,
  scrollToIsland,
  sidewaysScroll,
  test,
  visit,
  waitForHydration,
} from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', {name: searchTexts.label});
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).getByRole('option', {selected: true});
const index = '**/pagefind/**';

/** Retries after a failed load of the index, which fails again. */
async function retryAndFail(page: Page, part: Locator): Promise<void> {
  const failure = part.getByRole('alert');
  await expect(failure).toHaveText(searchTexts.failed);
  const release = await delayRequests(page, index, (route) => route.abort());
  await part.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(part.getByRole('status')).toHaveText('Searching…');
  await expect(failure).toHaveCount(0);
  release();
  await expect(failure).toHaveText(searchTexts.failed);
}

/** Opens the search dialog with its shortcut and types a query. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
}

test.describe('search dialog', () => {
  test('loads when opened, works with the mouse, and closes on a click outside and on Escape', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await visit(page, '/contact');
    await test.step('nothing is loaded before it is opened', async () => {
      await page.mouse.wheel(0, 2000);
      expect(fetched.filter((path) => path.startsWith('/pagefind'))).toEqual([]);
      const before = fetched.length;
      await opener(page).click();
      await expect(input(page)).toBeFocused();
      await input(page).fill('price');
      await expect(options(page).first()).toBeVisible();
      expect(fetched.slice(before).some((path) => path.startsWith('/pagefind'))).toBe(true);
    });
    await test.step('a click on a result opens its page', async () => {
      await input(page).fill('pricing');
      await options(page).filter({hasText: 'Pricing'}).first().click();
      await expect(page).toHaveTitle(/^Pricing/);
      await expect(dialog(page)).toBeHidden();
    });
    await test.step('a drag from the input to outside does not close it', async () => {
      await opener(page).click();
      await input(page).fill('sso');
      await input(page).hover({position: {x: 30, y: 10}});
      await page.mouse.down();
      await page.mouse.move(5, 5, {steps: 3});
      await page.mouse.up();
      await expect(input(page)).toHaveValue('sso');
      await page.mouse.click(5, 400);
      await expect(dialog(page)).toBeHidden();
    });
    await test.step('a double click on the button opens it and does not close it', async () => {
      const at = await opener(page).boundingBox();
      if (!at) throw new Error('the search button is not visible');
      await page.mouse.dblclick(at.x + at.width / 2, at.y + at.height / 2, {delay: 30});
      await expect(input(page)).toBeFocused();
      await page.mouse.click(5, 5);
      await expect(dialog(page)).toBeHidden();
    });
    await test.step('Escape closes it and restores the focus', async () => {
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(input(page)).toBeFocused();
      await page.keyboard.type('sso');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  });

  test('has a heading, and works with the keyboard alone', async ({page}) => {
    await visit(page, '/contact');
    await test.step('no single key opens it, because speech input could trigger it', async () => {
      const handledKeys = await page.evaluate(() =>
        ['/', 's', 'k'].filter((key) => {
          const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
          return !document.body.dispatchEvent(event);
        }),
      );
      expect(handledKeys).toEqual([]);
    });
    await page.keyboard.press('Control+k');
    // Announced by screen readers when the dialog opens.
    await expect(dialog(page).getByRole('heading', {name: searchTexts.label})).toBeAttached();
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('pricing');
    // Results for the first letters may match too. The last results reset the selection to the first option.
    await expect(dialog(page).getByRole('status')).toHaveText(/for “pricing”/);
    await expect(active(page)).toContainText('Pricing');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pricing');
    await expect(dialog(page)).toBeHidden();
  });

  for (const [system, name] of [
    ['X11; Linux x86_64', 'Ctrl'],
    ['Macintosh; Intel Mac OS X 10_15_7', '⌘'],
  ] as const) {
    test.describe(`on ${system}`, () => {
      test.use({userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36`});

      test('shows its shortcut', async ({page}) => {
        await visit(page, '/contact');
        await page.keyboard.press('Meta+k');
        await expect(dialog(page)).toContainText(`${name} K to search from any page`);
      });
    });
  }

  test('Enter and the arrow keys apply to the current query', async ({page}) => {
    const goBack = async () => {
      await page.goBack();
      await expect(page).toHaveTitle(/^Contact/);
    };
    await visit(page, '/contact');
    await test.step('Enter opens the best result for the current query, also while it is loading', async () => {
      await page.keyboard.press('Control+k');
      await input(page).pressSequentially('careers');
      await expect(active(page)).toHaveAttribute('href', '/careers');
      await input(page).selectText();
      await page.keyboard.insertText('pricing');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL('/contact');
      expect(new URL(page.url()).pathname).toBe('/pricing');
      await goBack();
    });
    await test.step('Enter opens the best result for the current query, also after another was selected', async () => {
      await searchFor(page, 'security');
      await expect(options(page).nth(2)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await input(page).selectText();
      await page.keyboard.insertText('pricing');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/pricing');
      await goBack();
    });
    await test.step('the dialog stays open when a result is opened in another tab', async () => {
      await searchFor(page, 'pricing');
      const opened = page.context().waitForEvent('page');
      await options(page)
        .first()
        .click({modifiers: ['ControlOrMeta']});
      const other = await opened;
      await expect(other).toHaveURL('/pricing');
      await other.close();
      await expect(options(page).first()).toBeVisible();
      await expect(page).toHaveURL('/contact');
    });
    await page.keyboard.press('Escape');
    await test.step('a held Enter key activates an example once and does not open a result', async () => {
      await searchFor(page, '');
      await dialog(page).getByRole('button', {name: 'Clear'}).click();
      const example = dialog(page).getByRole('list').getByRole('button').first();
      await example.focus();
      await page.keyboard.down('Enter');
      await expect(options(page).first()).toBeVisible();
      await expect(input(page)).toBeFocused();
      for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL('/contact');
      await input(page).press('Enter');
      await expect(page).not.toHaveURL('/contact');
      await goBack();
    });
    await test.step('Enter opens the best result of the selected content type, also while it is loading', async () => {
      await page.keyboard.press('Control+k');
      await input(page).fill('pricing');
      await expect(active(page)).toHaveAttribute('href', '/pricing');
      await page.keyboard.press('ArrowDown');
      await dialog(page).getByRole('button', {name: 'Docs', exact: true}).click();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL('/contact');
      expect(new URL(page.url()).pathname).toMatch(/^\/docs\//);
    });
  });

  test('is a combobox with grouped options that fits small windows and announces the results', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    const status = dialog(page).getByRole('status');
    await test.step('is a combobox with grouped options, and passes axe', async () => {
      await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
      await input(page).fill('security');
      const list = dialog(page).getByRole('listbox', {name: 'Results'});
      await expect(list.getByRole('group', {name: 'Docs'}).getByRole('option').first()).toBeVisible();
      await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(input(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
      await expect(status).toHaveText(/results? for “security”/);
      await expect(options(page).first().locator('mark').first()).toHaveText(/security/i);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
    await test.step('filters by content type', async () => {
      await dialog(page).getByRole('button', {name: 'Docs', exact: true}).click();
      await expect(dialog(page).getByRole('button', {name: 'Docs', exact: true})).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(dialog(page).getByRole('group', {name: 'Pages'})).toHaveCount(0);
      await expect(options(page).first()).toBeVisible();
      await expect(options(page).and(page.locator(':not([href^="/docs"])'))).toHaveCount(0);
      await expect(input(page)).toBeFocused();
      await dialog(page).getByRole('button', {name: 'All', exact: true}).click();
    });
    await test.step('fits a phone, and is masked for monitoring', async () => {
      await page.setViewportSize({width: 320, height: 640});
      await input(page).fill('my secret security');
      await expect(status).toHaveText(/my secret security/);
      await expect(options(page).first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await expect(input(page)).toHaveAttribute('data-dd-privacy', 'mask');
      expect(await status.evaluate((one) => !!one.closest('[data-dd-privacy="mask"]'))).toBe(true);
    });
    await test.step('shows a result at 400% zoom', async () => {
      await page.keyboard.press('Escape');
      await page.setViewportSize({width: 320, height: 256});
      await opener(page).click();
      await expect(input(page)).toBeFocused();
      await input(page).fill('pricing');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(active(page)).toBeInViewport({ratio: 0.95});
      await page.setViewportSize({width: 1440, height: 900});
    });
    await test.step('corrects a mistyped word', async () => {
      await input(page).fill('integratons');
      await expect(status).toHaveText('Showing results for “integrations”. No results for “integratons”.');
      await expect(options(page).first()).toBeVisible();
    });
    await test.step('suggests what to do when nothing is found', async () => {
      await input(page).fill('qwxzk vvqy');
      await expect(dialog(page).getByText(searchTexts.nothingFound)).toBeVisible();
      await dialog(page).getByRole('link', {name: 'Docs', exact: true}).click();
      await expect(page).toHaveTitle(/^Documentation/);
      await expect(dialog(page)).toBeHidden();

      // A link to the current page.
      await searchFor(page, 'qwxzk vvqy');
      await dialog(page).getByRole('link', {name: 'Docs', exact: true}).click();
      await expect(dialog(page)).toBeHidden();
    });
    await test.step('shows matching headings below a page and scrolls to them', async () => {
      await searchFor(page, 'severity');
      const heading = options(page).and(dialog(page).locator('[href*="#"]')).first();
      const href = (await heading.getAttribute('href')) ?? '';
      await heading.click();
      await expect(page).toHaveURL(href);
      await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
    });
    await test.step('shows recent searches until they are cleared', async () => {
      await searchFor(page, 'careers');
      await expect(active(page)).toContainText('Careers');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^Careers/);
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press('Control+k');
      await dialog(page).getByRole('button', {name: 'careers'}).click();
      await expect(input(page)).toHaveValue('careers');
      await expect(active(page)).toContainText('Careers');
      await input(page).fill('');
      await dialog(page).getByRole('button', {name: 'Clear'}).click();
      await expect(dialog(page).getByRole('button', {name: 'careers'})).toHaveCount(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.recentSearches)).toBeNull();
    });
  });

  test('results are readable in forced colors, and the selection is distinguishable', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await visit(page, '/search?q=price');
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    const expectReadable = async (part: string) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({forcedColors: 'active', colorScheme});
        // Some colors have transitions.
        await expect.poll(() => lowContrastTexts(page, part), {message: `${part}, ${colorScheme}`}).toEqual([]);
      }
    };
    await expectReadable('main');
    await opener(page).click();
    await input(page).fill('price');
    await expect(options(page).locator('mark').first()).toBeVisible();
    await expectReadable('dialog[open]');

    await test.step('the active result and the selected content type are distinguishable', async () => {
      const best = options(page).first();
      await expect(best).toHaveAttribute('aria-selected', 'true');
      const selected = await best.screenshot();
      await input(page).press('ArrowDown');
      await expect(best).toHaveAttribute('aria-selected', 'false');
      expect(selected.equals(await best.screenshot())).toBe(false);

      const colorOf = (pressed: boolean) =>
        dialog(page)
          .getByRole('button', {pressed})
          .first()
          .evaluate((kind) => getComputedStyle(kind).color);
      expect(await colorOf(true)).not.toBe(await colorOf(false));
    });
  });

  test('a failed load of the index is announced and retried', async ({page}) => {
    await visit(page, '/contact');
    const status = dialog(page).getByRole('status');
    const failure = dialog(page).getByRole('alert');
    await test.step('an index that failed to load when the dialog opened is requested by the first search', async () => {
      await page.route(index, (route) => route.abort());
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      await page.keyboard.press('Control+k');
      // Pagefind's script, its entry file and its search engine.
      await expect.poll(() => failed.length).toBe(3);
      await page.unroute(index);
      const retry = page.waitForRequest('**/pagefind/pagefind.js*');
      await input(page).fill('price');
      await expect(options(page).first()).toBeVisible();
      // Firefox and some versions of Chromium never request the URL of a failed import again.
      expect(failed).not.toContain((await retry).url());
    });
    await test.step('a running search is announced', async () => {
      const release = await delayRequests(page, index);
      await page.keyboard.press('Escape');
      await searchFor(page, 'careers');
      await expect(status).toHaveText('Searching…');
      release();
      await expect(status).toHaveText(/for “careers”/);
      await page.unroute(index);
    });
    await test.step('a search that failed offline is repeated on reconnect', async () => {
      await page.context().setOffline(true);
      await input(page).fill('rollover');
      await expect(failure).toHaveText(searchTexts.failed);
      await dialog(page).getByRole('button', {name: 'Try again'}).focus();
      await page.context().setOffline(false);
      await expect(options(page).first()).toBeVisible();
      await expect(input(page)).toBeFocused();
    });
    await test.step('an index that becomes unavailable between two searches is reported as a failure', async () => {
      await page.route(index, (route) => route.abort());
      await input(page).fill('voice');
      await expect(failure).toHaveText(searchTexts.failed);
    });
    await test.step('a retry shows its progress, announces the failure again, and keeps the focus in the input', async () => {
      await retryAndFail(page, dialog(page));
      await expect(input(page)).toBeFocused();
    });
  });

  test('an index that does not respond is reported after 15 seconds with links to the main pages, and loads on a retry', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/contact');
    await page.route(index, () => {});
    await searchFor(page, 'price');
    await page.clock.runFor(14_000);
    await expect(dialog(page).getByRole('status')).toHaveText('Searching…');
    await page.clock.runFor(2000);
    await expect(dialog(page).getByRole('alert')).toHaveText(searchTexts.failed);
    for (const {label, to} of searchTexts.mainPages) {
      await expect(dialog(page).getByRole('link', {name: label, exact: true})).toHaveAttribute('href', to);
    }
    await page.unroute(index);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();

    await test.step('results are shown although the index cannot be revalidated', async () => {
      await input(page).fill('');
      await page.route(index, () => {});
      await page.clock.runFor(60_000);
      await input(page).fill('price');
      await page.clock.runFor(1000);
      await expect(options(page).first()).toBeVisible();
    });
  });

  test('an index replaced by a deployment is reloaded, instead of finding nothing', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await input(page).fill('review');
    await expect(options(page).first()).toBeVisible();
    const groups = dialog(page).getByRole('listbox').getByRole('group');
    expect(await groups.count()).toBeGreaterThan(1);
    // The index files have new names, so the loaded index is invalid until the entry file is read again.
    let isReloaded = false;
    await page.route('**/pagefind/pagefind-entry.json*', async (route) => {
      const response = await route.fetch();
      const entry = await response.json();
      const {en} = entry.languages;
      const originalHash = en.hash;
      en.hash = `new-${originalHash}`;
      await page.route(`**/pagefind/pagefind.${en.hash}.pf_meta`, async (meta) => {
        isReloaded = true;
        await meta.fulfill({response: await meta.fetch({url: meta.request().url().replace(en.hash, originalHash)})});
      });
      await route.fulfill({json: entry});
    });
    await page.route('**/pagefind/{index,filter}/**', (route) =>
      isReloaded ? route.fallback() : route.fulfill({status: 404}),
    );
    await dialog(page).getByRole('button', {name: 'Docs'}).click();
    await expect(groups).toHaveCount(1);
    await expect(groups).toHaveAccessibleName('Docs');
  });

  test('if the search dialog fails to load, the search page opens with the typed query', async ({page}) => {
    await visit(page, '/contact');
    const finish = await delayScripts(page, (route, isLater) => (isLater ? route.continue() : route.abort()));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('view pricing');
    finish();
    await expect(page).toHaveURL('/search?q=view+pricing');
    await waitForHydration(page);
  });

  test('offline, the page stays and shows a message instead of the search dialog', async ({page}) => {
    await visit(page, examples.doc);
    await page.context().setOffline(true);
    const alert = page.getByRole('banner').getByRole('alert');
    for (const width of [320, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({width, height: 700});
        await page.keyboard.press('Control+k');
        await expect(alert).toContainText('you are offline');
        await expect(alert).toBeInViewport({ratio: 1});
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await accessibilityViolations(page)).toEqual([]);
        await expect(page).toHaveURL(examples.doc);
        await page.keyboard.press('Escape');
        await expect(alert).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
      });
    }
    await page.keyboard.press('Control+k');
    await expect(alert).toBeVisible();
    await page.context().setOffline(false);
    await expect(alert).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  });

  test('text typed before and while the dialog loads appears in its input', async ({page}) => {
    await visit(page, '/contact');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 6});
    const finish = await delayScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('view ');
    await expect(dialog(page)).toBeHidden();
    finish();
    await page.keyboard.type('pricing', {delay: 50});
    await expect(input(page)).toHaveValue('view pricing');
    // The space did not scroll the page.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/contact');
  });

  test('Enter while the dialog loads opens the best result, not the focused link', async ({page}) => {
    await visit(page, '/contact');
    const finish = await delayScripts(page);
    await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sso');
    await page.keyboard.press('Enter');
    finish();
    await expect(page).toHaveURL('/faq#sso');
  });

  test('Escape while the dialog loads cancels it, until it is opened again', async ({page}) => {
    await visit(page, '/contact');
    const finish = await delayScripts(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sso');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    finish();
    for (const request of requests) await (await request.response())?.finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('');
  });

  test('typing in another field continues there', async ({page}) => {
    await visit(page, examples.landingPage);
    const name = page.getByLabel('Full name');
    await scrollToIsland(name);
    await test.step('after Escape closes the offline message', async () => {
      await page.context().setOffline(true);
      await name.press('Control+k');
      const alert = page.getByRole('banner').getByRole('alert');
      await expect(alert).toContainText('you are offline');
      await page.keyboard.press('Escape');
      await expect(alert).toHaveCount(0);
      await expect(name).toBeFocused();
      await page.context().setOffline(false);
    });
    await test.step('while the dialog loads', async () => {
      const finish = await delayScripts(page);
      await opener(page).click();
      await name.focus();
      await page.keyboard.type('Ada');
      await expect(name).toHaveValue('Ada');
      finish();
      await expect(input(page)).toHaveValue('');
    });
  });
});

test.describe('search page', () => {
  const results = (page: Page) => page.getByRole('list', {name: 'Results', exact: true});
  const expectNoLayoutShift = async (page: Page) => {
    await expect(results(page).getByRole('link').first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  };

  test('on a phone results cause no layout shift, and lists of sections are named by their page', async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await visit(page, '/search?q=security');
    await expectNoLayoutShift(page);
    const result = results(page)
      .locator('> li', {has: page.locator('ul')})
      .first();
    const title = await result.getByRole('link').first().textContent();
    await expect(result.getByRole('list')).toHaveAccessibleName(`On “${title}”`);
  });

  test('a shared URL has query and content type, and results cause no layout shift', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await visit(page, '/search?q=security&kind=Docs');
    await expectNoLayoutShift(page);
    await expect(page.getByRole('searchbox', {name: searchTexts.label})).toHaveValue('security');
    for (const link of await results(page).locator('> li > a').all()) {
      await expect(link).toHaveAttribute('href', /^\/docs/);
    }
    await page.getByRole('button', {name: 'All', exact: true}).click();
    await expect(page).toHaveURL('/search?q=security');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/Top 30 results for “security”/);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('announces a running search, moves the focus to results, and has the same results as the dialog', async ({
    page,
  }) => {
    await page.clock.install();
    const release = await delayRequests(page, index);
    await visit(page, '/search?q=careers');
    const searchBox = page.getByRole('searchbox', {name: searchTexts.label});
    const first = results(page).getByRole('link').first();
    await test.step('a slow search is announced', async () => {
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText('Searching…');
      release();
      await expect(status).toHaveText(/for “careers”/);
      await page.unroute(index);
    });
    await test.step('Enter focuses the first result for the current query', async () => {
      await expect(first).toHaveAttribute('href', '/careers');
      await searchBox.selectText();
      await page.keyboard.insertText('pricing');
      await page.keyboard.press('Enter');
      await expect(first).toHaveAttribute('href', '/pricing');
      await expect(first).toBeFocused();
    });
    await test.step('has the same results as the dialog', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Control+k');
      await input(page).fill('free trial');
      await expect(active(page)).toHaveAttribute('href', '/faq#free-trial');
      await dialog(page).getByRole('link', {name: 'View all results'}).click();
      await expect(page).toHaveURL('/search?q=free+trial');
      await expect(first).toHaveAttribute('href', '/faq#free-trial');
    });
    await test.step('the URL has the query as soon as the input loses focus', async () => {
      await page.clock.pauseAt(Date.now() + 60_000);
      await searchBox.fill('voice');
      expect(new URL(page.url()).search).toBe('?q=free+trial');
      await searchBox.blur();
      await expect(page).toHaveURL('/search?q=voice');
    });
  });

  test('an index with invalid content is reported as a failure, and a retry keeps the focus in the input', async ({
    page,
  }) => {
    await page.route(index, (route) => route.fulfill({status: 200, contentType: 'text/html', body: '<p>Oops</p>'}));
    await visit(page, '/search?q=price');
    await retryAndFail(page, page.getByRole('main'));
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the search button opens the search page, which links to the docs', async ({page}) => {
    await page.goto('/');
    await opener(page).click();
    await expect(page).toHaveURL('/search?');
    await expect(page.getByRole('main').getByRole('link', {name: 'Read the docs'})).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('paragraph').filter({hasText: searchTexts.withoutScripts})).toBeVisible();
  });
});
