/** @jest-environment jsdom */
import {act, screen} from '@testing-library/react';
import {ButtonLink} from '../../../../src/components/ui/Button';
import {mockOnScreen} from '../../../support/onScreen';
import {renderAt} from '../../../support/renderAt';

beforeEach(() => {
  jest.useFakeTimers();
  mockOnScreen();
});
afterEach(() => {
  delete document.documentElement.dataset.motion;
});

const renderTextWave = () =>
  renderAt(
    '/',
    <ButtonLink to="/pricing" variant="textWave">
      Go
    </ButtonLink>,
  );
const positionX = () => (screen.getByText('Go') as HTMLElement).style.backgroundPositionX;

test('the gradient of a button’s text repeats every 8 s §9.15', () => {
  renderTextWave();
  act(() => jest.advanceTimersByTime(4000));
  expect(positionX()).toBe('-100%');
  act(() => jest.advanceTimersByTime(8000));
  expect(positionX()).toBe('-100%');
});

test('the gradient of a button’s text does not move when animations are stopped', () => {
  document.documentElement.dataset.motion = 'off';
  renderTextWave();
  act(() => jest.advanceTimersByTime(4000));
  expect(positionX()).toBe('');
});
