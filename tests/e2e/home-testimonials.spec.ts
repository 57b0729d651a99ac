import {testimonials} from '../../src/data/company/testimonials';
import {motion} from '../../src/data/motion';
import {testimonialRegion, testimonialTrack} from '../support/homePage';
import {expect, scrollToIsland, test, visit} from '../support/test';

test('scroll through in 40 seconds, and pause on hover and focus §2.37 §4.9', async ({page}) => {
  await visit(page, '/');
  await scrollToIsland(
    page
      .getByRole('region')
      .filter({has: testimonialRegion(page)})
      .first(),
  );
  await expect(testimonialTrack(page)).toHaveCSS('animation-duration', `${motion.testimonialSeconds.normal}s`);
  await expect(testimonialTrack(page)).toHaveCSS('animation-play-state', 'running');
  await testimonialRegion(page).hover();
  await expect(testimonialTrack(page)).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(0, 0);
  await expect(testimonialTrack(page)).toHaveCSS('animation-play-state', 'running');
  await testimonialRegion(page).focus();
  await expect(testimonialTrack(page)).toHaveCSS('animation-play-state', 'paused');
  await expect(testimonialRegion(page).getByRole('listitem'), 'announced once each').toHaveCount(testimonials.length);
  await page.getByRole('banner').getByRole('link').first().focus();
  await scrollToIsland(testimonialRegion(page));
  await expect(testimonialTrack(page)).toHaveCSS('animation-play-state', 'running');
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect(testimonialTrack(page), 'off screen').toHaveCSS('animation-play-state', 'paused');
});

test('with reduced motion are a list without duplicates, scrollable by keyboard', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  await scrollToIsland(testimonialRegion(page));
  await expect(testimonialTrack(page)).toHaveCSS('animation-name', 'none');
  await expect(testimonialRegion(page).locator('li:visible')).toHaveCount(testimonials.length);
  await testimonialRegion(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => testimonialRegion(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
