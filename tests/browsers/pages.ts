import type {Page} from './page';

/** Opens a page and returns what is wrong with it at 1,280 and 375 px. */
export async function problemsOf(page: Page, path: string): Promise<string[]> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.open(path);
  await page.hydrateAll();
  const headings = await page.evaluate(() => document.querySelectorAll('h1').length);
  const wide = await sideways();
  await page.resize(375);
  const narrow = await sideways();
  return [
    ...(headings === 1 ? [] : [`${headings} headings of level 1`]),
    ...(wide === 0 ? [] : [`scrolls sideways by ${wide} px at 1280 px`]),
    ...(narrow === 0 ? [] : [`scrolls sideways by ${narrow} px at 375 px`]),
    ...(await page.problems()),
  ].map((problem) => `${path}: ${problem}`);
}
