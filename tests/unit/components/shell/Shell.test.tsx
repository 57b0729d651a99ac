/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {Shell} from '../../../../src/components/shell/Shell';
import {renderAt} from '../../../support/renderAt';

const state = {broken: true};

function Content(): ReactNode {
  if (state.broken) throw new Error('Broken on purpose');
  return <main>Recovered</main>;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('content that throws leaves the header in place and can be retried §8.10', () => {
  renderAt(
    '/pricing',
    <Shell>
      <Content />
    </Shell>,
  );
  expect(screen.getByRole('alert').textContent).toContain('failed to load properly');
  expect(screen.getByRole('alert').textContent).not.toContain('Broken on purpose');
  expect(screen.getByRole('banner')).toBeTruthy();
  state.broken = false;
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(screen.getByRole('main').textContent).toBe('Recovered');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another page with the layout of a page that threw is shown', () => {
  function Page(): ReactNode {
    const {pathname} = useLocation();
    if (pathname === '/terms') throw new Error('Broken on purpose');
    return <main>Privacy</main>;
  }
  renderAt(
    '/terms',
    <>
      <Link to="/privacy">Back</Link>
      <Shell>
        <Page />
      </Shell>
    </>,
  );
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', {name: 'Back'}));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('main').textContent).toBe('Privacy');
});
