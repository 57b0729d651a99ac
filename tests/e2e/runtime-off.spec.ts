import {appendFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {mainText} from '../support/build';
import {buildAndServe} from '../support/builtProject';
import {copyProject} from '../support/copyProject';
import {answerLeads, demoForm, fillDemoForm} from '../support/demoForm';
import {examples} from '../support/examples';
import {expect, searchButton, searchInput, test, waitForHydration} from '../support/test';

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
  await searchButton(page).click();
  await searchInput(page).fill('pricing');
  await expect(page.getByRole('option').first()).toContainText('Pricing');

  await answerLeads(page);
  await page.goto(origin + examples.landingPage);
  await fillDemoForm(page);
  await demoForm(page).getByRole('button').click();
  await expect(demoForm(page).getByRole('status')).toContainText('We received your request');
  expect(consoleProblems).toEqual([]);
  await close();
  rmSync(project, {recursive: true});
});
