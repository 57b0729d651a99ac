/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import Root from '../../../../src/runtime/browser/Root';
import {isHydrating, saveServerHtml} from '../../../../src/runtime/browser/serverHtml';
import {renderAt} from '../../../support/renderAt';

jest.mock('@theme/Root', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}) => <main>{children}</main>,
}));

afterEach(() => {
  delete document.documentElement.dataset.hydrated;
  jest.useRealTimers();
});

test('the theme’s Root is rendered, and the page is marked as hydrated', () => {
  renderAt('/', <Root>Page</Root>);
  expect(screen.getByRole('main').textContent).toBe('Page');
  expect(document.documentElement.dataset.hydrated).toBe('true');
});

test('links of unhydrated HTML are followed without loading the page, until the app is unmounted', () => {
  const {unmount} = renderAt(
    '/',
    <Root>
      <div data-hydrated="static">
        <a href="/pricing">Pricing</a>
      </div>
    </Root>,
  );
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  unmount();
  document.body.innerHTML = '<div data-hydrated="static"><a href="/pricing">Pricing</a></div>';
  // jsdom does not navigate: prevents its message.
  document.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), {once: true});
  fireEvent.click(screen.getByRole('link'));
});

test('the server’s HTML is kept until the effects of the page have run', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="__docusaurus"></div>';
  saveServerHtml();
  renderAt('/', <Root>Page</Root>);
  expect(isHydrating()).toBe(true);
  act(() => jest.runAllTimers());
  expect(isHydrating()).toBe(false);
});
