import {appendFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {leadPath} from '../../src/lib/lead';
import {mainText} from '../support/build';
import {buildAndServe} from '../support/builtProject';
import {copyProject} from '../support/copyProject';
import {examples} from '../support/examples';
import {expect, test, waitForHydration} from '../support/test';

const root = resolve(__dirname, '../..');
const allOff = {staticMdx: false, islands: false, routeTable: false, replacedModules: false, lateStart: false};

test('the site works with all parts of the runtime off', async ({page, consoleProblems}) => {
  test.setTimeout(300_000);
  const project = mkdtempSync(join(tmpdir(), 'ovamai-site-'));
  copyProject(root, project);
  appendFileSync(
    join(project, 'src/site/runtimeOptions.ts'),
    `Object.assign(runtimeOptions, ${JSON.stringify(allOff)});\n`,
  );
  const {origin, close} = await buildAndServe(project);

  /** Without spaces, and without the date that is read from the Git history, which the copy does not have. */
  const comparable = (text: string) => text.replace(/Last updated on \w+ \d+, \d+/, '').replaceAll(/\s+/g, '');
  const shownText = async () => comparable((await page.getByRole('main').textContent()) ?? '');
  const expectPage = async (path: string) => {
    await expect(page).toHaveURL(origin + path);
    await expect.poll(shownText).toBe(comparable(mainText(path)));
  };
  const header = page.getByRole('banner');

  for (const path of [examples.doc, examples.post, '/pricing']) {
    const html = await (await page.request.get(origin + path)).text();
    expect(html).toMatch(/<script src="?\/assets\/js\/main\./);
    expect(html).not.toMatch(/data-(scripts|routes|hydrated)/);
    await page.goto(origin + path);
    await waitForHydration(page);
    await expectPage(path);
  }
  await header.getByRole('link', {name: 'Blog', exact: true}).click();
  await expectPage('/blog');
  await page.goBack();
  await expectPage('/pricing');
  await header.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('combobox', {name: 'Search'}).fill('pricing');
  await expect(page.getByRole('option').first()).toContainText('Pricing');

  const form = page.getByRole('form', {name: 'Request a demo'});
  await page.route(`**${leadPath}`, (route) => route.fulfill({status: 204}));
  await page.goto(origin + examples.landingPage);
  await form.getByLabel('Full name').fill('Ada Lovelace');
  await form.getByLabel('Company name').fill('Engines & Sons');
  await form.getByLabel('Work email').fill('ada@example.com');
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toContainText('We received your request');
  expect(consoleProblems).toEqual([]);
  await close();
  rmSync(project, {recursive: true});
});
