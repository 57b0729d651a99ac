import type {Page} from '@playwright/test';
import {pagesByKind, readabilityProblems} from '../support/faults';
import {test as base, expect, visit} from '../support/test';

/** Collects harmful effects of a query or fragment, one per line. */
const test = base.extend<{harm: string[]}>({
  harm: [
    async ({page, context, baseURL}, use) => {
      const harm: string[] = [];
      const own = new URL(baseURL ?? '').origin;
      page.on('dialog', (dialog) => {
        harm.push(`dialog: ${dialog.message()}`);
        return dialog.dismiss();
      });
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame() && new URL(frame.url()).origin !== own) harm.push(`navigated to ${frame.url()}`);
      });
      context.on('page', (opened) => harm.push(`opened ${opened.url()}`));
      await use(harm);
    },
    {auto: true},
  ],
});

/** Successful attacks set the global `broken`, add an element with `data-hostile`, or navigate away. */
const attacks = [
  // First, because a search for it would take a minute; the next query replaces it.
  '<b data-hostile>'.repeat(6_250),
  'javascript:window.broken=1',
  'java\tscript:window.broken=1',
  'data:text/html,<script>window.broken=1</script>',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '<img data-hostile src=x onerror=window.broken=1>',
  '"><script data-hostile>window.broken=1</script>',
  '\'"><svg data-hostile onload=window.broken=1>',
  '" data-hostile autofocus onfocus="window.broken=1" x="',
  '</title></script></textarea></style><b data-hostile>',
  '<iframe data-hostile srcdoc="<script>top.broken=1</script>"></iframe>',
  '<a data-hostile href="javascript:broken=1">x</a>',
  '<mark data-hostile>',
  '{{constructor.constructor("broken=1")()}}',
  '*[data-x=',
  '#\\31',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__[broken]=1',
  '(((((a+)+)+)+)+$',
  '%FF',
  '%',
  '%E0%A4%A',
  '%00',
  '%3Cimg%20data-hostile%20src%3Dx%20onerror%3Dbroken%3D1%3E',
  '\u200b\u200e\u202e\u2066\ufeff\u0085\u2028',
];

/** Query parameters that this site reads, and others that sites commonly read. */
const keys = ['q', 'kind', 'category', 'billing', 'url', 'next', '__proto__'];

/** One URL per attack. Each attack is once the value of every parameter and once the fragment, encoded or not. */
const urls = attacks.map((_, at) => {
  const payload = (shift: number) => {
    const text = attacks[(at + shift * 7) % attacks.length] ?? '';
    return (at + shift) % 2 ? text : encodeURIComponent(text);
  };
  return {
    query: `?${keys.map((key, shift) => `${key}=${payload(shift)}`).join('&')}`,
    fragment: `#${payload(keys.length)}`,
  };
});

/**
 * Navigates the open page to every query and fragment, like links and Back. Returns the elements, links and resources
 * that they injected.
 */
function applyAll(page: Page): Promise<string[]> {
  return page.evaluate(async (all) => {
    const attributes = ['href', 'src', 'action', 'formaction', 'data'];
    const traces = ['[data-hostile]', '[srcdoc]']
      .concat(attributes.flatMap((name) => [`[${name}*="evil.example"]`, `[${name}^="javascript:" i]`]))
      .join();
    const rendered = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const found: string[] = [];
    for (const {query, fragment} of [{query: location.search, fragment: location.hash}, ...all]) {
      window.history.pushState(null, '', location.pathname + query);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      location.hash = fragment;
      await rendered();
      found.push(...[...document.querySelectorAll(traces)].map(({outerHTML}) => outerHTML.slice(0, 200)));
    }
    return found;
  }, urls);
}

/** One page of each kind that reads the query or the fragment. */
const pages = [pagesByKind.search, '/support', pagesByKind.questions, pagesByKind.pricing, pagesByKind.doc];

for (const path of pages) {
  test(`hostile queries and fragments have no effect on ${path}`, async ({
    page,
    harm,
    externalRequests,
    consoleProblems,
  }) => {
    const image = encodeURIComponent('<img data-hostile src=x onerror=window.broken=1>');
    await visit(page, `${path}?${keys.map((key) => `${key}=${image}`).join('&')}#<img data-hostile>%FF`);
    expect(await applyAll(page)).toEqual([]);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(await readabilityProblems(page)).toEqual([]);
    expect({harm, externalRequests, consoleProblems}).toEqual({harm: [], externalRequests: [], consoleProblems: []});
  });
}
