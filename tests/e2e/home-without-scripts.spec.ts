import {agentTabs} from '../../src/data/agents/agents';
import {homeBanner} from '../../src/data/home/banners';
import {tryIt} from '../../src/data/home/tryIt';
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
    await expect(page.getByRole('tablist')).toBeHidden();
    const titles = agents(page).getByRole('heading', {level: 3});
    await expect(titles).toHaveText(agentTabs.map(({title}) => title));
    const tops = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
    expect(new Set(tops).size, 'all six agents are shown one below the other').toBe(agentTabs.length);
    if (!homeBanner) return;
    await expect(banner(page)).toBeVisible();
    await expect(dismissButton(page)).toBeHidden();
  });
});
