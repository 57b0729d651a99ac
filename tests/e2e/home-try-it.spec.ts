import {tryIt} from '../../src/data/home/tryIt';
import {expect, scrollToIsland, test, visit} from '../support/test';

for (const path of ['/', '/playground']) {
  test(`on ${path} sends nothing, and Send links to the preview, from which Back returns to the text §2.10 §2.39 §7.10`, async ({
    page,
    externalRequests,
  }) => {
    await visit(page, path);
    const box = page.getByRole('textbox', {name: tryIt.label});
    await scrollToIsland(box);
    const secret = 'a-secret-that-must-not-leave';
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await box.fill(secret);
    await expect(box).toHaveAccessibleDescription(tryIt.note);
    await page.getByRole('link', {name: tryIt.send.label, exact: true}).click();
    await expect(page).toHaveURL(tryIt.send.to);
    expect(sent.filter((line) => line.includes(secret) || !line.startsWith('GET '))).toEqual([]);
    expect(externalRequests).toEqual([]);
    await page.goBack();
    await expect(box).toHaveValue(secret);
  });
}

test('a click on a suggestion inserts it', async ({page}) => {
  await visit(page, '/');
  const box = page.getByRole('textbox', {name: tryIt.label});
  for (const prompt of tryIt.suggestions) {
    // The island may be hydrated only once it is on screen.
    await expect(async () => {
      await page.getByRole('button', {name: prompt}).click();
      await expect(box).toHaveValue(prompt, {timeout: 500});
    }).toPass();
  }
  await box.fill('\nIn our billing service,\nplease:\n');
  for (const prompt of tryIt.suggestions) {
    await page.getByRole('button', {name: prompt}).click();
    await expect(box, 'typed text is retained').toHaveValue(`In our billing service,\nplease:\n${prompt}`);
  }
  const full = 'a'.repeat(3990);
  await box.fill(full);
  await page.getByRole('button', {name: tryIt.suggestions[0]}).click();
  await expect(box).toHaveValue(full);
});
