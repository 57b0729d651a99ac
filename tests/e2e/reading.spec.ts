import type {Page} from '@playwright/test';
import {plans} from '../../src/data/plans';
import {examples} from '../support/examples';
import {expect, scrollThrough, test, visit} from '../support/test';

const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});
const active = (page: Page) => contents(page).locator('[aria-current="location"]');
const wideViewport = {width: 1440, height: 900};

/** Scrolls a heading to a position in the window, as a share of its height. */
async function scrollHeadingTo(page: Page, id: string, share: number): Promise<void> {
  await page.evaluate(
    ([name, part]) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({top: top - innerHeight * part, behavior: 'instant'});
    },
    [id, share] as const,
  );
}

test('links in text and to other pages have a hover style', async ({page}) => {
  await visit(page, examples.doc);
  const links = {
    'text-decoration-thickness': page.getByRole('main').locator('p a').first(),
    'border-top-color': page.getByRole('link', {name: /^Previous/}),
  };
  for (const [property, link] of Object.entries(links)) {
    const value = () => link.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
    const initial = await value();
    await link.hover();
    await expect.poll(value, property).not.toBe(initial);
  }
});

test.describe('an article’s table of contents', () => {
  test('numbers the sections, stays visible, and follows scrolling both ways §2.49 §3.10 §4.20', async ({page}) => {
    await page.setViewportSize(wideViewport);
    await visit(page, '/blog/1');
    const numbers = contents(page).locator('a > span:first-child');
    expect((await numbers.allTextContents()).slice(0, 5)).toEqual(['1', '1.1', '2', '3', '3.1']);
    await scrollHeadingTo(page, 'how-to-begin', 0.4);
    await expect(active(page)).toHaveText(/How to start/);
    await expect(contents(page)).toBeInViewport();
    await scrollHeadingTo(page, 'what-to-watch', 0.4);
    await expect(active(page)).toHaveText(/What to watch/);
    await expect(active(page)).toHaveCount(1);
    await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
    await expect(contents(page).getByRole('link').last()).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expect(active(page)).toHaveCount(0);
  });

  test('marks the clicked section, also if the next one begins shortly after', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 1440, height: 1080});
    await visit(page, '/blog/3');
    for (const link of await contents(page).getByRole('link').all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'location');
    }
  });

  test('a click scrolls smoothly to its section and sets the fragment §2.49', async ({page}) => {
    await page.setViewportSize(wideViewport);
    await visit(page, examples.post);
    const link = contents(page).getByRole('link').nth(-2);
    const id = (await link.getAttribute('href'))?.split('#')[1];
    const scrollTops = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          document.addEventListener('scroll', () => seen.push(scrollY));
          document.addEventListener('scrollend', () => resolve(seen), {once: true});
        }),
    );
    await link.click();
    expect(new Set(await scrollTops).size).toBeGreaterThan(1);
    await expect(page).toHaveURL(`${examples.post}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await page.setViewportSize({width: 768, height: 900});
    await expect(contents(page), 'on a small screen').toBeHidden();
  });
});

test('a heading is named by its text, and its link by its target', async ({page}) => {
  await visit(page, examples.post);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {name: 'Direct link'})).toHaveCount(0);
  const heading = main.getByRole('heading', {level: 2}).first();
  const text = (await heading.innerText()).replaceAll(/\s+/g, ' ').trim();
  await expect(heading).toHaveAccessibleName(text.replace(/\s*#?\u200b?$/, ''));
  await expect(heading.getByRole('link')).toHaveAccessibleName(/^Direct link to /);
});

test('the blog shows three posts, newest first, a newsletter form and its feeds §2.47', async ({page}) => {
  await visit(page, '/blog');
  const main = page.getByRole('main');
  const posts = main.getByRole('heading', {level: 3}).getByRole('link');
  expect(await posts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/blog/3',
    '/blog/2',
    '/blog/1',
  ]);
  await expect(main.getByRole('textbox', {name: 'Newsletter email'})).toBeVisible();
  await expect(main.getByRole('button', {name: 'Subscribe'}).locator('svg')).toBeVisible();
  for (const feed of ['RSS', 'Atom', 'JSON']) await expect(main.getByRole('link', {name: feed})).toBeVisible();
});

test('a post’s card is a link as a whole', async ({page}) => {
  await visit(page, '/blog');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('[role=img]')})
    .first();
  const post = await card.getByRole('link').getAttribute('href');
  // The link covers the scene and receives the click.
  await card.locator('[role=img]').first().click({force: true});
  await expect(page).toHaveURL(String(post));
});

test('the changelog shows two complete months, each with its own page §2.53 §3.8', async ({page}) => {
  await visit(page, '/changelog');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2})).toHaveText([/September 2025/, /August 2025/]);
  for (const part of ['New', 'Improvements', 'Fixes']) {
    await expect(main.getByRole('heading', {level: 3, name: part})).toHaveCount(2);
  }
  await main.getByRole('link', {name: 'September 2025'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('September 2025');
  await page.getByRole('link', {name: /Older month/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('August 2025');
});

test.describe('docs', () => {
  const doc = '/docs/guides-tutorials/write-for-this-site';

  test('link to each other by sidebar, breadcrumbs and pagination', async ({page}) => {
    await page.setViewportSize(wideViewport);
    await visit(page, '/docs/getting-started/connect-a-repository');
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumbs).toContainText('Getting Started');
    await expect(breadcrumbs).toContainText('Connect a repository');
    await expect(breadcrumbs.getByRole('link', {name: 'Home page'}).getByRole('img')).toHaveCount(0);
    await page.getByRole('link', {name: 'Next Read the first review', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Read the first review');
    await page.getByRole('link', {name: /^Previous/}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect a repository');
    await expect(page.getByRole('link', {name: 'Connect a repository'}).first()).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('the table of plans shows all columns in full on a phone', async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await visit(page, '/docs/getting-started/choose-a-plan');
    await page.getByRole('columnheader', {name: 'Free'}).scrollIntoViewIfNeeded();
    for (const {name} of plans) await expect(page.getByRole('columnheader', {name})).toBeInViewport({ratio: 1});
  });

  test('a failed copy of code shows an error', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await visit(page, doc);
    const block = page.locator('.theme-code-block', {hasText: 'src/session.ts'}).last();
    await block.scrollIntoViewIfNeeded();
    await block.hover();
    await block.getByRole('button', {name: /copy/i}).click();
    await expect(block.getByRole('alert')).toContainText('blocked copying');
    await expect(block.getByRole('alert')).toBeInViewport({ratio: 1});
  });

  test.describe('code on a phone', () => {
    test.use({viewport: {width: 375, height: 812}, isMobile: true, hasTouch: true});

    test('has visible buttons, and the wrap button announces its state', async ({page}) => {
      await visit(page, doc);
      const block = page.locator('.theme-code-block', {hasText: 'npm run new'}).first();
      const wrap = block.getByRole('button', {name: 'Wrap long lines', pressed: false});
      await wrap.scrollIntoViewIfNeeded();
      for (const button of [wrap, block.getByRole('button', {name: 'Copy code'})]) {
        await expect(button).toHaveCSS('opacity', '1');
      }
      const overflow = () => block.locator('pre').evaluate((lines) => lines.scrollWidth - lines.clientWidth);
      await wrap.tap();
      await expect.poll(overflow).toBe(0);
      await block.getByRole('button', {name: 'Wrap long lines', pressed: true}).tap();
      await expect.poll(overflow).toBeGreaterThan(0);
      await page.emulateMedia({media: 'print'});
      await expect(block.getByRole('button', {includeHidden: true})).toHaveCount(2);
      await expect(block.getByRole('button')).toHaveCount(0);
    });

    test('is not covered by its buttons, and diff colors span the full width', async ({page}) => {
      for (const path of ['/docs/core-features/code-review', '/docs/api-reference/lead-request', '/blog/1']) {
        await visit(page, path);
        await scrollThrough(page);
        const blocks = page.locator('.theme-code-block');
        await expect(blocks.locator('.token-line').first()).toBeVisible();
        const problems = await blocks.evaluateAll((all) =>
          all.flatMap((block) => {
            const [line] = [...block.querySelectorAll('.token-line')].map((one) => one.getBoundingClientRect());
            const buttons = [...block.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
            const covered = buttons.some(({bottom, top}) => line && bottom > line.top && top < line.bottom);
            const lines = block.querySelector('pre');
            lines?.scrollTo({left: lines.scrollWidth});
            const edge = (lines?.getBoundingClientRect().right ?? 0) - 1;
            const diff = block.querySelectorAll('.token-line:has(> :is(.inserted-sign, .deleted-sign).prefix)');
            const short = [...diff].some((one) => one.getBoundingClientRect().right < edge);
            return [...(covered ? ['covered'] : []), ...(short ? ['color too short'] : [])];
          }),
        );
        expect(problems, path).toEqual([]);
      }
    });
  });

  test('on a phone the table of contents announces whether it is open', async ({page}) => {
    await page.setViewportSize({width: 375, height: 667});
    await visit(page, doc);
    const opener = page.getByRole('button', {name: 'On this page', expanded: false});
    await opener.press('Enter');
    await expect(page.getByRole('button', {name: 'On this page', expanded: true})).toBeFocused();
    await expect(contents(page).getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(opener).toBeFocused();
    await expect(contents(page)).toBeHidden();
  });

  test('an image can be enlarged and closed by mouse and keyboard', async ({page}) => {
    await page.setViewportSize(wideViewport);
    await visit(page, doc);
    const enlarge = page.getByRole('button', {name: /^Enlarge/});
    await enlarge.click();
    await page.getByRole('dialog').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await enlarge.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });

  test('a link to a heading in a tab or in closed details opens it, from the URL, the table of contents and the history', async ({
    page,
  }) => {
    await page.setViewportSize(wideViewport);
    const inTab = page.getByRole('heading', {name: 'Options of the command'});
    const inDetails = page.getByRole('heading', {name: 'In a build'});
    await visit(page, `${doc}#options-of-the-command`);
    await expect(inTab).toBeInViewport();
    await expect(inTab).toBeFocused();
    await page.getByRole('tab', {name: 'macOS'}).click();
    await expect(inTab).toBeHidden();
    await contents(page).getByRole('link', {name: 'Options of the command'}).click();
    await expect(inTab).toBeInViewport();
    for (let time = 0; time < 2; time += 1) {
      await contents(page).getByRole('link', {name: 'In a build'}).click();
      await expect(inDetails).toBeInViewport();
      await page.getByText('Where drafts are shown').last().click();
      await expect(inDetails).toBeHidden();
    }
    await page.getByRole('link', {name: 'Protect a branch'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Protect a branch');
    await page.goBack();
    await expect(inDetails).toBeVisible();
  });

  test('the sidebar scrolls to the current link, after a load and in an expanding category, without scrolling the page', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 420});
    await visit(page, '/docs/security-compliance/report-a-vulnerability');
    const link = (name: string) => page.getByRole('navigation', {name: 'Documentation'}).getByRole('link', {name});
    await expect(link('Report a vulnerability')).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', {name: 'Next Roll out review to a team', exact: true}).click();
    await expect(link('Roll out review to a team')).toBeInViewport({ratio: 1});
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('a printed page is black on white, without header and footer §2.9', async ({page}) => {
  await visit(page, '/termsandconditions');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByText('Version 1.0. Last updated 13 Aug 2025.')).toBeVisible();
});

test('a printed page has no space after its text, and a doc no list of all docs', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  for (const path of ['/dpa', '/blog/2', '/changelog/2025-09', '/trust', examples.doc]) {
    await page.setViewportSize({width: 720, height: 400});
    await visit(page, path);
    const text = page.locator(path === '/trust' ? 'main > :last-child' : 'article');
    const spaceBelow = await text
      .last()
      .evaluate((last) => document.documentElement.scrollHeight - last.getBoundingClientRect().bottom);
    expect(spaceBelow, path).toBeLessThan(24);
  }
  for (const width of [375, 1280]) {
    await page.setViewportSize({width, height: 800});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('All docs')).toBeHidden();
  }
});

test('tabs and closed details are shown in print and in forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, '/docs/guides-tutorials/write-for-this-site');
  const borderColor = (selected: boolean) =>
    page.getByRole('tab', {selected}).evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
  expect(await borderColor(true)).not.toBe(await borderColor(false));
  const text = page.getByText('Drafts are left out.').last();
  await expect(text).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(text).toBeVisible();
});

test('a table is named by the heading above it, and each row begins with a row header', async ({page}) => {
  await visit(page, '/blog/2');
  const table = page.getByRole('group', {name: 'The timeline', exact: true});
  await expect(table.getByRole('rowheader')).toHaveText(['1–2', '3–6', '7–9', '10–12']);
});

test('a table of contents longer than the window scrolls to the current section without scrolling the page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 300});
  await visit(page, '/docs/guides-tutorials/write-for-this-site');
  await scrollHeadingTo(page, 'links', 0.3);
  const before = await page.evaluate(() => window.scrollY);
  await expect(active(page)).toHaveText('Links');
  await expect(active(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a tag links to the cards of its posts, to all tags and to all posts', async ({page}) => {
  await visit(page, '/blog/1');
  await page.getByRole('article').getByRole('link', {name: 'Code review', exact: true}).click();
  await expect(page).toHaveURL('/blog/tags/code-review');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Code review');
  await expect(page.getByRole('main')).toContainText('Reviewing pull requests with people and agents.');
  const posts = page.getByRole('region', {name: 'Posts with this tag'});
  await expect(posts.getByRole('link', {name: '5 ways AI transforms code reviews'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'All posts'})).toHaveAttribute('href', '/blog');
  await page.getByRole('link', {name: 'All tags'}).click();
  await expect(page).toHaveURL('/blog/tags');
  const tag = page.getByRole('listitem').filter({has: page.getByRole('link', {name: 'Compliance', exact: true})});
  await expect(tag).toContainText('Audits, controls and the evidence for them.');
  await expect(tag).not.toContainText(/\b1 posts/);
});
