/** @jest-environment jsdom */
import type * as ServerHtml from '../../../../src/runtime/browser/serverHtml';

let serverHtml: typeof ServerHtml;
const unmount = jest.fn();

beforeEach(async () => {
  document.body.innerHTML = '<div id="__docusaurus"><input name="email"><p>From the server</p></div>';
  delete document.documentElement.dataset.hydrated;
  jest.resetModules();
  serverHtml = await import('../../../../src/runtime/browser/serverHtml');
  window.showWithoutScripts = jest.fn();
  Object.assign(window, {docusaurusRoot: {unmount}});
  unmount.mockReset();
});
afterEach(() => {
  delete window.showWithoutScripts;
  Reflect.deleteProperty(window, 'docusaurusRoot');
});

const container = () => document.getElementById('__docusaurus') as HTMLElement;
const runMicrotasks = () => Promise.resolve();

test('the server’s HTML takes the place of what React has rendered, as without scripts', async () => {
  expect(serverHtml.saveServerHtml()).toBe(container());
  expect(serverHtml.isHydrating()).toBe(true);
  (container().firstChild as HTMLInputElement).value = 'ada@example.com';
  unmount.mockImplementation(() => container().replaceChildren());
  container().innerHTML = '<p>This page failed</p>';
  serverHtml.leaveServerHtml(new Error('x'));
  await runMicrotasks();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(container().textContent).toBe('From the server');
  expect((container().firstChild as HTMLInputElement).value).toBe('ada@example.com');
  expect(window.showWithoutScripts).toHaveBeenCalledTimes(1);
  expect(serverHtml.isHydrating()).toBe(false);
});

test('a copy has the HTML and what was typed, also if React changes the elements afterwards', async () => {
  serverHtml.saveServerHtml();
  const [input, text] = container().children as unknown as [HTMLInputElement, HTMLElement];
  input.value = 'typed';
  serverHtml.copyServerHtml();
  text.textContent = 'Half rendered';
  serverHtml.leaveServerHtml(new Error('x'));
  await runMicrotasks();
  expect(container().textContent).toBe('From the server');
  expect((container().firstChild as HTMLInputElement).value).toBe('typed');
});

test('after hydration an exception changes nothing here, and nothing is copied', async () => {
  serverHtml.saveServerHtml();
  serverHtml.discardServerHtml();
  expect(serverHtml.isHydrating()).toBe(false);
  serverHtml.copyServerHtml();
  container().innerHTML = '<p>The error page</p>';
  serverHtml.leaveServerHtml(new Error('x'));
  await runMicrotasks();
  expect(container().textContent).toBe('The error page');
  expect(unmount).not.toHaveBeenCalled();
});

test('two exceptions leave the page once', async () => {
  serverHtml.saveServerHtml();
  serverHtml.leaveServerHtml(new Error('x'));
  serverHtml.leaveServerHtml(new Error('y'));
  await runMicrotasks();
  expect(unmount).toHaveBeenCalledTimes(1);
});

test('a page without the container is an error', () => {
  document.body.innerHTML = '';
  expect(() => serverHtml.saveServerHtml()).toThrow('__docusaurus');
});
