import {agentNames} from '../../src/data/agents/names';
import {contact} from '../../src/data/company/company';
import {jobs, noOpenRole} from '../../src/data/company/jobs';
import {origin} from '../../src/data/company/origin';
import {stories} from '../../src/data/company/stories';
import {offers} from '../../src/data/facts';
import {featureGroups} from '../../src/data/features/featureGroups';
import {checkCards, deploySteps, previewFeature, testsFeature} from '../../src/data/features/quality';
import {about} from '../../src/data/marketing/about';
import {careers} from '../../src/data/marketing/careers';
import {caseStudies} from '../../src/data/marketing/caseStudies';
import {startup} from '../../src/data/marketing/startup';
import {callsToAction} from '../../src/data/navigation/callsToAction';
import {customerStats} from '../../src/data/stats';
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

  test('the index marks the clicked section, also in a tall window', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 1440, height: 1080});
    await visit(page, '/features');
    const index = page.getByRole('navigation', {name: 'On this page'});
    // Group headings, agents, and Search, which is next to the Data Agent.
    for (const link of await index.getByRole('link').all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(index.locator('[aria-current]')).toHaveCount(1);
    }
  });

  test('the focus ring around an index link is not clipped', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await visit(page, '/features');
    const index = page.getByRole('navigation', {name: 'On this page'});
    for (const link of await index.getByRole('link').all()) {
      await link.focus();
      const space = await link.evaluate((focused) => {
        const {left, right} = focused.getBoundingClientRect();
        const nav = focused.closest('nav')?.getBoundingClientRect() ?? new DOMRect();
        const {outlineOffset, outlineWidth} = getComputedStyle(focused);
        const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        return Math.min(left - nav.left, nav.right - right) - ring;
      });
      expect(space).toBeGreaterThanOrEqual(0);
    }
  });

  test('the current index entry is distinguishable in forced colors', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    await page.setViewportSize({width: 1440, height: 1080});
    await visit(page, '/features');
    const index = page.getByRole('navigation', {name: 'On this page'});
    const line = (name: string) =>
      index.getByRole('link', {name, exact: true}).evaluate((link) => getComputedStyle(link).textDecorationLine);
    await index.getByRole('link', {name: 'Search', exact: true}).click();
    await expect(index.locator('[aria-current]')).toHaveText('Search');
    expect(await line('Search')).not.toBe(await line('Data Agent'));
  });

  test('on a phone the index is above the agents, with targets of 44 pixels', async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await visit(page, '/features');
    const index = page.getByRole('navigation', {name: 'On this page'});
    const bottom = await index.evaluate((nav) => nav.getBoundingClientRect().bottom);
    const first = await page.getByRole('region', {name: 'Code Agent'}).boundingBox();
    expect(first?.y).toBeGreaterThan(bottom);
    for (const link of await index.getByRole('listitem').getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('the about page links each question to its agent, and to careers §2.2', async ({page}) => {
  await visit(page, '/about');
  const story = page.getByRole('region', {name: about.story.heading});
  await expect(story.getByRole('heading', {level: 3})).toHaveText(origin.questions.map(({question}) => question));
  await story.getByRole('link', {name: 'Voice Agent'}).click();
  await expect(page).toHaveURL('/features#voice-agent');
  await expect(page.getByRole('heading', {name: 'Voice Agent', level: 3})).toBeInViewport();
  await page.goBack();
  const closing = page.getByRole('region', {name: callsToAction.careers.heading});
  await closing.getByRole('link', {name: callsToAction.careers.primary.label}).click();
  await expect(page).toHaveURL('/careers');
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

test('careers lists the open roles, or states that there are none, and has a contact address', async ({page}) => {
  await visit(page, '/careers');
  const roles = page.getByRole('region', {name: careers.roles.heading});
  for (const {title} of jobs.length > 0 ? jobs : [noOpenRole]) await expect(roles).toContainText(title);
  const write = page.getByRole('region', {name: careers.write.heading});
  await page.getByRole('link', {name: jobs.length > 0 ? 'Open roles' : 'Introduce yourself'}).click();
  await expect(jobs.length > 0 ? roles : write).toBeInViewport();
  await expect(page).toHaveURL(jobs.length > 0 ? '/careers#open-roles' : '/careers#write');
  await expect(write.getByRole('link', {name: contact.email})).toHaveAttribute(
    'href',
    `mailto:${contact.email}?subject=${encodeURIComponent(careers.write.subject)}`,
  );
});

test('the startup program shows its price calculation, its benefits, its steps and its form §2.51 §9.6', async ({
  page,
}) => {
  await visit(page, '/startup');
  const {discountPercent, discountMonths} = offers.startup;
  const bill = page.getByRole('region', {name: startup.bill.heading});
  await expect(bill.getByRole('term').first()).toHaveText('Pro, billed monthly');
  await expect(bill.getByRole('definition')).toHaveText(['$99', '−$49.50', '$49.50']);
  await expect(bill).toContainText(`${discountPercent}% off`);
  await expect(bill).toContainText(`$297 instead of $594 over ${discountMonths} months`);
  await expect(page.getByRole('region', {name: startup.benefits.heading})).toContainText(
    'Up to one year of reduced access',
  );
  await expect(
    page.getByRole('region', {name: startup.steps.heading}).getByRole('listitem').getByRole('heading'),
  ).toHaveText(startup.steps.steps.map(({title}) => title));
  await page.getByRole('link', {name: 'Apply'}).click();
  await expect(page).toHaveURL('/startup#apply');
  await expect(page.getByRole('form', {name: 'Startup program'})).toBeInViewport();
});

test('a page whose heading does not contain its name shows the name above the heading, in one hgroup', async ({
  page,
}) => {
  for (const path of ['/trust', '/coderabbit', '/case-studies', '/brand']) {
    await visit(page, path);
    const [name = ''] = (await page.title()).split(' | ');
    const group = page
      .getByRole('main')
      .locator('hgroup')
      .filter({has: page.getByRole('heading', {level: 1})});
    await expect.soft(group, path).toContainText(name);
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
