import {agentTabs} from '../../src/data/agents/agents';
import {testimonials} from '../../src/data/company/testimonials';
import {homeBanner} from '../../src/data/home/banners';
import {confidentiality} from '../../src/data/home/confidentiality';
import {previews} from '../../src/data/home/previews';
import {roles} from '../../src/data/home/roles';
import {tryIt} from '../../src/data/home/tryIt';
import {integrations} from '../../src/data/integrations/integrations';
import {agents, banner, digits, dismissButton, finalFigures, orbit} from '../support/homePage';
import {expect, test} from '../support/test';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the final figures are shown, nothing moves, and buttons that need scripts are hidden', async ({page}) => {
    await page.goto('/');
    await expect(digits(page)).toHaveText(finalFigures);
    for (const figure of await digits(page).all()) await expect(figure).toHaveCSS('opacity', '1');
    await expect(orbit(page)).toHaveCSS('animation-play-state', 'paused');
    for (const prompt of tryIt.suggestions) await expect(page.getByText(prompt, {exact: true})).toBeHidden();
    if (!homeBanner) return;
    await expect(banner(page)).toBeVisible();
    await expect(dismissButton(page)).toBeHidden();
  });

  test('all six agents are shown one below the other', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('tablist')).toBeHidden();
    const titles = agents(page).getByRole('heading', {level: 3});
    await expect(titles).toHaveText(agentTabs.map(({title}) => title));
    for (const title of await titles.all()) await expect(title).toBeVisible();
    const tops = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(agentTabs.length);
  });
});

test('all texts are in the static HTML, with a link to each team’s page §2.35', async ({request}) => {
  const html = (await (await request.get('/')).text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  const texts = [
    ...agentTabs.flatMap(({title, description, bullets}) => [title, description, ...bullets]),
    ...integrations.map(({name}) => name),
    ...previews.map(({detail}) => detail),
    ...roles.map(({text}) => text),
    ...confidentiality.map(({text}) => text),
    ...testimonials.map(({text}) => text),
  ];
  expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  for (const {link} of roles) expect(html).toMatch(new RegExp(`href="?${link.to}[" >]`));
});
