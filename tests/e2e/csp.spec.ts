import {test as base, expect, visit} from '../support/test';

/*
 * every-page.spec.ts and opened.spec.ts assert that pages do not violate the policy: the browser logs each violation to
 * the console.
 */

/** Violations of the site's Content Security Policy on all pages, one per line. */
const test = base.extend<{violations: string[]}>({
  violations: [
    async ({page}, use) => {
      const violations: string[] = [];
      await page.exposeFunction('reportViolation', (line: string) => violations.push(line));
      await page.addInitScript(() => {
        const {reportViolation} = window as unknown as {reportViolation: (line: string) => void};
        document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sourceFile}) =>
          reportViolation(`${effectiveDirective} blocked ${blockedURI} in ${sourceFile}`),
        );
      });
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      await use(violations);
    },
    {auto: true},
  ],
});

test('an unknown URL redirects home with the inline script of the 404 page', async ({page, violations}) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  expect(violations).toEqual([]);
});

test('an injected script does not run', async ({page, violations}) => {
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
  await expect.poll(() => violations.filter((line) => line.startsWith('script-src')).length).toBeGreaterThan(1);
});
