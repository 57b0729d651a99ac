import {motion} from '../../src/data/motion';
import {stats} from '../../src/data/stats';
import {digits, finalFigures, statsStrip} from '../support/homePage';
import {expect, test, visit} from '../support/test';

test('counts from 0 to the figures in 2000 ms when 30% of it is visible, and only once §1.8 §4.4 §9.9', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  /** Scrolls until this share of the strip is visible. Resolves after intersection observers have been notified. */
  const showShare = (share: number) =>
    statsStrip(page).evaluate((element, part) => {
      const {top, height} = element.getBoundingClientRect();
      window.scrollBy({top: top + height * part - window.innerHeight, behavior: 'instant'});
      return new Promise<void>((resolve) => {
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(element);
      });
    }, share);
  await expect(digits(page)).toHaveText(['0+', '0', '0', '0+']);
  // 20% is below the threshold of 30%.
  await showShare(0.2);
  await page.clock.runFor(motion.counterMs);
  await expect(digits(page)).toHaveText(['0+', '0', '0', '0+']);
  await showShare(0.4);
  await expect(async () => {
    await page.clock.runFor(motion.counterMs / 20);
    await expect(digits(page).nth(2)).not.toHaveText('0', {timeout: 50});
  }).toPass();
  await page.clock.runFor(motion.counterMs / 4);
  await expect(digits(page)).not.toHaveText(finalFigures);
  await page.clock.runFor(motion.counterMs);
  await expect(digits(page)).toHaveText(finalFigures);

  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await statsStrip(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(motion.counterMs / 4);
  await expect(digits(page)).toHaveText(finalFigures);
});

test('assistive technology and print have the final figures before the strip is visible', async ({page}) => {
  await visit(page, '/');
  await expect(digits(page)).toHaveText(['0+', '0', '0', '0+']);
  for (const [index, {label}] of stats.entries()) {
    await expect(statsStrip(page).getByRole('term').nth(index)).toHaveText(label);
    await expect(statsStrip(page).getByRole('definition').nth(index).locator('> :not([aria-hidden])')).toHaveText(
      finalFigures[index] ?? '',
    );
  }
  await page.emulateMedia({media: 'print'});
  await expect(digits(page).filter({visible: true})).toHaveCount(0);
  const printed = statsStrip(page).getByRole('definition');
  expect(await printed.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content))).toEqual(
    finalFigures.map((figure) => `"${figure}"`),
  );
});
