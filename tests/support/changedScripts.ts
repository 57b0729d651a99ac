import type {Page} from '@playwright/test';

/** Makes pages that are opened from now on run scripts although a test changes their content: without their hashes. */
export async function acceptChangedScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement.prototype, 'integrity', {get: () => '', set: () => {}});
  });
  await page.route(/\/[^./]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const {'integrity-policy': _policy, ...headers} = response.headers();
    await route.fulfill({response, headers});
  });
}

/** Changes one byte of the scripts whose URL matches, from now on. Returns their URLs as they are requested. */
export async function changeByte(page: Page, scripts: RegExp): Promise<string[]> {
  const changed: string[] = [];
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length - 1] = ' '.charCodeAt(0);
    changed.push(route.request().url());
    await route.fulfill({response, body});
  });
  return changed;
}
