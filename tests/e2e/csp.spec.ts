import {expect, test, visit} from '../support/test';

/*
 * every-page.spec.ts, opened.spec.ts and navigation.spec.ts assert that pages do not violate the policy: the browser logs
 * each violation to the console.
 */

test('an injected script does not run', async ({page, consoleProblems}) => {
  await visit(page, '/contact');
  const ran = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button id="bait" onclick="window.injected = true">x</button>');
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.getElementById('bait')?.click();
    return 'injected' in window;
  });
  expect(ran).toBe(false);
  const violations = () => consoleProblems.filter((line) => line.includes('Content Security Policy'));
  await expect.poll(() => violations().length).toBeGreaterThan(1);
});
