import type {Page} from '@playwright/test';

/** Collects console errors and warnings and uncaught errors from now on. The returned array grows. */
export function collectConsoleProblems(page: Page): string[] {
  const consoleProblems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleProblems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleProblems.push(`uncaught: ${error.message}`));
  return consoleProblems;
}
