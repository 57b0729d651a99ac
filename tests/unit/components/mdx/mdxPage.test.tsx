/** @jest-environment jsdom */
import {createPage} from '../../../../src/components/mdx/mdxPage';

jest.mock('@theme-original/MDXContent', () => ({__esModule: true, default: () => null}), {virtual: true});

const load = jest.fn(async () => ({default: () => null}));

afterEach(() => {
  load.mockClear();
  delete document.documentElement.dataset.hydrated;
});

test('the body of the opened page is in its HTML, and is loaded when the page is opened again', async () => {
  const page = createPage(load);
  await page.preloadBody();
  expect(load).not.toHaveBeenCalled();
  page.isInHtml = false;
  await page.preloadBody();
  await page.preloadBody();
  expect(load).toHaveBeenCalledTimes(1);
  expect(page.body.Loaded).toBeDefined();
});

test('the body of another page is loaded before it is shown, and a failed one again', async () => {
  document.documentElement.dataset.hydrated = 'true';
  load.mockRejectedValueOnce(new Error('failed'));
  const page = createPage(load);
  await expect(page.preloadBody()).rejects.toThrow('failed');
  await page.preloadBody();
  expect(page.body.Loaded).toBeDefined();
});

test('a page that is imported as a component fails with what to do instead', () => {
  expect(() => createPage(load)()).toThrow('move the text that pages share to a partial');
});
