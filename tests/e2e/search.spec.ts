import type {Locator, Page, Route} from '@playwright/test';
import {brand} from '../../src/data/brand';
import {searchTexts} from '../../src/data/search';
import {storageKeys} from '../../src/site/storageKeys';
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

test.describe('search palette', () => {
  test('nothing of it is loaded before it is opened', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await visit(page, '/contact');
    await page.mouse.wheel(0, 2000);
    expect(fetched.filter((path) => path.startsWith('/pagefind'))).toEqual([]);
    const before = fetched.length;
    await opener(page).click();
    await box(page).fill('price');
    await expect(options(page).first()).toBeVisible();
    expect(fetched.slice(before).some((path) => path.startsWith('/pagefind'))).toBe(true);
  });

  test('shows a result in a window at four times its size', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await visit(page, '/contact');
    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('pricing');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toBeInViewport({ratio: 0.95});
  });

  test('begins with its name, which a screen reader says as it opens', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('heading', {name: searchTexts.label})).toBeAttached();
    await expect(box(page)).toBeFocused();
  });

  test('works with the mouse: opened by the button, a result followed, closed beside it', async ({page}) => {
    await visit(page, '/contact');
    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('pricing');
    await options(page).filter({hasText: 'Pricing'}).first().click();
    await expect(page).toHaveTitle(/^Pricing/);
    await expect(palette(page)).toBeHidden();
    await opener(page).click();
    await expect(palette(page)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(palette(page)).toBeHidden();
  });

  for (const [system, modifier, name] of [
    ['X11; Linux x86_64', 'Control', 'Ctrl'],
    ['Macintosh; Intel Mac OS X 10_15_7', 'Meta', '⌘'],
  ] as const) {
    test.describe(`on ${system}`, () => {
      test.use({userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36`});

      test('names the keys that open it', async ({page}) => {
        await visit(page, '/pricing');
        await page.keyboard.press(`${modifier}+K`);
        await expect(palette(page)).toContainText(`${name} K to search from any page`);
      });
    });
  }

  for (const keys of ['Control+k', 'Meta+k']) {
    test(`works with the keyboard alone, opened with ${keys}`, async ({page}) => {
      await visit(page, '/about');
      await page.keyboard.press(keys);
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
  }

  test('Enter follows the best for what is typed, also when that is still on its way', async ({page}) => {
    await visit(page, '/about');
    await page.keyboard.press('Control+k');
    await box(page).pressSequentially('careers');
    await expect(active(page)).toHaveAttribute('href', '/careers');
    await box(page).selectText();
    await page.keyboard.insertText('pricing');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/about');
    expect(new URL(page.url()).pathname).toBe('/pricing');
  });

  test('Enter follows the best for what is typed now, also when another was pointed at before', async ({page}) => {
    await visit(page, '/about');
    await page.keyboard.press('Control+k');
    await box(page).fill('security');
    await expect(options(page).nth(2)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await box(page).selectText();
    await page.keyboard.insertText('pricing');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pricing');
  });

  test('an arrow that is pressed the moment results show moves among them', async ({page}) => {
    await visit(page, '/about');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await box(page).evaluate((input: HTMLElement) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role="option"]')) return;
        observer.disconnect();
        input.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, cancelable: true}));
      }).observe(document.body, {childList: true, subtree: true});
    });
    await box(page).fill('security');
    await expect(options(page).nth(2)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('an Enter that ends the writing of a word follows nothing', async ({page}) => {
    await visit(page, '/about');
    await page.keyboard.press('Control+k');
    await box(page).fill('pricing');
    await expect(active(page)).toHaveAttribute('href', '/pricing');
    for (const composing of [{isComposing: true}, {keyCode: 229}]) {
      await box(page).dispatchEvent('keydown', {key: 'ArrowDown', ...composing});
      await box(page).dispatchEvent('keydown', {key: 'Enter', ...composing});
    }
    await expect(active(page)).toHaveAttribute('href', '/pricing');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pricing');
  });

  test('stays when a result is opened in another tab', async ({page, context}) => {
    await visit(page, '/about');
    await page.keyboard.press('Control+k');
    await box(page).fill('pricing');
    const opened = context.waitForEvent('page');
    await options(page)
      .first()
      .click({modifiers: ['ControlOrMeta']});
    await expect(await opened).toHaveURL('/pricing');
    await expect(options(page).first()).toBeVisible();
    await expect(page).toHaveURL('/about');
  });

  test('Enter follows the best of the kind that is chosen, also when that is still on its way', async ({page}) => {
    await visit(page, '/about');
    await page.keyboard.press('Control+k');
    await box(page).fill('pricing');
    await expect(active(page)).toHaveAttribute('href', '/pricing');
    await page.keyboard.press('ArrowDown');
    await palette(page).getByRole('button', {name: 'Docs', exact: true}).click();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/about');
    expect(new URL(page.url()).pathname).toMatch(/^\/docs\//);
  });

  test('half a character breaks nothing', async ({page}) => {
    await visit(page, '/about');
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

  test('Escape closes it and gives the focus back', async ({page}) => {
    await visit(page, '/contact');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('sso');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
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

  test('stays when a press that began in its box ends beside it', async ({page}) => {
    await visit(page, '/contact');
    await opener(page).click();
    await box(page).fill('sso');
    await box(page).hover({position: {x: 30, y: 10}});
    await page.mouse.down();
    await page.mouse.move(5, 5, {steps: 3});
    await page.mouse.up();
    await expect(box(page)).toHaveValue('sso');
    await page.mouse.click(5, 5);
    await expect(palette(page)).toBeHidden();
  });

  test('no key opens it by itself: who speaks to the machine presses keys with every word', async ({page}) => {
    await visit(page, '/about');
    const taken = await page.evaluate(() =>
      ['/', 's', 'k'].filter((key) => {
        const press = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
        return !document.body.dispatchEvent(press);
      }),
    );
    expect(taken).toEqual([]);
  });

  test('is a combobox with grouped options, says what came of it, and passes axe', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await box(page).fill('security');
    const list = palette(page).getByRole('listbox', {name: 'Results'});
    await expect(list.getByRole('group', {name: 'Docs'}).getByRole('option').first()).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
    await expect(palette(page).getByRole('status')).toHaveText(/results? for “security”/);
    await expect(options(page).first().locator('mark').first()).toHaveText(/security/i);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('searches one kind of content', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await box(page).fill('security');
    await palette(page).getByRole('button', {name: 'Docs', exact: true}).click();
    await expect(palette(page).getByRole('button', {name: 'Docs', exact: true})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(palette(page).getByRole('group', {name: 'Pages'})).toHaveCount(0);
    await expect(options(page).first()).toBeVisible();
    await expect(options(page).and(page.locator(':not([href^="/docs"])'))).toHaveCount(0);
    await expect(box(page)).toBeFocused();
  });

  test('the result that Enter follows and the chosen kind are told apart in the reader’s own colours', async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, '/contact');
    await opener(page).click();
    await box(page).fill('price');
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

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`what was found can be read in the reader’s own ${colorScheme} colours`, async ({page}) => {
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      await visit(page, '/search?q=price');
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      expect.soft(await faintTexts(page)).toEqual([]);
      await opener(page).click();
      await box(page).fill('price');
      await expect(options(page).locator('mark').first()).toBeVisible();
      expect(await faintTexts(page, 'dialog[open]')).toEqual([]);
    });
  }

  test('shows under a page the headings that answer, and goes to them', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await box(page).fill('severity');
    const heading = options(page).and(palette(page).locator('[href*="#"]')).first();
    const href = (await heading.getAttribute('href')) ?? '';
    await heading.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  });

  test('says that a search is under way', async ({page}) => {
    const answer = await holdIndex(page, 'continue');
    await visit(page, '/contact');
    await opener(page).click();
    await box(page).fill('careers');
    const status = palette(page).getByRole('status');
    await expect(status).toHaveText('Searching…');
    answer();
    await expect(status).toHaveText(/for “careers”/);
  });

  test('offers recent searches again, until they are cleared', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await box(page).fill('careers');
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

  test('a mistyped word still finds', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await box(page).fill('integratons');
    await expect(palette(page).getByRole('status')).toHaveText(
      'Results for “integrations”; nothing matches “integratons”.',
    );
    await expect(options(page).first()).toBeVisible();
  });

  test('where nothing is found it says what to try and where to start', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await box(page).fill('qwxzk vvqy');
    await expect(palette(page).getByText(searchTexts.nothingFound)).toBeVisible();
    await palette(page).getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveTitle(/^Documentation/);
    await expect(palette(page)).toBeHidden();

    // The page that is open already.
    await page.keyboard.press('Control+k');
    await box(page).fill('qwxzk vvqy');
    await palette(page).getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(palette(page)).toBeHidden();
  });

  test('an index that was not to be had when the search was opened is asked for again by the first search', async ({
    page,
  }) => {
    await visit(page, '/contact');
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

  test('an index that does not come is said, with the main pages, and comes on another try', async ({page}) => {
    await page.clock.install();
    await visit(page, '/contact');
    await page.route(index, () => {});
    await page.keyboard.press('Control+k');
    await box(page).fill('price');
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
  });

  test('what was not found for want of a network is found once it is back', async ({page}) => {
    await visit(page, '/contact');
    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await page.context().setOffline(true);
    await box(page).fill('rollover');
    await expect(palette(page).getByRole('alert')).toHaveText(searchTexts.failed);
    await palette(page).getByRole('button', {name: 'Try again'}).focus();
    await page.context().setOffline(false);
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

  test('another try is seen under way, says again that it failed, and leaves the keyboard in the box', async ({
    page,
  }) => {
    await visit(page, '/contact');
    await page.route(index, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await box(page).fill('price');
    await tryInVain(page, palette(page));
    await expect(box(page)).toBeFocused();
  });

  test('an index that is lost between two searches is a failure, and not nothing found', async ({page}) => {
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await box(page).fill('price');
    await expect(options(page).first()).toBeVisible();
    await page.route(index, (route) => route.abort());
    await box(page).fill('voice');
    await expect(palette(page).getByRole('alert')).toHaveText(searchTexts.failed);
  });

  test('what is found is shown, though nobody can say by then whether the index is still there', async ({page}) => {
    await page.clock.install();
    await visit(page, '/contact');
    await page.keyboard.press('Control+k');
    await box(page).fill('price');
    await page.clock.runFor(1000);
    await expect(options(page).first()).toBeVisible();
    for (const silence of [(route: Route) => route.abort(), () => {}]) {
      await box(page).fill('');
      await page.route(index, silence);
      await page.clock.runFor(60_000);
      await box(page).fill('price');
      await page.clock.runFor(1000);
      await expect(options(page).first()).toBeVisible();
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

  test('an index that answers nonsense is a failure like any other', async ({page}) => {
    await visit(page, '/contact');
    await page.route(index, (route) => route.fulfill({status: 200, contentType: 'text/html', body: '<p>Oops</p>'}));
    await page.keyboard.press('Control+k');
    await box(page).fill('price');
    await expect(palette(page).getByRole('alert')).toHaveText(searchTexts.failed);
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

  for (const width of [320, 1280]) {
    test(`without a network the page stays, and says so where the search would open, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 700});
      await visit(page, examples.doc);
      await page.context().setOffline(true);
      await page.keyboard.press('Control+k');
      const said = page.getByRole('banner').getByRole('alert');
      await expect(said).toContainText('you are offline');
      await expect(said).toBeInViewport({ratio: 1});
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await expect(page).toHaveURL(examples.doc);
      await page.keyboard.press('Escape');
      await expect(said).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(said).toBeVisible();
      await page.context().setOffline(false);
      await expect(said).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
    });
  }

  test('whoever writes while the page says so goes on writing after Escape', async ({page}) => {
    await visit(page, examples.landingPage);
    await page.context().setOffline(true);
    const name = page.getByLabel('Full name');
    await name.press('Control+k');
    const said = page.getByRole('banner').getByRole('alert');
    await expect(said).toContainText('you are offline');
    await page.keyboard.press('Escape');
    await expect(said).toHaveCount(0);
    await expect(name).toBeFocused();
    await page.context().setOffline(false);
  });

  test('an Enter that is held presses once, and follows nothing that it has found', async ({page}) => {
    await visit(page, '/contact');
    await opener(page).click();
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
  });

  test('a double click opens it, and does not close it again', async ({page}) => {
    await visit(page, '/contact');
    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    const at = await opener(page).boundingBox();
    if (!at) throw new Error('the button is not to be seen');
    await page.mouse.dblclick(at.x + at.width / 2, at.y + at.height / 2, {delay: 30});
    await expect(box(page)).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(palette(page)).toBeHidden();
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

  test('what is typed into a field while the palette is coming stays in the field', async ({page}) => {
    await visit(page, examples.landingPage);
    const answer = await holdScript(page);
    await opener(page).click();
    const name = page.getByLabel('Full name');
    await name.focus();
    await page.keyboard.type('Ada');
    await expect(name).toHaveValue('Ada');
    answer('continue');
    await expect(box(page)).toHaveValue('');
  });

  test('fits a phone, and is masked for monitoring', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, '/contact');
    await opener(page).click();
    await box(page).fill('my secret security');
    await expect(options(page).first()).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(box(page)).toHaveAttribute('data-dd-privacy', 'mask');
    const echo = palette(page).getByRole('status');
    expect(await echo.evaluate((one) => !!one.closest('[data-dd-privacy="mask"]'))).toBe(true);
  });
});

test.describe('search page', () => {
  test('is shared by its address, with its kind', async ({page}) => {
    await visit(page, '/search?q=security&kind=Docs');
    await expect(page.getByRole('searchbox', {name: searchTexts.label})).toHaveValue('security');
    const links = page.getByRole('list', {name: 'Results'}).locator('> li > a');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/docs/);
    await page.getByRole('button', {name: 'All', exact: true}).click();
    await expect(page).toHaveURL('/search?q=security');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/The 30 best results for “security”/);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('its address is whole as soon as the box is left', async ({page}) => {
    await page.clock.install();
    await visit(page, '/search');
    await page.clock.pauseAt(Date.now() + 60_000);
    const searchBox = page.getByRole('searchbox', {name: searchTexts.label});
    await searchBox.fill('voice');
    expect(new URL(page.url()).search).toBe('');
    await searchBox.blur();
    await expect(page).toHaveURL('/search?q=voice');
  });

  test('a search that takes its time says that it is under way', async ({page}) => {
    const answer = await holdIndex(page, 'continue');
    await visit(page, '/search?q=careers');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('Searching…');
    answer();
    await expect(status).toHaveText(/for “careers”/);
  });

  test('another try is seen under way, says again that it failed, and leaves the keyboard in the box', async ({
    page,
  }) => {
    await page.route(index, (route) => route.abort());
    await visit(page, '/search?q=price');
    await tryInVain(page, page.getByRole('main'));
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  for (const width of [375, 1280]) {
    test(`what was found moves nothing that is in view at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await visit(page, '/search?q=security');
      await expect(page.getByRole('list', {name: 'Results', exact: true}).getByRole('link').first()).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
  }

  test('Enter leads into what was found for what is typed', async ({page}) => {
    await visit(page, '/search?q=careers');
    const results = page.getByRole('list', {name: 'Results', exact: true});
    await expect(results.getByRole('link').first()).toHaveAttribute('href', '/careers');
    await page.getByRole('searchbox').selectText();
    await page.keyboard.insertText('pricing');
    await page.keyboard.press('Enter');
    await expect(results.getByRole('link').first()).toHaveAttribute('href', '/pricing');
    await expect(results.getByRole('link').first()).toBeFocused();
  });

  test('names the places of a result by the page that they are on', async ({page}) => {
    await visit(page, '/search?q=security');
    const result = page
      .getByRole('list', {name: 'Results', exact: true})
      .locator('> li', {has: page.locator('ul')})
      .first();
    const title = await result.getByRole('link').first().textContent();
    await expect(result.getByRole('list')).toHaveAccessibleName(`On “${title}”`);
  });

  test('finds what the palette finds', async ({page}) => {
    await visit(page, '/search?q=free%20trial');
    const first = page.getByRole('list', {name: 'Results'}).locator('> li > a').first();
    await expect(first).toHaveAttribute('href', '/faq#free-trial');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await box(page).fill('free trial');
    await expect(active(page)).toHaveAttribute('href', '/faq#free-trial');
    await palette(page).getByRole('link', {name: 'More results on a page'}).click();
    await expect(page).toHaveURL('/search?q=free+trial');
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
