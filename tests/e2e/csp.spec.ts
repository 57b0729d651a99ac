import type {Page} from '@playwright/test';
import {answerLeads, demoForm, fillDemoForm} from '../support/demoForm';
import {examples} from '../support/examples';
import {pagesByKind} from '../support/faults';
import {
  answerVideos,
  expect,
  markDocument,
  scrollThrough,
  scrollToIsland,
  searchButton,
  searchInput,
  test,
  visit,
} from '../support/test';
import {recordViolations} from '../support/violations';

/*
 * every-page.spec.ts, opened.spec.ts and navigation.spec.ts assert that pages do not violate the policy, either: the
 * browser logs each violation to the console.
 */

/** Pages with HTML that scripts insert, besides one of each kind. */
const more = ['/site-content', '/docs/guides-tutorials/write-for-this-site', '/blog', '/blog/authors', '/brand'];
const paths = [...Object.values(pagesByKind), ...more];

/** Opens a page of the site without a page load, as a click on a link does. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, path);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path.split('?')[0]}$`));
}

test('no page of any kind violates the policy, after a page load, after a click on a link, and for an unknown path', async ({
  page,
  context,
  consoleProblems,
}) => {
  test.setTimeout(180_000);
  const violations = await recordViolations(context);
  await answerVideos(page);
  for (const path of paths) {
    await visit(page, path);
    await scrollThrough(page);
  }
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await visit(page, '/contact');
  const isSameDocument = await markDocument(page);
  for (const path of paths) {
    await navigate(page, path);
    await scrollThrough(page);
  }
  expect(await isSameDocument()).toBe(true);
  expect(violations).toEqual([]);
  expect(consoleProblems.filter((line) => !line.includes('404'))).toEqual([]);
});

test('search, menu, demo form and video violate no policy', async ({page, context, consoleProblems}) => {
  const violations = await recordViolations(context);
  await answerVideos(page);
  await answerLeads(page);
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('button', {name: 'Resources'}).click();
  await expect(page.getByRole('banner').getByRole('link', {name: 'FAQ'})).toBeVisible();
  await searchButton(page).click();
  await searchInput(page).fill('pricing');
  await expect(page.getByRole('option').first()).toContainText('Pricing');
  await visit(page, examples.landingPage);
  await page.locator('#video').evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect(page.frameLocator('#video iframe').getByText('A video')).toBeAttached();
  await scrollToIsland(demoForm(page));
  await fillDemoForm(page);
  await demoForm(page).getByRole('button').click();
  await expect(demoForm(page).getByRole('status')).toContainText('We received your request');
  expect(violations).toEqual([]);
  expect(consoleProblems).toEqual([]);
});

test('an injected event handler does not run', async ({page, context}) => {
  const violations = await recordViolations(context);
  await visit(page, '/contact');
  const ran = await page.evaluate(() => {
    const button = document.createElement('button');
    document.body.append(button);
    const handler = document.createAttribute('onclick');
    handler.value = 'window.injected = true';
    try {
      button.setAttributeNode(handler);
    } catch {
      // Trusted Types.
    }
    button.click();
    return 'injected' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
});

test('scripts cannot set strings as HTML, code or script URLs, or create policies of other names', async ({page}) => {
  await visit(page, '/contact');
  const allowed = await page.evaluate(() => {
    const {trustedTypes} = window as unknown as {
      trustedTypes: {createPolicy: (name: string, rules: object) => unknown};
    };
    const script = () => document.createElement('script');
    const sinks: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), {innerHTML: '<b>x</b>'}),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      parseFromString: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'script.src': () => Object.assign(script(), {src: '/assets/js/x.js'}),
      'script.text': () => Object.assign(script(), {text: 'window.injected = true'}),
      Worker: () => new Worker('/assets/js/x.js'),
      'another policy': () => trustedTypes.createPolicy('other', {}),
      'the default policy': () => trustedTypes.createPolicy('default', {}),
      'the policy of the bundler again': () => trustedTypes.createPolicy('bundler', {}),
    };
    return Object.entries(sinks).flatMap(([name, use]) => {
      try {
        use();
        return name;
      } catch {
        return [];
      }
    });
  });
  expect(allowed).toEqual([]);
});

test('an address sets no attribute of <html>', async ({page}) => {
  const attributes = () => page.locator('html').evaluate((html) => html.getAttributeNames().sort());
  await visit(page, '/search?q=pricing');
  const usual = await attributes();
  const names = ['hydrated', 'Motion', 'banner-dismissed', 'surface', 'anything'];
  await page.goto(`/search?q=pricing&${names.map((name) => `docusaurus-data-${name}=off`).join('&')}#main`, {
    waitUntil: 'commit',
  });
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect.poll(attributes).toEqual(usual);
  expect(await page.locator('html').getAttribute('data-hydrated')).toBe('true');
  expect(await page.locator('html').getAttribute('data-surface')).toBe('chosen');
  await expect(page).toHaveURL('/search?q=pricing#main');
});
