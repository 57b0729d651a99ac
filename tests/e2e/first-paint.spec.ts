import type {Page} from '@playwright/test';
import {motion} from '../../src/data/facts';
import {faqs} from '../../src/data/faq/faqs';
import {tryIt} from '../../src/data/home/tryIt';
import {pricing} from '../../src/data/marketing/pricing';
import {searchTexts} from '../../src/data/search/texts';
import {leadPath} from '../../src/lib/lead';
import {storageKeys} from '../../src/lib/storageKeys';
import {assetBytes, htmlOf, scriptsOf} from '../support/build';
import {examples} from '../support/examples';
import {heavyParts} from '../support/heavyParts';
import {alive, expect, holdScripts, hydrated, idle, test, visit} from '../support/test';

for (const path of [examples.post, examples.doc]) {
  test(`${path} keeps its title in the tab while it comes alive`, async ({page}) => {
    await page.addInitScript(() => {
      const titles: string[] = [];
      Object.assign(window, {titles});
      new MutationObserver(() => titles.push(document.title)).observe(document, {childList: true, subtree: true});
    });
    // As on a phone: the page comes alive over several frames.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await visit(page, path);
    await idle(page);
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

test('pages are painted before their first script is requested, hydrate without locale data, and load nothing heavy', async ({
  page,
  baseURL,
}) => {
  // Reading locale data takes a phone as long as a long task: src/lib/format.ts.
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, {asked});
    const watch = (owner: object, name: string) => {
      const value = Reflect.get(owner, name);
      Object.defineProperty(owner, name, {get: () => asked.push(name) && value});
    };
    watch(Number.prototype, 'toLocaleString');
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) watch(Date.prototype, name);
    for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Segmenter', 'Collator']) watch(Intl, name);
  });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      expect.soft(await page.evaluate(() => Reflect.get(window, 'asked')), `locale data of ${path}`).toEqual([]);

      const {painted, loaded, requests} = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return {
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
          loaded: navigation?.loadEventStart ?? 0,
          requests: performance.getEntriesByType('resource').map(({name, startTime}) => ({name, startTime})),
        };
      });
      const scripts = requests.filter(({name}) => name.endsWith('.js'));
      const first = Math.min(...scripts.map(({startTime}) => startTime));
      expect.soft(first, `first script of ${path}`).toBeGreaterThanOrEqual(painted);
      const early = requests.filter(({startTime}) => startTime < loaded).map(({name}) => name);
      expect
        .soft(
          early.filter((url) => !url.startsWith(`${baseURL}/`)),
          path,
        )
        .toEqual([]);
      for (const url of early.filter((name) => name.endsWith('.js'))) {
        const script = assetBytes(new URL(url).pathname).toString();
        const heavy = heavyParts.filter(([, trace]) => trace.test(script)).map(([what]) => what);
        expect.soft(heavy, `${url} of ${path}`).toEqual([]);
      }
    });
  }
});

test('the HTML names all the scripts that a page comes alive with', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/pricing');
  await hydrated(page);
  expect(asked).toEqual(scriptsOf(htmlOf('/pricing')));
});

test('a page whose sheet and scripts are each lost once comes alive whole', async ({page}) => {
  const lost = new Set<string>();
  await page.route('**/assets/**', (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.fallback();
    lost.add(address);
    return route.abort('connectionreset');
  });
  await page.goto('/pricing');
  await hydrated(page);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  expect([...lost].map((address) => new URL(address).pathname)).toEqual(
    expect.arrayContaining(scriptsOf(htmlOf('/pricing'))),
  );
});

/** Opens a page whose script does not come, until it is not asked for any more. */
async function loseScript(page: Page, path: string): Promise<void> {
  await page.clock.install();
  let asked = 0;
  await page.route('**/assets/js/main.*.js', async (route) => {
    await route.fulfill({status: 404});
    asked += 1;
  });
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(asked).toBe(3);
  }).toPass();
}

test('a page whose script is lost for good is shown as where no script runs', async ({page}) => {
  await loseScript(page, '/faq');
  const answers = page.locator('[id$="-content"]');
  await expect(answers).toHaveCount(faqs.length);
  await expect(answers.filter({visible: true})).toHaveCount(faqs.length);
  await page.setViewportSize({width: 375, height: 812});
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
});

test('where the script is lost for good, a search says why there is none', async ({page}) => {
  await loseScript(page, '/search?q=sso');
  await expect(page.getByText(searchTexts.withoutScripts)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('a button that is pressed before its script is there does its work as soon as it is', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  const toggle = page.getByRole('contentinfo').getByRole('button', {name: 'Pause animations'});
  await toggle.click();
  // The visitor sees that it was pressed.
  await expect(toggle).toHaveAttribute('aria-busy', 'true');
  await expect(toggle).toHaveCSS('opacity', '0.6');
  release();
  const pressed = page.getByRole('contentinfo').getByRole('button', {name: 'Play animations'});
  await expect(pressed).toBeVisible();
  await expect(pressed).not.toHaveAttribute('aria-busy');
});

test('the search that its key asks for before its script is there opens as soon as it is', async ({page}) => {
  const release = await holdScripts(page);
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

test('an Escape after it, before its script is there, is a word against the search', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/pricing', {waitUntil: 'commit'});
  const search = page.getByRole('banner').getByRole('button', {name: 'Search', exact: true});
  await expect(search).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sso');
  await page.keyboard.press('Escape');
  await expect(search).not.toHaveAttribute('aria-busy');
  release();
  await hydrated(page);
  await idle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('');
});

test('an Enter after it, before its script is there, follows what is found', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/pricing', {waitUntil: 'commit'});
  await expect(page.getByRole('banner').getByRole('button', {name: 'Search', exact: true})).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sso');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/faq#sso');
});

test('the billing that is chosen before its script is there stays chosen, and its prices show', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/pricing', {waitUntil: 'commit'});
  await page.getByRole('radio', {name: 'Yearly'}).check();
  release();
  await expect(page).toHaveURL('/pricing?billing=yearly');
  await expect(page.getByRole('radio', {name: 'Yearly'})).toBeChecked();
  await expect(page.locator('#plans s').first()).toBeVisible();
});

test('a press is repeated only once', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  await page.getByRole('button', {name: 'View More'}).click();
  release();
  await expect(page.getByRole('button', {name: 'View Less'})).toHaveAttribute('aria-expanded', 'true');
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 375, height: 812}});

  test('a tab that is chosen before its script is there stays chosen', async ({page}) => {
    await page.clock.install();
    const release = await holdScripts(page);
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

test.describe('a form that is sent before its script is there', () => {
  const form = (page: Page) => page.getByRole('form', {name: 'Request a demo'});
  const fillAndSend = async (page: Page) => {
    await page.goto(examples.landingPage, {waitUntil: 'commit'});
    await form(page).getByLabel('Full name').fill('Ada Lovelace');
    await form(page).getByLabel('Company name').fill('Engines & Sons');
    await form(page).getByLabel('Work email').fill('ada@example.com');
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('button')).toHaveAttribute('aria-busy', 'true');
  };

  test('is sent as it would have been, once it is §4.16', async ({page}) => {
    const posted: unknown[] = [];
    await page.route(`**${leadPath}`, async (route) => {
      posted.push(route.request().postDataJSON());
      await route.fulfill({json: {}});
    });
    const mailed: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) mailed.push(request.url());
    });
    const release = await holdScripts(page);
    await fillAndSend(page);
    release();
    await expect(form(page).getByRole('status')).toContainText('Thank you');
    await expect(form(page).getByRole('button')).not.toHaveAttribute('aria-busy');
    expect(posted).toMatchObject([{firstName: 'Ada Lovelace', workEmail: 'ada@example.com'}]);
    expect(mailed).toEqual([]);
  });

  test('opens the mail program, when none comes', async ({page}) => {
    let gone = () => {};
    const lost = new Promise<void>((resolve) => {
      gone = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await lost;
      await route.abort();
    });
    await fillAndSend(page);
    const mail = page.waitForRequest(/^mailto:/);
    gone();
    expect(decodeURIComponent((await mail).url())).toContain('Ada Lovelace');
  });
});

test('every answer is on paper before its script is there', async ({page}) => {
  await holdScripts(page);
  await page.goto('/faq', {waitUntil: 'commit'});
  const answers = page.locator('[id$="-content"]');
  await expect(answers).toHaveCount(faqs.length);
  await expect(answers.filter({visible: true})).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(answers.filter({visible: true})).toHaveCount(faqs.length);
});

test('a link that is pressed before its script is there is followed', async ({page}) => {
  await holdScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('back leads to the page before, though no script of the reloaded page is there yet', async ({page}) => {
  await visit(page, '/pricing');
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ', exact: true}).click();
  await expect(page).toHaveTitle(/^FAQ/);
  await holdScripts(page);
  await page.reload({waitUntil: 'domcontentloaded'});
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pricing.meta.heading);
});

for (const path of ['/search', '/support']) {
  test(`what is typed into the box of ${path} before its script is there is searched for`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(path, {waitUntil: 'commit'});
    await page.getByRole('searchbox').fill('careers');
    release();
    await expect(page.getByRole('search').getByRole('status')).toContainText('for “careers”');
    await expect(page).toHaveURL(`${path}?q=careers`);
  });
}

const stopMotion = (page: Page) => page.addInitScript((key) => localStorage.setItem(key, 'off'), storageKeys.motion);
const waysOfMotion: [string, (page: Page) => Promise<unknown>][] = [
  ['while things move', async () => {}],
  ['with motion stopped', stopMotion],
  ['with reduced motion', (page) => page.emulateMedia({reducedMotion: 'reduce'})],
];
for (const [how, prepare] of waysOfMotion) {
  test(`the focus stays where it is when a part of the page comes alive around it ${how}`, async ({page}) => {
    await prepare(page);
    await page.goto('/');
    await hydrated(page);
    const release = await holdScripts(page);
    const tab = page.getByRole('tab', {name: 'Security Agent'});
    await tab.focus();
    const written = await tab.elementHandle();
    release();
    await expect.poll(() => written?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(tab).toBeFocused();
  });
}

test('what is typed into a part of the page stays when it comes alive around it', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const release = await holdScripts(page);
  const box = page.getByRole('textbox', {name: tryIt.label});
  await box.fill('Why did checkout time out');
  const written = await box.elementHandle();
  release();
  await expect.poll(() => written?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(box).toBeFocused();
  await page.keyboard.type(' on Tuesday?');
  await expect(box).toHaveValue('Why did checkout time out on Tuesday?');
});

test('what is typed into a part of the page before it comes alive is newer than the draft', async ({page}) => {
  const box = page.getByRole('textbox', {name: tryIt.label});
  await visit(page, '/');
  await box.scrollIntoViewIfNeeded();
  await alive(box);
  await box.fill('Older');
  const release = await holdScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  await box.fill('Newer');
  release();
  await alive(box);
  await page.getByRole('link', {name: tryIt.send.label, exact: true}).click();
  await expect(page).toHaveURL(tryIt.send.to);
  await page.goBack();
  await expect(box).toHaveValue('Newer');
});
