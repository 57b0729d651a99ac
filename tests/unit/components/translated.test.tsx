/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import {VideoFrame} from '../../../src/components/sections/landing/VideoFrame';
import {ConsentQuestion} from '../../../src/components/shell/ConsentQuestion';
import {MotionToggle} from '../../../src/components/shell/MotionToggle';
import {CharacterCount} from '../../../src/components/ui/CharacterCount';
import {motion} from '../../../src/data/motion';
import {mockOnScreen} from '../../support/onScreen';
import {renderAt} from '../../support/renderAt';
import {translate} from '../../support/translate';

jest.mock('../../../src/client/settings', () => ({
  settings: {...jest.requireActual('../../../src/client/settings').settings, monitoringConsent: 'ask'},
}));

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => Object.assign(new EventTarget(), {matches: false}) as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  mockOnScreen();
});

test('the label of a translated motion toggle states what its next click does', () => {
  renderAt('/', <MotionToggle />);
  translate();
  const toggle = screen.getByRole('button');
  for (const label of ['Play animations', 'Pause animations']) {
    fireEvent.click(toggle);
    expect(toggle.textContent).toBe(label);
  }
});

test('a translated character count is updated up to the limit and back', () => {
  const {container, rerender} = renderAt('/', <CharacterCount id="limit" used={95} limit={100} />);
  translate();
  for (const [used, expected] of [
    [96, /^96 of 100 characters$/],
    [100, /^You reached the limit/],
    [97, /^97 of 100 characters$/],
    [10, /^$/],
  ] as const) {
    rerender(<CharacterCount id="limit" used={used} limit={100} />);
    expect(container.textContent).toMatch(expected);
  }
});

test('a translated video that does not load in time is replaced by a link', () => {
  const {container} = renderAt('/', <VideoFrame title="A tour" id="abc" />);
  translate();
  act(() => jest.advanceTimersByTime(motion.videoDeadlineMs));
  expect(container.textContent).toContain('The video hasn’t loaded yet');
  expect(container.textContent).not.toContain('Loading the video');
});

test('a translated consent banner states the decision when it is reopened', () => {
  const {container, rerender} = renderAt('/', <ConsentQuestion question="first" />);
  translate();
  rerender(<ConsentQuestion question="again" />);
  expect(container.textContent).toContain('You currently do not accept this.');
  expect(container.textContent).not.toContain('unless you accept');
});
