/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {createPage, isStaticPage} from '../../../../src/runtime/browser/staticPage';

jest.mock('../../../../src/runtime/browser/MdxProvider', () => ({
  __esModule: true,
  default: ({children}: {children: unknown}) => children,
}));

const load = jest.fn(async () => ({default: () => 'the body'}));

afterEach(() => {
  load.mockClear();
  delete document.documentElement.dataset.hydrated;
});

test('the body of the opened page is in its HTML, and is loaded when the page is opened again', async () => {
  const Page = createPage(load);
  await Page.preloadBody();
  expect(load).not.toHaveBeenCalled();
  // Rendered without server HTML here, so the body is loaded.
  render(<Page />).unmount();
  load.mockClear();
  await Page.preloadBody();
  await Page.preloadBody();
  expect(load.mock.calls.length).toBeLessThanOrEqual(1);
  expect(await render(<Page />).findByText('the body')).toBeDefined();
});

test('the body of another page is loaded before it is shown, and a failed one again', async () => {
  document.documentElement.dataset.hydrated = 'true';
  load.mockRejectedValueOnce(new Error('failed'));
  const Page = createPage(load);
  await expect(Page.preloadBody()).rejects.toThrow('failed');
  await Page.preloadBody();
  expect(render(<Page />).getByText('the body')).toBeDefined();
});

test('a static page is recognized, and another component is not', () => {
  expect([createPage(load), () => null, undefined].map(isStaticPage)).toEqual([true, false, false]);
});
