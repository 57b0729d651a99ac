import {agentTabs} from '../../src/data/agents/agents';
import {faqs} from '../../src/data/faq/faqs';
import {plans} from '../../src/data/plans';
import {formatPrice} from '../../src/data/pricing/currency';
import type {Plan} from '../../src/data/pricing/schema';
import {searchTexts} from '../../src/data/search/texts';
import {examples} from '../support/examples';
import type {Page} from './page';
import type {Server} from './server';

/** What visitors do most, with the mouse and the keyboard. */
export const journeys: Readonly<Record<string, (page: Page, server: Server) => Promise<void>>> = {
  async 'menus of the header'(page) {
    await page.open('/contact');
    await page.click('header button', 'Resources');
    await page.has('header button', 'Resources', 'aria-expanded', 'true');
    await page.shows('header a', 'Trust center');
    await page.press('Escape');
    await page.hides('header a', 'Trust center');
    await page.until('focused text', 'Resources', () => document.activeElement?.textContent);
    await page.click('header button', 'Resources');
    await page.click('header a', 'FAQ');
    await page.isAt('/faq', 'Frequently asked questions');
    await page.hides('header a', 'Trust center');
    await page.resize(375);
    await page.hides('header a', 'Pricing');
    await page.click('header button', 'Menu');
    await page.click('header a', 'Pricing');
    await page.isAt('/pricing');
    await page.hides('header a', 'Pricing');
  },

  async 'search by keyboard'(page) {
    await page.open('/contact');
    await openSearch(page);
    await page.type('pricing');
    await page.until('status of the search', true, () =>
      /for “pricing”/.test(window.inPage.find('dialog [role="status"]')?.textContent ?? ''),
    );
    const isSelected = (index: number) =>
      page.until(`selected result`, index, () =>
        [...document.querySelectorAll('[role="option"]')].findIndex((one) => one.ariaSelected === 'true'),
      );
    await isSelected(0);
    await page.press('ArrowDown');
    await isSelected(1);
    await page.press('ArrowUp');
    await isSelected(0);
    await page.press('Enter');
    await page.isAt('/pricing');
    await page.hides('dialog');
  },

  async 'agent tabs'(page) {
    const first = agentTabs[0];
    const last = agentTabs[agentTabs.length - 1];
    const tab = '#agents [role="tab"]';
    await page.open('/');
    await page.click(tab, last?.label);
    await page.has(tab, last?.label, 'aria-selected', 'true');
    await page.shows('#agents [role="tabpanel"] h3', last?.title);
    await page.press('ArrowRight');
    await page.has(tab, first?.label, 'aria-selected', 'true');
    await page.shows('#agents [role="tabpanel"] h3', first?.title);
    await page.focuses(`${tab}[aria-selected="true"]`);
  },

  async 'billing switch'(page) {
    const price = '#plans #lite strong';
    const {monthly, yearly} = plans.find(({id}) => id === 'lite') as Plan;
    await page.open('/pricing');
    await page.shows(price, formatPrice(monthly.price));
    await page.click('#plans label', 'Yearly');
    await page.isAt('/pricing?billing=yearly');
    await page.shows(price, formatPrice(yearly.price ?? monthly.price));
    await page.press('ArrowLeft');
    await page.isAt('/pricing');
    await page.shows(price, formatPrice(monthly.price));
  },

  async 'questions and answers'(page) {
    const count = faqs.filter(({categories}) => categories.includes('Security')).length;
    await page.open('/faq');
    await page.click('[role="tab"]', `Security ${count}`);
    await page.isAt('/faq?category=security');
    await page.until(
      'number of questions',
      count,
      () => document.querySelectorAll('[aria-controls$="-content"]').length,
    );
    await page.click('#sso-title');
    await page.has('#sso-title', undefined, 'aria-expanded', 'true');
    await page.shows('#sso-content a');
    await page.press('Enter');
    await page.has('#sso-title', undefined, 'aria-expanded', 'false');
    await page.hides('#sso-content a');
    await page.open('/faq#forms');
    await page.shows('#forms-content p');
    await page.until('question below the header', true, () => {
      const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom;
      const question = document.querySelector('#forms')?.getBoundingClientRect();
      return headerEnd && question && question.top >= headerEnd && question.bottom <= innerHeight;
    });
  },

  async 'demo form, after a failure too'(page, {leads}) {
    const form = 'form[aria-label="Request a demo"]';
    const values = {'Full name': 'Ada Lovelace', 'Company name': 'Engines & Sons', 'Work email': 'ada@example.com'};
    const hasValues = (expected: string[]) =>
      page.until(
        'values of the demo form',
        expected,
        (css) => [...document.querySelectorAll<HTMLInputElement>(`${css} input[id]`)].map(({value}) => value),
        form,
      );
    await page.open(examples.lightLandingPage);
    await page.click(`${form} button`, 'Request a demo');
    await page.focuses(`${form} input[aria-invalid="true"]`);
    for (const [label, value] of Object.entries(values)) await page.fill(`${form} input`, label, value);
    await page.press('Enter');
    await page.shows('.Toastify__toast', 'Failed to submit form. Please try again.');
    await hasValues(Object.values(values));
    await page.click(`${form} button`, 'Request a demo');
    await page.shows('.Toastify__toast', 'Form submitted successfully!');
    await hasValues(['', '', '']);
    const names = leads.map((body) => JSON.parse(body).firstName);
    if (names.join() !== 'Ada Lovelace,Ada Lovelace') throw new Error(`The API received ${leads.join(', ')}`);
  },

  async 'form that opens the mail program'(page) {
    const form = 'main form';
    await page.open('/sales');
    await page.fill(`${form} input`, 'Work email', 'no address');
    await page.press('Enter');
    await page.focuses(':invalid');
    await page.fill(`${form} input`, 'First name', 'Ada');
    await page.click(`${form} [role="combobox"]`);
    await page.click(`${form} [role="option"]`, '11-50');
    await page.until('number of developers', '11-50', () => document.querySelector('[role="combobox"]')?.textContent);
    await page.click(`${form} input`, 'Work email');
    await page.press(`${modifier}+a`);
    await page.type('ada@example.com');
    await page.click(`${form} button`, 'Continue by email');
    // WebKit's test browser opens the message as a page, because it has no mail program.
    await page.until('note of the form, or the opened URL', true, () => {
      const note = document.querySelector('main form')?.textContent ?? '';
      return !location.protocol.startsWith('http') || /email app opens/.test(note);
    });
  },

  async 'tabs and copied code of a doc'(page) {
    const block = '.theme-code-block';
    await page.open('/docs/guides-tutorials/write-for-this-site');
    await page.click('main [role="tab"]', 'Linux');
    await page.until('text of the tab', true, () =>
      window.inPage.find('main [role="tabpanel"]')?.textContent?.startsWith('Use the terminal.'),
    );
    await page.press('ArrowLeft');
    await page.has('main [role="tab"]', 'macOS', 'aria-selected', 'true');
    await page.click(`${block} button[aria-label="Copy code"]`);
    await page.until(
      'status of the copy button',
      'Copied',
      (css) => document.querySelector(`${css} [role="status"]`)?.textContent,
      block,
    );
    await openSearch(page);
    await page.press(`${modifier}+v`);
    await page.until('pasted text', true, () =>
      (document.activeElement as HTMLInputElement).value.startsWith('npm start'),
    );
  },

  async 'table of contents'(page) {
    const link = 'nav[aria-label="On this page"] a[href="#what-to-watch"]';
    await page.open('/blog/1', 1440);
    await page.click(link);
    await page.isAt('/blog/1#what-to-watch');
    await page.until('heading at the top of the window', true, () => {
      const top = document.querySelector('#what-to-watch')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 3;
    });
    await page.has(link, undefined, 'aria-current', 'location');
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await page.until('current section', null, () => document.querySelector('[aria-current="location"]')?.textContent);
  },

  async 'pages opened by a link look like loaded ones'(page) {
    const height = () => document.querySelector('main')?.offsetHeight;
    for (const path of ['/faq', '/pricing', '/docs', '/blog', '/landingpage1', '/coderabbit', '/sales', '/about']) {
      await page.open(path);
      await page.hydrateAll();
      const loaded = await page.evaluate(height);
      await page.open('/');
      await page.evaluate((to) => {
        document.documentElement.dataset.isMarked = '';
        document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click();
      }, path);
      await page.isAt(path);
      await page.shows('[data-is-marked] h1');
      await page.hydrateAll();
      await page.until(`height of ${path}`, loaded, height);
    }
  },

  async 'back and forward to the same position'(page) {
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
    const go = (delta: number) => page.evaluate((by) => history.go(by), delta);
    await page.open('/about');
    await scrollTo(800);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/faq"]')?.click());
    await page.isAt('/faq', 'Frequently asked questions');
    await page.isScrolledTo(0);
    await scrollTo(300);
    await go(-1);
    await page.isAt('/about');
    await page.isScrolledTo(800);
    await go(1);
    await page.isAt('/faq', 'Frequently asked questions');
    await page.isScrolledTo(300);
    // Another document, so that the browser loads or restores this one.
    await page.open('/pricing');
    await go(-1);
    await page.isAt('/faq', 'Frequently asked questions');
    await page.isScrolledTo(300);
  },
};

const modifier = process.platform === 'darwin' ? 'Meta' : 'Control';

async function openSearch(page: Page): Promise<void> {
  await page.press(`${modifier}+k`);
  await page.focuses(`dialog [role="combobox"][aria-label="${searchTexts.label}"]`);
}
