import type {Locator, Page, Route} from '@playwright/test';
import {brand} from '../../src/data/brand';
import {searchTexts} from '../../src/data/search/texts';
import {storageKeys} from '../../src/lib/storageKeys';
import {examples} from '../support/examples';
import {faintTexts} from '../support/faults';
import {accessibilityViolations, expect, hydrated, layoutShift, sidewaysScroll, test, visit} from '../support/test';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', {name: 'Search', exact: true});
const palette = (page: Page) => page.getByRole('dialog', {name: searchTexts.label});
const box = (page: Page) => palette(page).getByRole('combobox', {name: searchTexts.label});
const options = (page: Page) => palette(page).getByRole('option');
const active = (page: Page) => palette(page).getByRole('option', {selected: true});
const index = '**/pagefind/**';

/** Lets the next script wait for an answer; the function that it gives says which. */
async function holdScript(page: Page): Promise<(answer: 'continue' | 'abort') => void> {
  let say: (answer: 'continue' | 'abort') => void = () => {};
  const said = new Promise<'continue' | 'abort'>((resolve) => {
    say = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => route[await said](), {times: 1});
  return say;
}

/** Lets the index wait; what is returned lets it come, or fail. */
async function holdIndex(page: Page, answer: 'continue' | 'abort'): Promise<() => void> {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await page.route(index, async (route) => {
    await ended;
    await route[answer]();
  });
  return end;
}

/** Tries once more where the index did not come, and does not come now. */
async function tryInVain(page: Page, part: Locator): Promise<void> {
  const failure = part.getByRole('alert');
  await expect(failure).toHaveText(searchTexts.failed);
  const end = await holdIndex(page, 'abort');
  await part.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(part.getByRole('status')).toHaveText('Searching…');
  await expect(failure).toHaveCount(0);
  end();
  await expect(failure).toHaveText(searchTexts.failed);
}

/** Opens the palette with its key, and types. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await box(page).fill(query);
}

test.describe('search palette', () => {
  test('is loaded when it is opened, works with the mouse, and closes beside it and with Escape', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await visit(page, '/contact');
    await test.step('nothing of it is loaded before it is opened', async () => {
      await page.mouse.wheel(0, 2000);
      expect(fetched.filter((path) => path.startsWith('/pagefind'))).toEqual([]);
      const before = fetched.length;
      await opener(page).click();
      await expect(box(page)).toBeFocused();
      await box(page).fill('price');
      await expect(options(page).first()).toBeVisible();
      expect(fetched.slice(before).some((path) => path.startsWith('/pagefind'))).toBe(true);
    });
    await test.step('a result is followed', async () => {
      await box(page).fill('pricing');
      await options(page).filter({hasText: 'Pricing'}).first().click();
      await expect(page).toHaveTitle(/^Pricing/);
      await expect(palette(page)).toBeHidden();
    });
    await test.step('a press that began in its box and ends beside it does not close it', async () => {
      await opener(page).click();
      await box(page).fill('sso');
      await box(page).hover({position: {x: 30, y: 10}});
      await page.mouse.down();
      await page.mouse.move(5, 5, {steps: 3});
      await page.mouse.up();
      await expect(box(page)).toHaveValue('sso');
      await page.mouse.click(5, 400);
      await expect(palette(page)).toBeHidden();
    });
    await test.step('a double click opens it, and does not close it again', async () => {
      const at = await opener(page).boundingBox();
      if (!at) throw new Error('the button is not to be seen');
      await page.mouse.dblclick(at.x + at.width / 2, at.y + at.height / 2, {delay: 30});
      await expect(box(page)).toBeFocused();
      await page.mouse.click(5, 5);
      await expect(palette(page)).toBeHidden();
    });
    await test.step('Escape closes it and gives the focus back', async () => {
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('sso');
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  });

  for (const [system, modifier, name] of [
    ['X11; Linux x86_64', 'Control', 'Ctrl'],
    ['Macintosh; Intel Mac OS X 10_15_7', 'Meta', '⌘'],
  ] as const) {
    test.describe(`on ${system}`, () => {
      test.use({userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36`});

      test('names the keys that open it, begins with its name, and works with the keyboard alone', async ({page}) => {
        await visit(page, '/contact');
        await test.step('no key opens it by itself: who speaks to the machine presses keys with every word', async () => {
          const taken = await page.evaluate(() =>
            ['/', 's', 'k'].filter((key) => {
              const press = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
              return !document.body.dispatchEvent(press);
            }),
          );
          expect(taken).toEqual([]);
        });
        await page.keyboard.press(`${modifier}+k`);
        await expect(palette(page)).toContainText(`${name} K to search from any page`);
        // A screen reader says it as the palette opens.
        await expect(palette(page).getByRole('heading', {name: searchTexts.label})).toBeAttached();
        await expect(box(page)).toBeFocused();
        await page.keyboard.type('pricing');
        // What comes for the first letters may name it, too; what comes last takes the choice back to the first.
        await expect(palette(page).getByRole('status')).toHaveText(/for “pricing”/);
        await expect(active(page)).toContainText('Pricing');
        await expect(box(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
        await page.keyboard.press('ArrowDown');
        await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('ArrowUp');
        await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/pricing');
        await expect(palette(page)).toBeHidden();
      });
    });
  }

  test('Enter and the arrows act on what is typed now', async ({page}) => {
    const goBack = async () => {
      await page.goBack();
      await expect(page).toHaveTitle(/^Contact/);
    };
    await visit(page, '/contact');
    await test.step('Enter follows the best for what is typed, also when that is still on its way', async () => {
      await page.keyboard.press('Control+k');
      await box(page).pressSequentially('careers');
      await expect(active(page)).toHaveAttribute('href', '/careers');
      await box(page).selectText();
      await page.keyboard.insertText('pricing');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL('/contact');
      expect(new URL(page.url()).pathname).toBe('/pricing');
      await goBack();
    });
    await test.step('an arrow that is pressed the moment results show moves among them', async () => {
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await box(page).evaluate((input: HTMLElement) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('dialog [role="option"]')) return;
          observer.disconnect();
          input.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, cancelable: true}));
        }).observe(document.body, {childList: true, subtree: true});
      });
      await box(page).fill('security');
      await expect(options(page).nth(2)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    });
    await test.step('Enter follows the best for what is typed now, also when another was pointed at before', async () => {
      await box(page).selectText();
      await page.keyboard.insertText('pricing');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/pricing');
      await goBack();
    });
    await test.step('a result that is opened in another tab leaves the palette open', async () => {
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
    await test.step('an Enter that ends the writing of a word follows nothing', async () => {
      await expect(active(page)).toHaveAttribute('href', '/pricing');
      for (const composing of [{isComposing: true}, {keyCode: 229}]) {
        await box(page).dispatchEvent('keydown', {key: 'ArrowDown', ...composing});
        await box(page).dispatchEvent('keydown', {key: 'Enter', ...composing});
      }
      await expect(active(page)).toHaveAttribute('href', '/pricing');
      await expect(palette(page)).toBeVisible();
      await box(page).press('Enter');
      await expect(page).toHaveURL('/pricing');
      await goBack();
    });
    await test.step('an Enter that is held presses once, and follows nothing that it has found', async () => {
      await searchFor(page, '');
      await palette(page).getByRole('button', {name: 'Clear'}).click();
      const example = palette(page).getByRole('list').getByRole('button').first();
      await example.focus();
      await page.keyboard.down('Enter');
      await expect(options(page).first()).toBeVisible();
      await expect(box(page)).toBeFocused();
      for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect(palette(page)).toBeVisible();
      await expect(page).toHaveURL('/contact');
      await box(page).press('Enter');
      await expect(page).not.toHaveURL('/contact');
      await goBack();
    });
    await test.step('half a character breaks nothing', async () => {
      await page.keyboard.press('Control+k');
      await box(page).evaluate((input: HTMLInputElement) => {
        input.setRangeText('\ud83d');
        input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      });
      await expect(palette(page).getByRole('link', {name: 'Open the search page'})).toHaveAttribute(
        'href',
        '/search?q=%EF%BF%BD',
      );
    });
    await test.step('Enter follows the best of the kind that is chosen, also when that is still on its way', async () => {
      await box(page).fill('pricing');
      await expect(active(page)).toHaveAttribute('href', '/pricing');
      await page.keyboard.press('ArrowDown');
      await palette(page).getByRole('button', {name: 'Docs', exact: true}).click();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL('/contact');
      expect(new URL(page.url()).pathname).toMatch(/^\/docs\//);
    });
  });

  test('is not in front of the page that back leads to, in the docs too', async ({page}) => {
    await visit(page, '/docs');
    await page.getByRole('main').locator('a[href="/docs/getting-started/what-ovam-ai-does"]').first().click();
    await expect(page.getByRole('heading', {level: 1, name: `What ${brand.name} does`})).toBeVisible();
    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/docs');
    await expect(palette(page)).toBeHidden();
  });

  test('is a combobox with grouped options that fits small windows, and says what came of a search', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    const status = palette(page).getByRole('status');
    await test.step('is a combobox with grouped options, and passes axe', async () => {
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
      await box(page).fill('security');
      const list = palette(page).getByRole('listbox', {name: 'Results'});
      await expect(list.getByRole('group', {name: 'Docs'}).getByRole('option').first()).toBeVisible();
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(box(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
      await expect(status).toHaveText(/results? for “security”/);
      await expect(options(page).first().locator('mark').first()).toHaveText(/security/i);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
    await test.step('searches one kind of content', async () => {
      await palette(page).getByRole('button', {name: 'Docs', exact: true}).click();
      await expect(palette(page).getByRole('button', {name: 'Docs', exact: true})).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(palette(page).getByRole('group', {name: 'Pages'})).toHaveCount(0);
      await expect(options(page).first()).toBeVisible();
      await expect(options(page).and(page.locator(':not([href^="/docs"])'))).toHaveCount(0);
      await expect(box(page)).toBeFocused();
      await palette(page).getByRole('button', {name: 'All', exact: true}).click();
    });
    await test.step('fits a phone, and is masked for monitoring', async () => {
      await page.setViewportSize({width: 320, height: 640});
      await box(page).fill('my secret security');
      await expect(status).toHaveText(/my secret security/);
      await expect(options(page).first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await expect(box(page)).toHaveAttribute('data-dd-privacy', 'mask');
      expect(await status.evaluate((one) => !!one.closest('[data-dd-privacy="mask"]'))).toBe(true);
    });
    await test.step('shows a result in a window at four times its size', async () => {
      await page.keyboard.press('Escape');
      await page.setViewportSize({width: 320, height: 256});
      await opener(page).click();
      await expect(box(page)).toBeFocused();
      await box(page).fill('pricing');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(active(page)).toBeInViewport({ratio: 0.95});
      await page.setViewportSize({width: 1440, height: 900});
    });
    await test.step('a mistyped word still finds', async () => {
      await box(page).fill('integratons');
      await expect(status).toHaveText('Results for “integrations”; nothing matches “integratons”.');
      await expect(options(page).first()).toBeVisible();
    });
    await test.step('where nothing is found it says what to try and where to start', async () => {
      await box(page).fill('qwxzk vvqy');
      await expect(palette(page).getByText(searchTexts.nothingFound)).toBeVisible();
      await palette(page).getByRole('link', {name: 'Docs', exact: true}).click();
      await expect(page).toHaveTitle(/^Documentation/);
      await expect(palette(page)).toBeHidden();

      // The page that is open already.
      await searchFor(page, 'qwxzk vvqy');
      await palette(page).getByRole('link', {name: 'Docs', exact: true}).click();
      await expect(palette(page)).toBeHidden();
    });
    await test.step('shows under a page the headings that answer, and goes to them', async () => {
      await searchFor(page, 'severity');
      const heading = options(page).and(palette(page).locator('[href*="#"]')).first();
      const href = (await heading.getAttribute('href')) ?? '';
      await heading.click();
      await expect(page).toHaveURL(href);
      await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
    });
    await test.step('offers recent searches again, until they are cleared', async () => {
      await searchFor(page, 'careers');
      await expect(active(page)).toContainText('Careers');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^Careers/);
      await expect(palette(page)).toBeHidden();
      await page.keyboard.press('Control+k');
      await palette(page).getByRole('button', {name: 'careers'}).click();
      await expect(box(page)).toHaveValue('careers');
      await expect(active(page)).toContainText('Careers');
      await box(page).fill('');
      await palette(page).getByRole('button', {name: 'Clear'}).click();
      await expect(palette(page).getByRole('button', {name: 'careers'})).toHaveCount(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.recentSearches)).toBeNull();
    });
  });

  test('what was found can be read in the reader’s own colours, and what is chosen is told apart', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await visit(page, '/search?q=price');
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    const inBothSchemes = async (part: string) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({forcedColors: 'active', colorScheme});
        // Some colours fade over.
        await expect.poll(() => faintTexts(page, part), {message: `${part}, ${colorScheme}`}).toEqual([]);
      }
    };
    await inBothSchemes('main');
    await opener(page).click();
    await box(page).fill('price');
    await expect(options(page).locator('mark').first()).toBeVisible();
    await inBothSchemes('dialog[open]');

    await test.step('the result that Enter follows and the chosen kind are told apart', async () => {
      const best = options(page).first();
      await expect(best).toHaveAttribute('aria-selected', 'true');
      const chosen = await best.screenshot();
      await box(page).press('ArrowDown');
      await expect(best).toHaveAttribute('aria-selected', 'false');
      expect(chosen.equals(await best.screenshot())).toBe(false);

      const written = (pressed: boolean) =>
        palette(page)
          .getByRole('button', {pressed})
          .first()
          .evaluate((kind) => getComputedStyle(kind).color);
      expect(await written(true)).not.toBe(await written(false));
    });
  });

  test('an index that does not come is said, and asked for again', async ({page}) => {
    await visit(page, '/contact');
    const status = palette(page).getByRole('status');
    const failure = palette(page).getByRole('alert');
    await test.step('an index that was not to be had when the search was opened is asked for by the first search', async () => {
      await page.route(index, (route) => route.abort());
      let refused = 0;
      page.on('requestfailed', () => {
        refused += 1;
      });
      await page.keyboard.press('Control+k');
      // Its script, its entry file and its search engine.
      await expect.poll(() => refused).toBe(3);
      await page.unroute(index);
      await box(page).fill('price');
      await expect(options(page).first()).toBeVisible();
    });
    await test.step('that a search is under way is said', async () => {
      const answer = await holdIndex(page, 'continue');
      await page.keyboard.press('Escape');
      await searchFor(page, 'careers');
      await expect(status).toHaveText('Searching…');
      answer();
      await expect(status).toHaveText(/for “careers”/);
      await page.unroute(index);
    });
    await test.step('what was not found for want of a network is found once it is back', async () => {
      await page.context().setOffline(true);
      await box(page).fill('rollover');
      await expect(failure).toHaveText(searchTexts.failed);
      await palette(page).getByRole('button', {name: 'Try again'}).focus();
      await page.context().setOffline(false);
      await expect(options(page).first()).toBeVisible();
      await expect(box(page)).toBeFocused();
    });
    await test.step('an index that is lost between two searches is a failure, and not nothing found', async () => {
      await page.route(index, (route) => route.abort());
      await box(page).fill('voice');
      await expect(failure).toHaveText(searchTexts.failed);
    });
    await test.step('another try is seen under way, says again that it failed, and leaves the keyboard in the box', async () => {
      await tryInVain(page, palette(page));
      await expect(box(page)).toBeFocused();
    });
  });

  test('an index that is silent is said after a while, with the main pages, and comes on another try', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/contact');
    await page.route(index, () => {});
    await searchFor(page, 'price');
    await page.clock.runFor(14_000);
    await expect(palette(page).getByRole('status')).toHaveText('Searching…');
    await page.clock.runFor(2000);
    await expect(palette(page).getByRole('alert')).toHaveText(searchTexts.failed);
    for (const {label, to} of searchTexts.mainPages) {
      await expect(palette(page).getByRole('link', {name: label, exact: true})).toHaveAttribute('href', to);
    }
    await page.unroute(index);
    await palette(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();

    for (const [how, silence] of [
      ['refused', (route: Route) => route.abort()],
      ['silent', () => {}],
    ] as const) {
      await test.step(`what is found is shown, though nobody can say whether the index is still there: ${how}`, async () => {
        await box(page).fill('');
        await page.route(index, silence);
        await page.clock.runFor(60_000);
        await box(page).fill('price');
        await page.clock.runFor(1000);
        await expect(options(page).first()).toBeVisible();
      });
    }
  });

  test('an index that a deployment has replaced is opened anew, and not nothing found', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await box(page).fill('review');
    await expect(options(page).first()).toBeVisible();
    const kindsFound = palette(page).getByRole('listbox').getByRole('group');
    expect(await kindsFound.count()).toBeGreaterThan(1);
    // Its parts are called otherwise now: what the open page knows of them is gone, until it asks again.
    let opened = false;
    await page.route('**/pagefind/pagefind-entry.json*', async (route) => {
      const response = await route.fetch();
      const entry = await response.json();
      const {en} = entry.languages;
      const asOpened = en.hash;
      en.hash = `new-${asOpened}`;
      await page.route(`**/pagefind/pagefind.${en.hash}.pf_meta`, async (meta) => {
        opened = true;
        await meta.fulfill({response: await meta.fetch({url: meta.request().url().replace(en.hash, asOpened)})});
      });
      await route.fulfill({json: entry});
    });
    await page.route('**/pagefind/{index,filter}/**', (route) =>
      opened ? route.fallback() : route.fulfill({status: 404}),
    );
    await palette(page).getByRole('button', {name: 'Docs'}).click();
    await expect(kindsFound).toHaveCount(1);
    await expect(kindsFound).toHaveAccessibleName('Docs');
  });

  test('a palette that does not come leads to the search page, with what was typed', async ({page}) => {
    await visit(page, '/contact');
    const answer = await holdScript(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('view pricing');
    answer('abort');
    await expect(page).toHaveURL('/search?q=view+pricing');
    await hydrated(page);
  });

  test('without a network the page stays, and says so where the search would open', async ({page}) => {
    await visit(page, examples.doc);
    await page.context().setOffline(true);
    const said = page.getByRole('banner').getByRole('alert');
    for (const width of [320, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({width, height: 700});
        await page.keyboard.press('Control+k');
        await expect(said).toContainText('you are offline');
        await expect(said).toBeInViewport({ratio: 1});
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await accessibilityViolations(page)).toEqual([]);
        await expect(page).toHaveURL(examples.doc);
        await page.keyboard.press('Escape');
        await expect(said).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
      });
    }
    await page.keyboard.press('Control+k');
    await expect(said).toBeVisible();
    await page.context().setOffline(false);
    await expect(said).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  });

  test('what is typed while the palette is coming stands in its box', async ({page}) => {
    await visit(page, '/contact');
    const answer = await holdScript(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('view pri');
    await expect(palette(page)).toBeHidden();
    answer('continue');
    await expect(box(page)).toHaveValue('view pri');
    await page.keyboard.type('cing');
    await expect(box(page)).toHaveValue('view pricing');
    // Nor has its space scrolled the page.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/contact');
  });

  test('no letter is lost as the palette comes', async ({page}) => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz';
    await visit(page, '/contact');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 6});
    const answer = await holdScript(page);
    await page.keyboard.press('Control+k');
    answer('continue');
    await page.keyboard.type(alphabet, {delay: 15});
    await expect(box(page)).toHaveValue(alphabet);
  });

  test('an Enter while the palette is coming follows what it finds, and no link that has the focus', async ({page}) => {
    await visit(page, '/contact');
    const answer = await holdScript(page);
    await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sso');
    await page.keyboard.press('Enter');
    answer('continue');
    await expect(page).toHaveURL('/faq#sso');
  });

  test('an Escape while the palette is coming is a word against it, until it is asked for again', async ({page}) => {
    await visit(page, '/contact');
    const answer = await holdScript(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sso');
    await page.keyboard.press('Escape');
    const came = page.waitForResponse('**/assets/js/*.js');
    answer('continue');
    await (await came).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('');
  });

  test('whoever writes in a field goes on writing there', async ({page}) => {
    await visit(page, examples.landingPage);
    const name = page.getByLabel('Full name');
    await test.step('after Escape, where the page says that it is offline', async () => {
      await page.context().setOffline(true);
      await name.press('Control+k');
      const said = page.getByRole('banner').getByRole('alert');
      await expect(said).toContainText('you are offline');
      await page.keyboard.press('Escape');
      await expect(said).toHaveCount(0);
      await expect(name).toBeFocused();
      await page.context().setOffline(false);
    });
    await test.step('while the palette is coming', async () => {
      const answer = await holdScript(page);
      await opener(page).click();
      await name.focus();
      await page.keyboard.type('Ada');
      await expect(name).toHaveValue('Ada');
      answer('continue');
      await expect(box(page)).toHaveValue('');
    });
  });
});

test.describe('search page', () => {
  const results = (page: Page) => page.getByRole('list', {name: 'Results', exact: true});
  const expectNothingMoved = async (page: Page) => {
    await expect(results(page).getByRole('link').first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  };

  test('what was found on a phone moves nothing that is in view, and names its places by their page', async ({
    page,
  }) => {
    await page.setViewportSize({width: 375, height: 800});
    await visit(page, '/search?q=security');
    await expectNothingMoved(page);
    const result = results(page)
      .locator('> li', {has: page.locator('ul')})
      .first();
    const title = await result.getByRole('link').first().textContent();
    await expect(result.getByRole('list')).toHaveAccessibleName(`On “${title}”`);
  });

  test('is shared by its address, with its kind, and what was found moves nothing that is in view', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await visit(page, '/search?q=security&kind=Docs');
    await expectNothingMoved(page);
    await expect(page.getByRole('searchbox', {name: searchTexts.label})).toHaveValue('security');
    for (const link of await results(page).locator('> li > a').all()) {
      await expect(link).toHaveAttribute('href', /^\/docs/);
    }
    await page.getByRole('button', {name: 'All', exact: true}).click();
    await expect(page).toHaveURL('/search?q=security');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/The 30 best results for “security”/);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('says that a search is under way, leads into what it found, and finds what the palette finds', async ({
    page,
  }) => {
    await page.clock.install();
    const answer = await holdIndex(page, 'continue');
    await visit(page, '/search?q=careers');
    const searchBox = page.getByRole('searchbox', {name: searchTexts.label});
    const first = results(page).getByRole('link').first();
    await test.step('a search that takes its time says that it is under way', async () => {
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText('Searching…');
      answer();
      await expect(status).toHaveText(/for “careers”/);
      await page.unroute(index);
    });
    await test.step('Enter leads into what was found for what is typed', async () => {
      await expect(first).toHaveAttribute('href', '/careers');
      await searchBox.selectText();
      await page.keyboard.insertText('pricing');
      await page.keyboard.press('Enter');
      await expect(first).toHaveAttribute('href', '/pricing');
      await expect(first).toBeFocused();
    });
    await test.step('finds what the palette finds', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Control+k');
      await box(page).fill('free trial');
      await expect(active(page)).toHaveAttribute('href', '/faq#free-trial');
      await palette(page).getByRole('link', {name: 'More results on a page'}).click();
      await expect(page).toHaveURL('/search?q=free+trial');
      await expect(first).toHaveAttribute('href', '/faq#free-trial');
    });
    await test.step('its address is whole as soon as the box is left', async () => {
      await page.clock.pauseAt(Date.now() + 60_000);
      await searchBox.fill('voice');
      expect(new URL(page.url()).search).toBe('?q=free+trial');
      await searchBox.blur();
      await expect(page).toHaveURL('/search?q=voice');
    });
  });

  test('an index that answers nonsense is a failure, and another try leaves the keyboard in the box', async ({
    page,
  }) => {
    await page.route(index, (route) => route.fulfill({status: 200, contentType: 'text/html', body: '<p>Oops</p>'}));
    await visit(page, '/search?q=price');
    await tryInVain(page, page.getByRole('main'));
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the button leads to the search page, which says where everything is', async ({page}) => {
    await page.goto('/');
    await opener(page).click();
    await expect(page).toHaveURL('/search?');
    await expect(page.getByRole('main').getByRole('link', {name: 'Open the docs'})).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('paragraph').filter({hasText: searchTexts.withoutScripts})).toBeVisible();
  });
});
