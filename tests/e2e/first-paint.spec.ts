import type {Page} from '@playwright/test';
import {faqs} from '../../src/data/faq/faqs';
import {tryIt} from '../../src/data/home/tryIt';
import {pricing} from '../../src/data/marketing/pricing';
import {motion} from '../../src/data/motion';
import {searchTexts} from '../../src/data/search/texts';
import {leadPath} from '../../src/lib/lead';
import {storageKeys} from '../../src/lib/storageKeys';
import {assetBytes, htmlOf, scriptsOf} from '../support/build';
import {examples} from '../support/examples';
import {heavyLibraries} from '../support/heavyLibraries';
import {
  delayScripts,
  expect,
  recordScripts,
  scrollToIsland,
  test,
  visit,
  waitForHydration,
  waitForIdle,
  waitForIsland,
} from '../support/test';

for (const path of [examples.post, examples.doc]) {
  test(`${path} keeps its document title during hydration`, async ({page}) => {
    await page.addInitScript(() => {
      const titles: string[] = [];
      Object.assign(window, {titles});
      new MutationObserver(() => titles.push(document.title)).observe(document, {childList: true, subtree: true});
    });
    // As on a phone, where hydration takes several frames.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await visit(page, path);
    await waitForIdle(page);
    const titles = await page.evaluate(() => (window as unknown as {titles: string[]}).titles.filter(Boolean));
    expect([...new Set(titles)]).toEqual([await page.title()]);
  });
}

const paths = [
  '/',
  '/pricing',
  '/case-studies',
  '/trust',
  '/blog',
  examples.post,
  '/changelog',
  '/docs',
  examples.doc,
  '/security',
  examples.landingPage,
  '/contact',
];

test('pages paint before their first script is requested, hydrate without locale data, and load no heavy libraries', async ({
  page,
  baseURL,
}) => {
  // Loading locale data is a long task on a phone: src/lib/format.ts.
  await page.addInitScript(() => {
    const localeCalls: string[] = [];
    Object.assign(window, {localeCalls});
    const watch = (owner: object, name: string) => {
      const value = Reflect.get(owner, name);
      Object.defineProperty(owner, name, {get: () => localeCalls.push(name) && value});
    };
    watch(Number.prototype, 'toLocaleString');
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) watch(Date.prototype, name);
    for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Segmenter', 'Collator']) watch(Intl, name);
  });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForHydration(page);
      expect.soft(await page.evaluate(() => Reflect.get(window, 'localeCalls')), `locale data of ${path}`).toEqual([]);

      const {firstPaintMs, loaded, requests} = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return {
          firstPaintMs:
            performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
          loaded: navigation?.loadEventStart ?? 0,
          requests: performance.getEntriesByType('resource').map(({name, startTime}) => ({name, startTime})),
        };
      });
      const scripts = requests.filter(({name}) => name.endsWith('.js'));
      const first = Math.min(...scripts.map(({startTime}) => startTime));
      expect.soft(first, `first script of ${path}`).toBeGreaterThanOrEqual(firstPaintMs);
      const early = requests.filter(({startTime}) => startTime < loaded).map(({name}) => name);
      expect
        .soft(
          early.filter((url) => !url.startsWith(`${baseURL}/`)),
          path,
        )
        .toEqual([]);
      for (const url of early.filter((name) => name.endsWith('.js'))) {
        const script = assetBytes(new URL(url).pathname).toString();
        const heavy = heavyLibraries.filter(([, pattern]) => pattern.test(script)).map(([name]) => name);
        expect.soft(heavy, `${url} of ${path}`).toEqual([]);
      }
    });
  }
});

test('the HTML lists all scripts needed for hydration', async ({page}) => {
  const scriptsAtHydration = await recordScripts(page);
  await page.goto('/pricing');
  await waitForHydration(page);
  expect(await scriptsAtHydration()).toEqual(scriptsOf(htmlOf('/pricing')).sort());
});

test('a page hydrates completely after one failed request of its stylesheet and of each script', async ({page}) => {
  const failed = new Set<string>();
  await page.route('**/assets/**', (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.fallback();
    failed.add(url);
    return route.abort('connectionreset');
  });
  await page.goto('/pricing');
  await waitForHydration(page);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  expect([...failed].map((url) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(scriptsOf(htmlOf('/pricing'))),
  );
});

/** Opens a page whose main script fails, and waits until all retries have failed. */
async function failMainScript(page: Page, path: string): Promise<void> {
  await page.clock.install();
  let requestCount = 0;
  await page.route('**/assets/js/main.*.js', async (route) => {
    await route.fulfill({status: 404});
    requestCount += 1;
  });
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(requestCount).toBe(3);
  }).toPass();
}

test('a page whose script fails permanently is shown as without scripts', async ({page}) => {
  await failMainScript(page, '/faq');
  const answers = page.locator('[id$="-content"]');
  await expect(answers).toHaveCount(faqs.length);
  await expect(answers.filter({visible: true})).toHaveCount(faqs.length);
  await page.setViewportSize({width: 375, height: 812});
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
});

test('with a permanently failed script the search page explains that it needs scripts', async ({page}) => {
  await failMainScript(page, '/search?q=sso');
  await expect(page.getByText(searchTexts.withoutScripts)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('a button clicked before hydration acts after hydration', async ({page}) => {
  const release = await delayScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  const toggle = page.getByRole('contentinfo').getByRole('button', {name: 'Pause animations'});
  await toggle.click();
  // The click has a visible effect.
  await expect(toggle).toHaveAttribute('aria-busy', 'true');
  await expect(toggle).toHaveCSS('opacity', '0.6');
  release();
  const clicked = page.getByRole('contentinfo').getByRole('button', {name: 'Play animations'});
  await expect(clicked).toBeVisible();
  await expect(clicked).not.toHaveAttribute('aria-busy');
});

test('the search shortcut used before hydration opens the search after hydration', async ({page}) => {
  const release = await delayScripts(page);
  await page.goto('/pricing', {waitUntil: 'commit'});
  const search = page.getByRole('banner').getByRole('button', {name: 'Search', exact: true});
  await expect(search).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('cancel p');
  release();
  await page.keyboard.type('lan');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('cancel plan');
  await expect(search).not.toHaveAttribute('aria-busy');
});

test('Escape after the search shortcut, before hydration, cancels the search', async ({page}) => {
  const release = await delayScripts(page);
  await page.goto('/pricing', {waitUntil: 'commit'});
  const search = page.getByRole('banner').getByRole('button', {name: 'Search', exact: true});
  await expect(search).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sso');
  await page.keyboard.press('Escape');
  await expect(search).not.toHaveAttribute('aria-busy');
  release();
  await waitForHydration(page);
  await waitForIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('');
});

test('Enter after the search shortcut, before hydration, opens the best result', async ({page}) => {
  const release = await delayScripts(page);
  await page.goto('/pricing', {waitUntil: 'commit'});
  await expect(page.getByRole('banner').getByRole('button', {name: 'Search', exact: true})).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sso');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/faq#sso');
});

test('a billing period selected before hydration stays selected, with its prices', async ({page}) => {
  const release = await delayScripts(page);
  await page.goto('/pricing', {waitUntil: 'commit'});
  await page.getByRole('radio', {name: 'Yearly'}).check();
  release();
  await expect(page).toHaveURL('/pricing?billing=yearly');
  await expect(page.getByRole('radio', {name: 'Yearly'})).toBeChecked();
  await expect(page.locator('#plans s').first()).toBeVisible();
});

test('a click before hydration is replayed only once', async ({page}) => {
  const release = await delayScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  await page.getByRole('button', {name: 'View More'}).click();
  release();
  await expect(page.getByRole('button', {name: 'View Less'})).toHaveAttribute('aria-expanded', 'true');
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 375, height: 812}});

  test('a tab selected before hydration stays selected', async ({page}) => {
    await page.clock.install();
    const release = await delayScripts(page);
    await page.goto('/', {waitUntil: 'commit'});
    const tabs = page.locator('#agents');
    await tabs.getByRole('tab', {name: 'Voice Agent'}).tap();
    release();
    const selected = tabs.getByRole('tab', {selected: true});
    await expect(selected).toHaveText('Voice Agent');
    await page.clock.runFor(motion.tabRotationMs + 100);
    await expect(selected).toHaveText('Voice Agent');
  });
});

test.describe('a form submitted before hydration', () => {
  const form = (page: Page) => page.getByRole('form', {name: 'Request a demo'});
  const fillAndSend = async (page: Page) => {
    await page.goto(examples.landingPage, {waitUntil: 'commit'});
    await form(page).getByLabel('Full name').fill('Ada Lovelace');
    await form(page).getByLabel('Company name').fill('Engines & Sons');
    await form(page).getByLabel('Work email').fill('ada@example.com');
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('button')).toHaveAttribute('aria-busy', 'true');
  };

  test('is sent after hydration §4.16', async ({page}) => {
    const posted: unknown[] = [];
    await page.route(`**${leadPath}`, async (route) => {
      posted.push(route.request().postDataJSON());
      await route.fulfill({json: {}});
    });
    const mailed: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) mailed.push(request.url());
    });
    const release = await delayScripts(page);
    await fillAndSend(page);
    release();
    await expect(form(page).getByRole('status')).toContainText('Thank you');
    await expect(form(page).getByRole('button')).not.toHaveAttribute('aria-busy');
    expect(posted).toMatchObject([{firstName: 'Ada Lovelace', workEmail: 'ada@example.com'}]);
    expect(mailed).toEqual([]);
  });

  const initialScripts = scriptsOf(htmlOf(examples.landingPage));
  for (const [what, allowed] of [
    ['the scripts fail', []],
    ['only the form’s script fails', initialScripts],
  ] as const) {
    test(`opens the mail program if ${what}`, async ({page}) => {
      let fail = () => {};
      const failed = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route('**/assets/js/**', async (route) => {
        if (allowed.some((url) => route.request().url().endsWith(url))) return route.fallback();
        await failed;
        return route.abort();
      });
      await fillAndSend(page);
      const mail = page.waitForRequest(/^mailto:/);
      fail();
      expect(decodeURIComponent((await mail).url())).toContain('Ada Lovelace');
    });
  }
});

test('every answer is printed before hydration', async ({page}) => {
  await delayScripts(page);
  await page.goto('/faq', {waitUntil: 'commit'});
  const answers = page.locator('[id$="-content"]');
  await expect(answers).toHaveCount(faqs.length);
  await expect(answers.filter({visible: true})).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(answers.filter({visible: true})).toHaveCount(faqs.length);
});

test('a link clicked before hydration is followed', async ({page}) => {
  await delayScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('Back works on a reloaded page before its scripts have loaded', async ({page}) => {
  await visit(page, '/pricing');
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ', exact: true}).click();
  await expect(page).toHaveTitle(/^FAQ/);
  await delayScripts(page);
  await page.reload({waitUntil: 'domcontentloaded'});
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pricing.meta.heading);
});

for (const path of ['/search', '/support']) {
  test(`text typed into the search box of ${path} before hydration is searched`, async ({page}) => {
    const release = await delayScripts(page);
    await page.goto(path, {waitUntil: 'commit'});
    await page.getByRole('searchbox').fill('careers');
    release();
    await expect(page.getByRole('search').getByRole('status')).toContainText('for “careers”');
    await expect(page).toHaveURL(`${path}?q=careers`);
  });
}

const pauseAnimations = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, 'off'), storageKeys.motion);
const motionModes: [string, (page: Page) => Promise<unknown>][] = [
  ['with animations', async () => {}],
  ['with animations paused', pauseAnimations],
  ['with reduced motion', (page) => page.emulateMedia({reducedMotion: 'reduce'})],
];
for (const [how, prepare] of motionModes) {
  test(`a focused element keeps the focus when its island is hydrated ${how}`, async ({page}) => {
    await prepare(page);
    await page.goto('/');
    await waitForHydration(page);
    const release = await delayScripts(page);
    const tab = page.getByRole('tab', {name: 'Security Agent'});
    await tab.focus();
    const serverElement = await tab.elementHandle();
    release();
    await expect.poll(() => serverElement?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(tab).toBeFocused();
  });
}

test('text typed into an island and the cursor’s position are retained when it is hydrated', async ({page}) => {
  await page.goto('/');
  await waitForHydration(page);
  const release = await delayScripts(page);
  const box = page.getByRole('textbox', {name: tryIt.label});
  await box.fill('Why did time out?');
  await box.evaluate((textarea: HTMLTextAreaElement, at) => textarea.setSelectionRange(at, at), 'Why did '.length);
  const serverElement = await box.elementHandle();
  release();
  await expect.poll(() => serverElement?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(box).toBeFocused();
  await page.keyboard.type('checkout ');
  await expect(box).toHaveValue('Why did checkout time out?');
});

test('text typed into an island before hydration overrides the draft', async ({page}) => {
  const box = page.getByRole('textbox', {name: tryIt.label});
  await visit(page, '/');
  await scrollToIsland(box);
  await box.fill('Older');
  const release = await delayScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  await box.fill('Newer');
  release();
  await waitForIsland(box);
  await page.getByRole('link', {name: tryIt.send.label, exact: true}).click();
  await expect(page).toHaveURL(tryIt.send.to);
  await page.goBack();
  await expect(box).toHaveValue('Newer');
});
