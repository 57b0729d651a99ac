import type {Locator, Page} from '@playwright/test';
import {homeBanner} from '../../src/data/home/banners';
import {stats} from '../../src/data/stats';
import {abbreviate} from '../../src/lib/counter';
import {scrollToIsland, visit} from './test';

/** Functions that find and operate the sections of the home page. */

export const banner = (page: Page) => page.getByRole('region', {name: homeBanner?.name});
export const dismissButton = (page: Page) => banner(page).getByRole('button', {name: /dismiss/i});
export const orbit = (page: Page) => page.getByRole('list', {name: 'The agents', exact: true});
export const statsStrip = (page: Page) => page.getByRole('region', {name: 'In numbers'});
/** The visible, animated digits. Assistive technology always has the final figures. */
export const digits = (page: Page) => statsStrip(page).locator('dd > [aria-hidden]');
export const finalFigures = stats.map(({value, suffix}) => `${abbreviate(value)}${suffix}`);
export const agents = (page: Page) => page.locator('#agents');
export const selectedTab = (page: Page) => agents(page).getByRole('tab', {selected: true});
export const integrationGrid = (page: Page) => page.locator('#integrations');
export const previewWall = (page: Page) => page.locator('#previews');
export const testimonialRegion = (page: Page) => page.getByRole('region', {name: 'Testimonials'});
export const testimonialTrack = (page: Page) => testimonialRegion(page).locator('> *');
export const pauseButton = (part: Locator) => part.getByRole('button', {name: 'Pause animations'});

/** Opens the home page with a paused fake clock, and scrolls to a section. */
export async function visitWithPausedClock(page: Page, part: (page: Page) => Locator): Promise<void> {
  await page.clock.install();
  await visit(page, '/');
  await scrollToIsland(part(page));
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances the clock and lets the page render. */
export async function advance(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(() => document.body.offsetHeight);
}

/** Returns the texts of the tiles in each row. */
export async function rowsOf(grid: Locator): Promise<string[][]> {
  return grid
    .locator('div[aria-hidden="true"]')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((slot) => slot.textContent ?? '')));
}
