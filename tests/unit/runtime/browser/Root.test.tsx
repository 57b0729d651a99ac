/** @jest-environment jsdom */
import {act} from '@testing-library/react';
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

test('the server’s HTML is kept until the effects of the page have run', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="__docusaurus"></div>';
  saveServerHtml();
  renderAt('/', <Root>Page</Root>);
  expect(isHydrating()).toBe(true);
  act(() => jest.runAllTimers());
  expect(isHydrating()).toBe(false);
});
