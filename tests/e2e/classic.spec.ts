import {readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {copyClassicTemplate} from '../bench/classic';
import {buildAndServe} from '../support/builtProject';
import {expect, markDocument, test, waitForHydration} from '../support/test';

/** Writes a new Docusaurus site whose configuration has the runtime as its only change. */
function writeProject(): string {
  const project = copyClassicTemplate(0, 'classic-with-runtime');
  const file = join(project, 'docusaurus.config.js');
  const plugin = JSON.stringify(resolve('src/runtime/plugin.ts'));
  writeFileSync(file, readFileSync(file, 'utf8').replace('presets: [', `plugins: [${plugin}], presets: [`));
  const tabs = ['One', 'Two'].map((label) => `<TabItem value="${label}">Content ${label}</TabItem>`);
  writeFileSync(
    join(project, 'docs/tabs.mdx'),
    `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>${tabs.join('')}</Tabs>\n`,
  );
  return project;
}

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a new Docusaurus site works with the runtime added', async ({page, consoleProblems}) => {
  test.setTimeout(300_000);
  // Without animations of the theme's sidebar, which would move a link during a click.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {origin, close, output} = await buildAndServe(writeProject());
  expect(output).not.toContain('is off');

  const open = async (path: string) => {
    await page.goto(origin + path);
    await waitForHydration(page);
  };
  const expectPage = async (path: string, title: string, text: string) => {
    await expect(page).toHaveURL(origin + path);
    await expect(page).toHaveTitle(`${title} | My Site`);
    await expect(page.locator('#__docusaurus')).toContainText(text);
  };
  const expectPost = () => expectPage('/blog/mdx-blog-post', 'MDX Blog Post', 'Blog posts support');
  const expectCategory = () =>
    expectPage('/docs/category/tutorial---basics', 'Tutorial - Basics', '5 minutes to learn');
  const expectDoc = () => expectPage('/docs/tutorial-basics/congratulations', 'Congratulations!', 'Anything unclear');
  const expectButtonWorks = async () => {
    const dialog = page.waitForEvent('dialog');
    await Promise.all([dialog.then((shown) => shown.accept()), page.getByRole('button', {name: 'Click me!'}).click()]);
  };
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const modeSwitch = page.getByRole('button', {name: 'Switch between dark and light mode'});

  await open('/');
  await expectPage('/', 'Hello from My Site', 'Easy to Use');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name=viewport]')).toHaveCount(1);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/img/favicon.ico');
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', {name: /Docusaurus Tutorial/}).click();
  await expectPage('/docs/intro', 'Tutorial Intro', 'Getting Started');
  await sidebar.getByRole('link', {name: 'Tutorial - Basics'}).click();
  // The theme's sidebar moves its links until then.
  await expectCategory();
  await sidebar.getByRole('link', {name: 'Congratulations!'}).click();
  await expectDoc();
  await page.goBack();
  await expectCategory();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await page.getByRole('main').getByRole('link', {name: 'MDX Blog Post', exact: true}).click();
  await expectPost();
  await expectButtonWorks();
  expect(await isSameDocument()).toBe(true);
  await open('/blog/mdx-blog-post');
  await expectPost();
  await expectButtonWorks();

  // The text of this doc stays static.
  await open('/docs/tutorial-basics/congratulations');
  const isStillSameDocument = await markDocument(page);
  await page.getByRole('link', {name: 'versioning'}).click();
  await expectPage('/docs/tutorial-extras/manage-docs-versions', 'Manage Docs Versions', 'Add a Version');
  await page.goBack();
  await expectDoc();
  expect(await isStillSameDocument()).toBe(true);

  await open('/docs/tabs');
  await page.getByRole('tab', {name: 'Two'}).click();
  await expect(page.getByRole('tabpanel')).toHaveText('Content Two');

  await open('/docs/tutorial-basics/markdown-features');
  for (const mode of ['light', 'dark']) {
    await modeSwitch.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  }
  const code = page.locator('.theme-code-block').first();
  await code.hover();
  await code.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(code.getByRole('button', {name: 'Copied'})).toBeVisible();
  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: "Collapse sidebar category 'Tutorial - Basics'"}).click();
  await expect(page.getByRole('link', {name: 'Deploy your site', exact: true})).toBeHidden();

  // Pictures of authors are on another host.
  expect(consoleProblems.filter((line) => !line.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  await close();
});
