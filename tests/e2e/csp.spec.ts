import {test as base, expect, visit} from '../support/test';

/*
 * That pages do nothing which the policy refuses is asserted where they are opened (every-page, opened): the browser
 * writes each refusal to the console.
 */

/** What browsers refused by the site's Content-Security-Policy, a line each, on whichever page. */
const test = base.extend<{refused: string[]}>({
  refused: [
    async ({page}, use) => {
      const refused: string[] = [];
      await page.exposeFunction('reportRefusal', (line: string) => refused.push(line));
      await page.addInitScript(() => {
        const {reportRefusal} = window as unknown as {reportRefusal: (line: string) => void};
        document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sourceFile}) =>
          reportRefusal(`${effectiveDirective} refused ${blockedURI} in ${sourceFile}`),
        );
      });
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await use(refused);
    },
    {auto: true},
  ],
});

test('an unknown address leads home by the script in its page', async ({page, refused}) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  expect(refused).toEqual([]);
});

test('a script that was smuggled into a page does not run', async ({page, refused}) => {
  await visit(page, '/contact');
  const ran = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button id="bait" onclick="window.smuggled = true">x</button>');
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.body.append(script);
    document.getElementById('bait')?.click();
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => refused.filter((line) => line.startsWith('script-src')).length).toBeGreaterThan(1);
});
