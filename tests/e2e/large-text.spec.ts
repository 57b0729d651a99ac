import {examples} from '../support/examples';
import {kinds} from '../support/faults';
import {doubleText, expect, sidewaysScroll, test, visit} from '../support/test';

/**
 * A visitor who has made text a quarter larger, on the narrowest window and on wide ones (WCAG 2.2, 1.4.4 and 1.4.10).
 */
test.use({
  viewport: {width: 320, height: 640},
  launchOptions: [
    ({launchOptions}, use) =>
      use({...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=20']}),
    {scope: 'worker'},
  ],
});

/** The words of links and buttons that stick out of a box around them, unless it scrolls or they are laid over it. */
function controlsSticking(rooms: Element[]): (string | null)[] {
  const sticksOut = (control: Element, room: Element) => {
    const {right, width} = control.getBoundingClientRect();
    for (let box: Element | null = control; width > 1 && box && box !== room; box = box.parentElement) {
      const {display, overflowX, position, visibility} = getComputedStyle(box);
      const laidOver = visibility === 'hidden' || position === 'absolute' || position === 'fixed';
      if (laidOver || overflowX === 'auto' || overflowX === 'scroll') return false;
      if (display !== 'inline' && right > box.getBoundingClientRect().right + 1) return true;
    }
    return false;
  };
  return rooms.flatMap((room) =>
    [...room.querySelectorAll('a[href], button')]
      .filter((control) => sticksOut(control, room))
      .map((control) => control.textContent),
  );
}

test('larger text fits every kind of page, and the bar waits for the room that it needs', async ({page}) => {
  const toggle = page.getByRole('banner').getByRole('button', {name: 'Menu', exact: true});
  for (const path of Object.values(kinds)) {
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
    for (const [width, barHasRoom] of [
      [320, false],
      [1024, false],
      [1279, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
      await expect(toggle).toBeVisible({visible: !barHasRoom});
    }
  }
});

test('where no column is left for a doc’s contents they fold above it', async ({page}) => {
  const column = page.locator('.col--3').getByRole('link', {name: 'Before you begin'});
  const fold = page.getByRole('button', {name: 'On this page'});
  await visit(page, '/docs/getting-started/connect-a-repository');
  for (const [width, folds] of [
    [1024, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(fold, `at ${width}`).toBeVisible({visible: folds});
    await expect(column, `at ${width}`).toBeVisible({visible: !folds});
    expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
  }
});

test('the page’s menu opens within the window', async ({page}) => {
  for (const [width, path] of [
    [320, examples.post],
    [375, examples.post],
    [375, examples.doc],
  ] as const) {
    await page.setViewportSize({width, height: 640});
    await visit(page, path);
    await page.getByText('Markdown', {exact: true}).click();
    const entries = page.locator('details[open]').getByRole('link');
    const edges = await entries.evaluateAll((all) =>
      all.flatMap((one) => [one.getBoundingClientRect().left, innerWidth - one.getBoundingClientRect().right]),
    );
    expect(edges.length, path).toBeGreaterThan(0);
    expect(Math.min(...edges), `${path} at ${width}`).toBeGreaterThanOrEqual(0);
  }
});

test('a search shows what is typed and what it finds with text twice as large on a phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await doubleText(page);
  await visit(page, '/search?q=agent');
  const box = page.getByRole('searchbox');
  const letters = await box.evaluate((one) => one.clientWidth / Number.parseFloat(getComputedStyle(one).fontSize));
  expect(letters).toBeGreaterThan(4);
  await expect(page.getByRole('list', {name: 'Results'})).toBeVisible();
  for (const width of [320, 375]) {
    await page.setViewportSize({width, height: 750});
    expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
  }
});

test('text twice as large fits a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 750});
  const withLongWords = ['/brand', '/trust', '/compearision', '/docs/guides-tutorials/protect-a-branch'];
  for (const path of [...Object.values(kinds), ...withLongWords]) {
    await doubleText(page);
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect.soft(await sidewaysScroll(page), path).toBe(0);
    const rooms = page.getByRole('banner').or(page.getByRole('main'));
    expect.soft(await rooms.evaluateAll(controlsSticking), path).toEqual([]);
    if (path === kinds.post) {
      const cut = await page
        .locator('.avatar small')
        .evaluateAll((all) => all.map((one) => one.scrollHeight > one.clientHeight));
      expect(cut, 'what the author does is cut off').toEqual([false]);
    }
  }
});

test('the agents’ names stand free with text twice as large on a phone', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 375, height: 750});
  await doubleText(page);
  await visit(page, kinds.home);
  const agents = page.getByRole('list', {name: 'The agents', exact: true}).getByRole('listitem');
  const hidden = await agents.evaluateAll((all) => {
    const boxOf = (agent: Element, part: string) => agent.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const words = (agent: Element) => {
      const range = document.createRange();
      range.selectNodeContents(agent.querySelector(':scope > span:last-child > span:last-child') ?? agent);
      return range.getBoundingClientRect();
    };
    const covers = (tile: DOMRect, name: DOMRect) =>
      tile.left < name.right && name.left < tile.right && tile.top < name.bottom && name.top < tile.bottom;
    return all
      .filter((agent) => {
        const name = words(agent);
        const others = all.filter((other) => other !== agent).map((other) => boxOf(other, 'span:has(> svg)'));
        return name.left < 0 || name.right > innerWidth || others.some((tile) => covers(tile, name));
      })
      .map((agent) => agent.textContent);
  });
  expect(hidden).toEqual([]);
});
