import {pagesByKind} from '../support/faults';
import {doubleText, expect, sidewaysScroll, test, visit} from '../support/test';

/**
 * Text enlarged by a quarter, in a 320 px window and in wide ones (WCAG 2.2, 1.4.4 and 1.4.10).
 */
test.use({
  viewport: {width: 320, height: 640},
  launchOptions: [
    ({launchOptions}, use) =>
      use({...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=20']}),
    {scope: 'worker'},
  ],
});

/** Returns the texts of links and buttons that overflow a container, unless it scrolls or they are positioned. */
function overflowingControls(containers: Element[]): (string | null)[] {
  const overflows = (control: Element, container: Element) => {
    const {right, width} = control.getBoundingClientRect();
    for (let box: Element | null = control; width > 1 && box && box !== container; box = box.parentElement) {
      const {display, overflowX, position, visibility} = getComputedStyle(box);
      const isOverlay = visibility === 'hidden' || position === 'absolute' || position === 'fixed';
      if (isOverlay || overflowX === 'auto' || overflowX === 'scroll') return false;
      if (display !== 'inline' && right > box.getBoundingClientRect().right + 1) return true;
    }
    return false;
  };
  return containers.flatMap((container) =>
    [...container.querySelectorAll('a[href], button')]
      .filter((control) => overflows(control, container))
      .map((control) => control.textContent),
  );
}

test('larger text fits every kind of page, and the header bar appears only where it fits', async ({page}) => {
  const toggle = page.getByRole('banner').getByRole('button', {name: 'Menu', exact: true});
  for (const path of Object.values(pagesByKind)) {
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
    for (const [width, barFits] of [
      [320, false],
      [1024, false],
      [1279, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
      await expect(toggle).toBeVisible({visible: !barFits});
    }
  }
});

test('a doc’s table of contents moves above the text when its column does not fit', async ({page}) => {
  const column = page.locator('.col--3').getByRole('link', {name: 'Before you start'});
  const toggle = page.getByRole('button', {name: 'On this page'});
  await visit(page, '/docs/getting-started/connect-a-repository');
  for (const [width, isCollapsed] of [
    [1024, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(toggle, `at ${width}`).toBeVisible({visible: isCollapsed});
    await expect(column, `at ${width}`).toBeVisible({visible: !isCollapsed});
    expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
  }
});

test('with doubled text size on a phone the search shows the query and the results', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await doubleText(page);
  await visit(page, '/search?q=agent');
  const box = page.getByRole('searchbox');
  const characters = await box.evaluate((one) => one.clientWidth / Number.parseFloat(getComputedStyle(one).fontSize));
  expect(characters).toBeGreaterThan(4);
  await expect(page.getByRole('list', {name: 'Results'})).toBeVisible();
  for (const width of [320, 375]) {
    await page.setViewportSize({width, height: 750});
    expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
  }
});

test('doubled text size fits a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 750});
  const withLongWords = ['/brand', '/trust', '/compearision', '/docs/guides-tutorials/protect-a-branch'];
  for (const path of [...Object.values(pagesByKind), ...withLongWords]) {
    await doubleText(page);
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect.soft(await sidewaysScroll(page), path).toBe(0);
    const containers = page.getByRole('banner').or(page.getByRole('main'));
    expect.soft(await containers.evaluateAll(overflowingControls), path).toEqual([]);
    if (path === pagesByKind.post) {
      const cut = await page
        .locator('.avatar small')
        .evaluateAll((all) => all.map((one) => one.scrollHeight > one.clientHeight));
      expect(cut, 'whether the author’s role is cut off').toEqual([false]);
    }
  }
});

test('with doubled text size on a phone no tile covers the agents’ names', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 375, height: 750});
  await doubleText(page);
  await visit(page, pagesByKind.home);
  const agents = page.getByRole('list', {name: 'The agents', exact: true}).getByRole('listitem');
  const covered = await agents.evaluateAll((all) => {
    const boxOf = (agent: Element, part: string) => agent.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const nameBox = (agent: Element) => {
      const range = document.createRange();
      range.selectNodeContents(agent.querySelector(':scope > span:last-child > span:last-child') ?? agent);
      return range.getBoundingClientRect();
    };
    const covers = (tile: DOMRect, name: DOMRect) =>
      tile.left < name.right && name.left < tile.right && tile.top < name.bottom && name.top < tile.bottom;
    return all
      .filter((agent) => {
        const name = nameBox(agent);
        const others = all.filter((other) => other !== agent).map((other) => boxOf(other, 'span:has(> svg)'));
        return name.left < 0 || name.right > innerWidth || others.some((tile) => covers(tile, name));
      })
      .map((agent) => agent.textContent);
  });
  expect(covered).toEqual([]);
});
