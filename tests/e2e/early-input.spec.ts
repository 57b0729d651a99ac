import type {Page} from '@playwright/test';
import {unhydrated} from '../../src/runtime/protocol';
import {formsOfEachKind} from '../support/faults';
import {
  delayScripts,
  expect,
  openWithDelayedScripts,
  scrollToIsland,
  test,
  visit,
  waitForHydration,
  waitForIsland,
} from '../support/test';

/** What browser extensions add after each field. */
const additions = {
  'an element that can be focused': '<keeper-lock tabindex="-1"></keeper-lock>',
  'a button': '<button type="button">Fill in</button>',
  'a block': '<div>Fill in</div>',
};

// Extensions may set HTML, which the Content-Security-Policy forbids scripts of the page.
test.use({bypassCSP: true});

for (const [addition, html] of Object.entries(additions)) {
  test(`entered values and the focus survive hydration if an extension adds ${addition} after each field`, async ({
    page,
  }) => {
    for (const {path, form, values} of formsOfEachKind) {
      await test.step(`${form} of ${path}`, async () => {
        const errors: string[] = [];
        page.on('pageerror', ({message}) => errors.push(message));
        const release = await openWithDelayedScripts(page, path);
        await expect(page.locator('footer form')).toBeAttached();
        await addAfterFields(page, html);
        const field = (name: string) => page.locator(`${form} [name="${name}"]`);
        for (const [name, value] of Object.entries(values)) {
          if (name === 'developers') await field(name).selectOption(value);
          else await field(name).fill(value);
        }
        const last = Object.keys(values).at(-1) ?? '';
        // A field for e-mail addresses has no selection.
        if (last !== 'email') await field(last).evaluate((box: HTMLInputElement) => box.setSelectionRange(1, 3));
        release();
        await waitForHydration(page);
        await scrollToIsland(page.locator(form));
        for (const [name, value] of Object.entries(values)) await expect(field(name), name).toHaveValue(value);
        await expect(field(last)).toBeFocused();
        if (last !== 'email') {
          await expect
            .poll(() => field(last).evaluate((box: HTMLInputElement) => [box.selectionStart, box.selectionEnd]))
            .toEqual([1, 3]);
        }
        expect(errors).toEqual([]);
        await page.unrouteAll({behavior: 'ignoreErrors'});
      });
    }
  });
}

function addAfterFields(page: Page, html: string): Promise<void> {
  return page.evaluate((html) => {
    for (const field of document.querySelectorAll('main form [name], footer form [name]')) {
      field.insertAdjacentHTML('afterend', html);
    }
  }, html);
}

test('the focus stays in a list of options that replaces the native one', async ({page}) => {
  const release = await openWithDelayedScripts(page, '/contact');
  await page.getByLabel('Number of developers').selectOption('6-10');
  await page.getByLabel('Number of developers').focus();
  release();
  await waitForHydration(page);
  await expect(page.getByRole('combobox', {name: 'Number of developers'})).toBeFocused();
  await expect(page.getByRole('combobox', {name: 'Number of developers'})).toHaveText('6-10');
});

test('a click at the moment of hydration shows its message, although entered text is reported to the form then', async ({
  page,
}) => {
  const release = await openWithDelayedScripts(page, '/');
  const form = page.locator('footer form');
  await form.locator('[name="email"]').fill('ada@example.com');
  await page.evaluate((unhydrated) => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLButtonElement>('footer form [type="submit"]');
      if (!button || button.closest(unhydrated)) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document.documentElement, {attributes: true, childList: true, subtree: true});
  }, unhydrated);
  release();
  await expect(form.getByRole('status')).toContainText('email app');
  await expect(form.locator('[name="email"]')).toHaveValue('ada@example.com');
});

test('a button that hydration replaces between mousedown and mouseup is clicked', async ({page}) => {
  await visit(page, '/');
  const release = await delayScripts(page);
  const form = page.locator('footer form');
  await form.locator('[name="email"]').fill('ada@example.com');
  await form.getByRole('button').hover();
  await page.mouse.down();
  release();
  await waitForIsland(form);
  await page.mouse.up();
  await expect(form.getByRole('status')).toContainText('email app');
});
