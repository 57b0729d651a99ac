/** @jest-environment jsdom */

import {screen} from '@testing-library/react';
import Root from '@theme/Root';
import type {ReactNode} from 'react';
import {Shell} from '../../../src/components/shell/Shell';
import {renderAt} from '../../support/renderAt';

test('a page whose content throws keeps its footer §8.10', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): ReactNode => {
    throw new Error('Broken on purpose');
  };
  renderAt(
    '/pricing',
    <Root>
      <Shell>
        <Broken />
      </Shell>
    </Root>,
  );
  expect(await screen.findByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('failed to load properly');
});
