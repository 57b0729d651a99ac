import type {Page} from '@playwright/test';
import {faqs} from '../../src/data/faq/faqs';
import {tryIt} from '../../src/data/home/tryIt';
import {pricing} from '../../src/data/marketing/pricing';
import {motion} from '../../src/data/motion';
import {searchTexts} from '../../src/data/search/texts';
import {assetBytes, htmlOf, scriptsOf} from '../support/build';
import {answerLeads, fillDemoForm, demoForm as form} from '../support/demoForm';
import {examples} from '../support/examples';
import {heavyLibraries} from '../support/heavyLibraries';
import {
  delayRequests,
  delayScripts,
  expect,
  openWithDelayedScripts,
  searchButton,
  searchInput,
  test,
  visit,
  waitForHydration,
  waitForIdle,
} from '../support/test';

test('a page keeps its document title during hydration', async ({page}) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, {titles});
    new MutationObserver(() => titles.push(document.title)).observe(document, {childList: true, subtree: true});
  });
  // As on a phone, where hydration takes several frames.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  for (const path of [examples.post, examples.doc]) {
    await visit(page, path);
    await waitForIdle(page);
    const titles = await page.evaluate(() => (window as unknown as {titles: string[]}).titles.filter(Boolean));
    expect([...new Set(titles)], path).toEqual([await page.title()]);
  }
});

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

test('a page whose script fails permanently is shown as without scripts', async ({page}) => {
  await page.clock.install();
  let requestCount = 0;
  await page.route('**/assets/js/main.*.js', async (route) => {
    await route.fulfill({status: 404});
    requestCount += 1;
  });
  const openUntilRetriesFail = async (path: string) => {
    requestCount = 0;
    await page.goto(path);
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(requestCount).toBe(3);
    }).toPass();
  };
  await openUntilRetriesFail('/search?q=sso');
  await expect(page.getByText(searchTexts.withoutScripts)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await openUntilRetriesFail('/faq');
  const answers = page.locator('[id$="-content"]');
  await expect(answers).toHaveCount(faqs.length);
  await expect(answers.filter({visible: true})).toHaveCount(faqs.length);
  await page.setViewportSize({width: 375, height: 812});
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
});

test('a button clicked before hydration acts after hydration', async ({page}) => {
  const release = await openWithDelayedScripts(page, '/');
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
  const release = await openWithDelayedScripts(page, '/pricing');
  const search = searchButton(page);
  await expect(search).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('cancel p');
  release();
  await page.keyboard.type('lan');
  await expect(searchInput(page)).toBeFocused();
  await expect(searchInput(page)).toHaveValue('cancel plan');
  await expect(search).not.toHaveAttribute('aria-busy');
});

test('a billing period selected before hydration stays selected, with its prices', async ({page}) => {
  const release = await openWithDelayedScripts(page, '/pricing');
  await page.getByRole('radio', {name: 'Yearly'}).check();
  release();
  await expect(page).toHaveURL('/pricing?billing=yearly');
  await expect(page.getByRole('radio', {name: 'Yearly'})).toBeChecked();
  await expect(page.locator('#plans s').first()).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 375, height: 812}});

  test('a tab selected before hydration stays selected', async ({page}) => {
    await page.clock.install();
    const release = await openWithDelayedScripts(page, '/');
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
  const fillAndSend = async (page: Page) => {
    await page.goto(examples.landingPage, {waitUntil: 'commit'});
    await fillDemoForm(page);
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('button')).toHaveAttribute('aria-busy', 'true');
  };

  test('is sent after hydration §4.16', async ({page}) => {
    const posted = await answerLeads(page);
    const mailed: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) mailed.push(request.url());
    });
    const release = await delayScripts(page);
    await fillAndSend(page);
    release();
    await expect(form(page).getByRole('status')).toContainText('Thank you');
    await expect(form(page).getByRole('button')).not.toHaveAttribute('aria-busy');
    expect(posted.map((body) => JSON.parse(body))).toMatchObject([{firstName: 'Ada Lovelace'}]);
    expect(mailed).toEqual([]);
  });

  const initialScripts = scriptsOf(htmlOf(examples.landingPage));
  for (const [what, allowed] of [
    ['the scripts fail', [] as string[]],
    ['only the form’s script fails', initialScripts],
  ] as const) {
    test(`opens the mail program if ${what}`, async ({page}) => {
      const isDelayed = ({pathname}: URL) => pathname.startsWith('/assets/js/') && !allowed.includes(pathname);
      const fail = await delayRequests(page, isDelayed, (route) => route.abort());
      await fillAndSend(page);
      const mail = page.waitForRequest(/^mailto:/);
      fail();
      expect(decodeURIComponent((await mail).url())).toContain('Ada Lovelace');
    });
  }
});

test('every answer is printed before hydration', async ({page}) => {
  await openWithDelayedScripts(page, '/faq');
  const answers = page.locator('[id$="-content"]');
  await expect(answers).toHaveCount(faqs.length);
  await expect(answers.filter({visible: true})).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(answers.filter({visible: true})).toHaveCount(faqs.length);
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

test('text typed into a search box before hydration is searched', async ({page}) => {
  const release = await openWithDelayedScripts(page, '/support');
  await page.getByRole('searchbox').fill('careers');
  release();
  await expect(page.getByRole('search').getByRole('status')).toContainText('for “careers”');
  await expect(page).toHaveURL('/support?q=careers');
});

test('a focused element keeps the focus when its island is hydrated', async ({page}) => {
  await visit(page, '/');
  const release = await delayScripts(page);
  const tab = page.getByRole('tab', {name: 'Security Agent'});
  await tab.focus();
  const serverElement = await tab.elementHandle();
  release();
  await expect.poll(() => serverElement?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(tab).toBeFocused();
});

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
