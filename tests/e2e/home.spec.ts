import {testimonials} from '../../src/data/company/testimonials';
import {tryIt} from '../../src/data/home/tryIt';
import {testimonialRegion} from '../support/homePage';
import {expect, test, visit} from '../support/test';

test('each section in the first half of the home page is a named region §2.32', async ({page}) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  for (const name of ['Announcement', 'Built for the tools your teams already use', 'In numbers', tryIt.heading]) {
    await expect(page.getByRole('region', {name, exact: true})).toBeVisible();
  }
  const announcement = page.getByRole('region', {name: 'Announcement'}).getByRole('link');
  await expect(announcement).toHaveAttribute('href', '/blog/3');
  await expect(announcement).toHaveAccessibleName(/^Beta .+ \(Read the announcement\)$/);
  const button = page.getByRole('main').getByRole('link', {name: 'Get a free trial'}).first();
  const wave = () =>
    button.evaluate(
      ({firstElementChild}) => getComputedStyle(firstElementChild as Element, '::before').backgroundImage,
    );
  const initial = await wave();
  await button.hover();
  await expect.poll(wave, 'the gradient button has a hover style').not.toBe(initial);
});

test('the printed home page has no buttons, outlines filled links, and shows each testimonial in full', async ({
  page,
}) => {
  await visit(page, '/');
  const controls = page.getByRole('main').getByRole('button', {name: /^(Pause animations|Dismiss)/});
  await expect(controls.first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(controls.filter({visible: true})).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', {name: 'Get a free trial'}).first()).not.toHaveCSS(
    'border-top-color',
    'rgba(0, 0, 0, 0)',
  );
  await page.setViewportSize({width: 794, height: 1123});
  const quotes = testimonialRegion(page).locator('li').filter({visible: true});
  await expect(quotes).toHaveCount(testimonials.length);
  const ends = await quotes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(794);
});
