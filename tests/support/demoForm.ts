import type {Page, Route} from '@playwright/test';
import {leadPath} from '../../src/lib/lead';

/** Functions that fill the demo form of landing pages and answer its requests. */

export const demoForm = (page: Page) => page.getByRole('form', {name: 'Request a demo'});

/** Valid values by label. */
export const demoValues = {
  'Full name': 'Ada Lovelace',
  'Company name': 'Engines & Sons',
  'Work email': 'ada@example.com',
};
export type DemoLabel = keyof typeof demoValues;

export const demoField = (page: Page, label: DemoLabel) => demoForm(page).getByLabel(label);

export async function fillDemoForm(page: Page, values: Partial<typeof demoValues> = demoValues): Promise<void> {
  for (const [label, value] of Object.entries(values)) await demoField(page, label as DemoLabel).fill(value);
}

/** Answers the requests of the demo form, by default with a success. Returns their bodies; the array grows. */
export async function answerLeads(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.fulfill({json: {}}),
): Promise<string[]> {
  const posted: string[] = [];
  await page.route(`**${leadPath}`, async (route) => {
    posted.push(route.request().postData() ?? '');
    await answer(route);
  });
  return posted;
}
