/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Shell} from '../../../../src/components/shell/Shell';
import {renderAt} from '../../../support/renderAt';

const state = {broken: true};

function Part(): ReactNode {
  if (state.broken) throw new Error('Broken on purpose');
  return <main>Mended</main>;
}

test('a part that throws leaves header and footer standing and can be tried again', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderAt(
    '/pricing',
    <Shell>
      <Part />
    </Shell>,
  );
  expect(screen.getByRole('alert').textContent).toContain('failed to load properly');
  expect(screen.getByRole('alert').textContent).not.toContain('Broken on purpose');
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  state.broken = false;
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(screen.getByRole('main').textContent).toBe('Mended');
  expect(screen.queryByRole('alert')).toBeNull();
});
