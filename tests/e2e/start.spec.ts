import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Locator, Page} from '@playwright/test';
import {examples} from '../support/examples';
import {freePort} from '../support/freePort';
import {accessibilityViolations, expect, searchButton, searchInput, sidewaysScroll, test, visit} from '../support/test';

const root = resolve(__dirname, '../..');
const port = freePort();
const baseURL = `http://localhost:${port}`;

/** A separate folder for Docusaurus' generated files, to test as after a fresh clone, without files of a build. */
const generated = 'tests/.output/start';

const ageOfResults = 'Results are those of the last build.';

/** An unlisted page. */
const guide = {path: '/docs/guides-tutorials/write-for-this-site', title: 'Write for this site'};

test.use({baseURL});

test('npm start serves pages, component examples, search and the lead API, and marks links to unlisted pages', async ({
  page,
  consoleProblems,
}) => {
  test.setTimeout(300_000);
  rmSync(resolve(root, generated), {recursive: true, force: true});
  const server = spawn(process.execPath, ['src/scripts/start.mjs', '--no-open', '--port', String(port)], {
    cwd: root,
    env: {...process.env, CI: 'true', DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  try {
    const isServing = () =>
      fetch(baseURL).then(
        ({ok}) => ok,
        () => false,
      );
    await expect.poll(isServing, {timeout: 240_000}).toBe(true);
    await expect.poll(() => stripVTControlCharacters(output)).toContain('compiled successfully');
    for (const path of ['/', '/pricing', examples.doc, examples.post]) {
      await visit(page, path);
      await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
      // Compile errors are shown in an overlay.
      await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    }
    expect(consoleProblems).toEqual([]);
    // The content of this site has no problems to show.
    await expect(page.locator('.content-problems')).toHaveText('');
    const events = await fetch(`${baseURL}/__content-problems`);
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    for await (const chunk of events.body ?? []) if (Buffer.from(chunk).toString() === 'data: []\n\n') break;
    await test.step('/_components', () => checkComponentExamples(page));
    await page.goto('/docs/nowhere');
    await expect(page).toHaveURL('/');
    await visit(page, '/');
    await searchButton(page).click();
    await searchInput(page).fill('pricing');
    await expect(page.getByRole('option').first()).toContainText('Pricing');
    await expect(page.getByText(ageOfResults)).toBeVisible();
    await visit(page, '/search?q=pricing');
    await expect(page.getByRole('list', {name: 'Results'}).getByRole('link').first()).toContainText('Pricing');
    await expect(page.getByText(ageOfResults)).toBeVisible();
    await visit(page, guide.path);
    const sidebar = page.getByRole('navigation', {name: 'Documentation'});
    // The mark is the content of a pseudo-element.
    await expect(sidebar.getByRole('link', {name: `Unlisted ${guide.title}`})).toBeVisible();
    const rejected = await page.request.post('/api/landingpage/forms', {data: 'no lead'});
    expect([rejected.status(), rejected.headers()['content-type']]).toEqual([
      400,
      expect.stringContaining('text/plain'),
    ]);
  } finally {
    server.kill();
  }
});

/** Checks the page of all components in both themes, with the states that pointer, keyboard and errors cause. */
async function checkComponentExamples(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await visit(page, `/_components?docusaurus-theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const solid = page.getByRole('figure').filter({has: page.getByText('Solid', {exact: true})});
    await expect(solid.locator('code')).toHaveText('<Button variant="solid">\n  Book a demo\n</Button>');
    const [color, hovered, focused] = await solid.getByRole('button').all();
    const background = await color?.evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(hovered as Locator).not.toHaveCSS('background-color', background ?? '');
    await expect(focused as Locator).toHaveCSS('outline-style', 'solid');
    await page.getByRole('button', {name: 'Copy, which fails'}).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 640});
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({width: 1440, height: 900});
  }
}
