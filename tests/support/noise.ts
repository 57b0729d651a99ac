import type {Page} from '@playwright/test';

/** What the page complains of from now on: console errors and warnings, and errors that nothing caught. */
export function noiseOf(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  return noise;
}
