import {agentNames} from '../../src/data/agents/names';
import {stories} from '../../src/data/company/stories';
import {offers} from '../../src/data/facts';
import {featureGroups} from '../../src/data/features/featureGroups';
import {checkCards, deploySteps, previewFeature, testsFeature} from '../../src/data/features/quality';
import {caseStudies} from '../../src/data/marketing/caseStudies';
import {startup} from '../../src/data/marketing/startup';
import {customerStats} from '../../src/data/stats';
import {htmlOf, mainText} from '../support/build';
import {expect, test, visit} from '../support/test';

test.describe('features', () => {
  test('every agent has a section with a scene §1.2 §2.4 §3.11', async ({page}) => {
    await visit(page, '/features');
    for (const name of agentNames) {
      const chapter = page.getByRole('region', {name: new RegExp(`^${name}`)});
      await expect(chapter.getByRole('img')).toHaveCount(1);
    }
    const preview = page.getByRole('region', {name: previewFeature.name});
    await expect(preview.getByRole('img')).toHaveCount(1);
    await expect(preview.getByRole('listitem')).toHaveText(
      deploySteps.map(({number, headline, content}) => `${number}${headline}${content}`),
    );
    await expect(page.getByRole('region', {name: testsFeature.name}).getByRole('img')).toHaveCount(1);
    for (const {title, text} of checkCards) {
      const card = page.getByRole('listitem').filter({hasText: title}).filter({hasText: text});
      await expect(card.locator('svg')).toBeVisible();
    }
  });

  test('the index stays visible, links to each agent and marks the current section', async ({page}) => {
    // Without smooth scrolling, which would move the index during the next click.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, '/features');
    const index = page.getByRole('navigation', {name: 'On this page'});
    for (const {id, agent} of featureGroups.flatMap((group) => group.chapters)) {
      const entry = index.getByRole('link', {name: agent, exact: true});
      await entry.click();
      await expect(page).toHaveURL(`/features#${id}`);
      await expect(page.getByRole('heading', {name: agent, level: 3})).toBeInViewport();
      await expect(entry).toBeInViewport();
    }
    const first = page.getByRole('heading', {name: 'Code Agent', level: 3});
    await first.evaluate((heading) => {
      const {top} = heading.getBoundingClientRect();
      window.scrollBy({top: top - window.innerHeight * 0.4, behavior: 'instant'});
    });
    await expect(index.getByRole('link', {name: 'Code Agent'})).toHaveAttribute('aria-current', 'location');
    await expect(index.locator('[aria-current]')).toHaveCount(1);
  });

  test('the index marks the clicked section, also in a tall window and in forced colors, with a focus ring that is not clipped', async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    await page.setViewportSize({width: 1440, height: 1080});
    await visit(page, '/features');
    const index = page.getByRole('navigation', {name: 'On this page'});
    const underlined = () =>
      index
        .getByRole('link')
        .evaluateAll((all) =>
          all.flatMap((one, at) => (getComputedStyle(one).textDecorationLine === 'none' ? [] : at)),
        );
    // Group headings, agents, and Search, which is next to the Data Agent.
    for (const [at, link] of (await index.getByRole('link').all()).entries()) {
      await link.focus();
      const space = await link.evaluate((focused) => {
        const {left, right} = focused.getBoundingClientRect();
        const nav = focused.closest('nav')?.getBoundingClientRect() ?? new DOMRect();
        const {outlineOffset, outlineWidth} = getComputedStyle(focused);
        const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        return Math.min(left - nav.left, nav.right - right) - ring;
      });
      expect(space).toBeGreaterThanOrEqual(0);
      await link.press('Enter');
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(index.locator('[aria-current]')).toHaveCount(1);
      expect(await underlined()).toEqual([at]);
    }

    await page.setViewportSize({width: 375, height: 800});
    const bottom = await index.evaluate((nav) => nav.getBoundingClientRect().bottom);
    const first = await page.getByRole('region', {name: 'Code Agent'}).boundingBox();
    expect(first?.y, 'on a phone the index is above the agents').toBeGreaterThan(bottom);
    for (const link of await index.getByRole('listitem').getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('customer stories show three cards and the four figures §1.9 §2.46 §3.6', async ({page}) => {
  await visit(page, '/case-studies');
  const figures = page.getByRole('region', {name: caseStudies.numbers.heading});
  await expect(figures.getByRole('term')).toHaveText(customerStats.map(({label}) => label));
  await expect(figures.getByRole('definition')).toHaveText(customerStats.map(({value}) => value));
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(stories.length);
  for (const [index, {id, company, description, date, highlight}] of stories.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', {name: company})).toBeVisible();
    await expect(card).toContainText(description);
    await expect(card.getByRole('blockquote')).toHaveText(highlight);
    await expect(card.getByRole('time')).toHaveAttribute('datetime', date);
    await page.goto(`/case-studies#${id}`);
    await expect(card.getByRole('heading', {name: company})).toBeInViewport();
  }
});

test('the startup program shows its price calculation, its benefits and its steps §2.51 §9.6', () => {
  const {discountPercent, discountMonths} = offers.startup;
  const shown = mainText('/startup');
  for (const part of [
    'Pro, billed monthly $99',
    '−$49.50',
    `${discountPercent}% off`,
    `$297 instead of $594 over ${discountMonths} months`,
    'Up to one year of reduced access',
    ...startup.steps.steps.map(({title}) => title),
  ]) {
    expect(shown).toContain(part);
  }
});

test('a page whose heading does not contain its name shows the name above the heading, in one hgroup', () => {
  for (const path of ['/trust', '/coderabbit', '/case-studies', '/brand']) {
    const html = htmlOf(path);
    const [name = ''] = (/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '').split(' | ');
    expect(/<hgroup.*?<h1.*?<\/hgroup>/s.exec(html)?.[0], path).toContain(name);
  }
});

test('printed figures are not inside a grid or flexbox, which page breaks would clip or overlap', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 718, height: 1000});
  for (const path of ['/trust', '/features']) {
    await visit(page, path);
    const containers = await page.getByRole('main').evaluate((main) => {
      const figures = [...main.querySelectorAll('figure')];
      return figures.map((figure) => {
        const grids = [];
        for (let box = figure.parentElement; box && box !== main; box = box.parentElement) {
          if (/grid|flex/.test(getComputedStyle(box).display)) grids.push(box.className);
        }
        return grids.join(' ');
      });
    });
    expect(containers.length, path).toBeGreaterThan(0);
    expect(containers.filter(Boolean), path).toEqual([]);
  }
});
