/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import {useInterval} from '../../../src/hooks/useInterval';

beforeEach(() => jest.useFakeTimers());

test('the interval pauses while the tab is hidden and continues once it is visible again', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const onTick = jest.fn();
  renderHook(() => useInterval(onTick, 5000, true));
  jest.advanceTimersByTime(10_000);
  expect(onTick).toHaveBeenCalledTimes(2);
  hidden.mockReturnValue(true);
  jest.advanceTimersByTime(60_000);
  expect(onTick).toHaveBeenCalledTimes(2);
  hidden.mockReturnValue(false);
  jest.advanceTimersByTime(5000);
  expect(onTick).toHaveBeenCalledTimes(3);
});
