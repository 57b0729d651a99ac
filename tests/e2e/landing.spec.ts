import type {Locator, Page} from '@playwright/test';
import {agentTabs} from '../../src/data/agents/agents';
import {testimonials} from '../../src/data/company/testimonials';
import {sizes} from '../../src/data/facts';
import {confidentiality} from '../../src/data/home/confidentiality';
import {previews} from '../../src/data/home/previews';
import {roles} from '../../src/data/home/roles';
import {integrations} from '../../src/data/integrations/integrations';
import type {Video} from '../../src/data/landing/schema';
import {isIntegrated} from '../../src/data/tools';
import {embedUrl} from '../../src/lib/video';
import {loadSiteEnv} from '../../src/site/dotenv';
import {landingPages} from '../../src/site/pages';
import {htmlOf} from '../support/build';
import {answerLeads, demoForm, fillDemoForm} from '../support/demoForm';
import {expect, scrollToIsland, test, visit} from '../support/test';

const [wideHeight, narrowHeight] = sizes.heroBandHeights;
const {loginUrl} = loadSiteEnv();
const entries = Object.entries(landingPages);

const main = (page: Page) => page.getByRole('main');
const heroBand = (page: Page) => main(page).locator('header [data-campaign]');
const named = (page: Page, name: string) => main(page).getByRole('region', {name, exact: true});

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** Returns the brightness of an opaque color, from 0 to 1 (white). */
function brightness(color: string): number {
  const [, red = 0, green = 0, blue = 0] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  return Math.min(Number(red), Number(green), Number(blue)) / 255;
}

/** Returns the RGB colors of the gradient on the element or its `::before`. */
function gradient(element: Locator): Promise<number[][]> {
  return element.evaluate((node) => {
    const style = [getComputedStyle(node), getComputedStyle(node, '::before')].find(({backgroundImage}) =>
      backgroundImage.includes('linear-gradient'),
    );
    const linear = style?.backgroundImage.split('linear-gradient')[1] ?? '';
    return [...linear.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map((match) => match.slice(1).map(Number));
  });
}

const isGreen = ([red = 0, green = 0, blue = 0]: number[]) => green > red && green > blue;
const isViolet = ([red = 0, green = 0, blue = 0]: number[]) => blue > red && red > green;

for (const [path, {meta, campaign, closing, pageUrl, sections}] of entries) {
  test(`${path} has a floating light header, its hero band, its video and its call to action, and sends its leads as ${pageUrl} §2.19 §2.20 §2.23 §2.30 §2.59 §2.65 §2.66 §2.67 §7.6`, async ({
    page,
  }) => {
    const posted = await answerLeads(page);
    await visit(page, path);
    const bar = page.getByRole('banner').locator('> div');
    const {x = 0, y = 0} = (await bar.boundingBox()) ?? {};
    expect.soft(Math.min(x, y), 'distance of the header to the window’s edges').toBeGreaterThan(0);
    expect.soft(await background(bar)).toBe('rgb(255, 255, 255)');
    await expect.soft(bar.getByText('No credit card required')).toBeHidden();

    await expect(page.getByRole('heading', {level: 1})).toHaveText(meta.heading);
    await expect.soft(main(page).locator('header').getByRole('img')).toBeInViewport({ratio: 0.5});
    await expect.soft(heroBand(page)).toHaveJSProperty('offsetHeight', wideHeight);
    const [headline = 0, ...headings] = await main(page)
      .locator('h1, h2')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect.soft(Math.max(...headings), 'a section’s heading').toBeLessThan(headline);

    const colors = [...(await gradient(heroBand(page))), ...(await gradient(named(page, closing.heading)))];
    expect(colors).toHaveLength(4);
    expect.soft(colors.every(path === '/landingpage6' ? isViolet : isGreen), String(colors)).toBe(true);
    expect.soft(campaign).toBe(path === '/landingpage6' ? 'violet' : 'green');

    // The shared gradient button renders nothing here.
    await expect.soft(main(page).locator('[data-variant="bgWave"], [data-variant="textWave"]')).toHaveCount(0);
    const start = named(page, closing.heading).getByRole('link', {name: closing.primary.label, exact: true});
    const target = ['/landingpage5', '/landingpage6'].includes(path) ? loginUrl : `${path}#demo`;
    await expect.soft(start).toHaveAttribute('href', target);

    const video = sections.find((section) => section.kind === 'video')?.video as Video;
    await page.locator('#video').scrollIntoViewIfNeeded();
    const frame = page.locator('#video iframe');
    await expect.soft(frame).toHaveAttribute('src', embedUrl(video.id));
    await expect.soft(frame).toHaveAttribute('title', video.title);

    const band = sections.find((section) => section.kind === 'tools') as {heading: string; tools: string[]};
    const tools = named(page, band.heading).getByRole('listitem');
    await expect.soft(tools).toHaveCount(band.tools.length);
    for (const [index, name] of band.tools.entries()) {
      await expect
        .soft(tools.nth(index))
        .toContainText(`${name}${isIntegrated(name) ? 'Integrated today' : 'Planned'}`);
    }

    for (const width of [320, 340, 375, 430]) {
      await page.setViewportSize({width, height: 800});
      await expect.soft(heroBand(page), `${width} px`).toHaveJSProperty('offsetHeight', narrowHeight);
    }

    await page.emulateMedia({media: 'print'});
    const printed = [...(await gradient(heroBand(page))), ...(await gradient(named(page, closing.heading)))];
    expect
      .soft(
        printed.flat().every((part) => part === 255),
        String(printed),
      )
      .toBe(true);
    await expect
      .soft(named(page, closing.heading), 'its buttons are not split across pages')
      .toHaveCSS('break-inside', 'avoid');
    await expect.soft(frame, 'a printed video is its link').toBeHidden();
    await expect.soft(page.locator('#video').getByRole('link', {name: 'Watch on YouTube'}).last()).toBeVisible();
    await page.emulateMedia({media: 'screen'});

    await scrollToIsland(demoForm(page));
    const card = demoForm(page).locator('xpath=ancestor::*[@data-surface][1]');
    expect.soft(brightness(await background(card))).toBeGreaterThan(0.9);
    expect.soft(brightness(await background(demoForm(page).getByLabel('Work email')))).toBeGreaterThan(0.9);
    await fillDemoForm(page);
    await demoForm(page).getByLabel('Work email').press('Enter');
    await expect(demoForm(page).getByRole('status')).toContainText('We received your request');
    expect(JSON.parse(posted[0] ?? '').pageUrl).toBe(pageUrl);

    await page.getByRole('banner').getByRole('button', {name: 'Menu'}).click();
    await expect(bar.getByText('No credit card required')).toBeVisible();
  });
}

test('the works-with-your-tools band has a different color on the sixth page §2.67', async ({page}) => {
  const colors = new Map<string, string>();
  for (const path of ['/landingpage1', '/landingpage5', '/landingpage6']) {
    await visit(page, path);
    colors.set(path, await background(page.locator('#tools')));
  }
  expect(colors.get('/landingpage5')).toBe(colors.get('/landingpage1'));
  expect(colors.get('/landingpage6')).not.toBe(colors.get('/landingpage1'));
});

const homeTexts = [
  ...agentTabs.flatMap(({title, description, bullets}) => [title, description, ...bullets]),
  ...integrations.map(({name}) => name),
  ...[...previews.map(({detail}) => detail), ...[...roles, ...confidentiality, ...testimonials].map(({text}) => text)],
  ...roles.map(({link}) => `href="${link.to}"`),
];

test('all texts of the home page and the landing pages are in the static HTML §2.35', () => {
  const landingTexts = entries.map(([path, {meta, sections, closing}]) => {
    const labels = meta.actions?.map(({label}) => label) ?? [];
    return [path, [...labels, ...textsIn({heading: meta.heading, intro: meta.intro, sections, closing})]] as const;
  });
  for (const [path, texts] of [['/', homeTexts] as const, ...landingTexts]) {
    const html = htmlOf(path)
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll(/href=([^" >]+)/g, 'href="$1"');
    expect
      .soft(
        texts.filter((text) => !html.includes(text)),
        path,
      )
      .toEqual([]);
  }
});

/** Returns the visible texts in the data. Texts without a space are skipped: names of icons, scenes and the like. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
