/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {KeepServerHtml} from '../../../../src/runtime/browser/KeepServerHtml';
import {discardServerHtml, saveServerHtml} from '../../../../src/runtime/browser/serverHtml';

const page = (
  <KeepServerHtml error={new Error('x')}>
    <p>This page failed</p>
  </KeepServerHtml>
);

beforeEach(() => {
  document.body.innerHTML = '<div id="__docusaurus"><p>From the server</p></div><div id="root"></div>';
});

const renderPage = () => render(page, {container: document.getElementById('root') as HTMLElement});
const shown = () => document.body.textContent;

test('during hydration the server’s HTML stays, and no error page is shown', async () => {
  saveServerHtml().replaceChildren();
  renderPage();
  await Promise.resolve();
  expect(shown()).toBe('From the server');
});

test('after hydration the error page is shown', () => {
  saveServerHtml().replaceChildren();
  discardServerHtml();
  renderPage();
  expect(shown()).toBe('This page failed');
});

test('an error page that is shown stays if a page is hydrated later', async () => {
  saveServerHtml().replaceChildren();
  discardServerHtml();
  const {rerender} = renderPage();
  saveServerHtml();
  rerender(page);
  await Promise.resolve();
  expect(shown()).toBe('This page failed');
  discardServerHtml();
});
