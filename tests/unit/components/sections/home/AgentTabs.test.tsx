/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import {AgentTabs} from '../../../../../src/components/sections/home/AgentTabs';
import {agentTabs} from '../../../../../src/data/agents/agents';
import {motion} from '../../../../../src/data/facts';
import {renderAt} from '../../../../support/renderAt';

const selected = () => screen.getByRole('tab', {selected: true}).textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const seen = [{isIntersecting: true, intersectionRatio: 1}] as IntersectionObserverEntry[];

/** The visitor goes to another tab of the browser, or comes back from it. */
function bring(place: 'behind' | 'in front'): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(place === 'behind');
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  // The whole page is on screen.
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
    const observer = {observe: () => notify(seen, observer), disconnect() {}} as unknown as IntersectionObserver;
    return observer;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the tabs hold while the browser’s tab is hidden, and go on with what was left of the turn', () => {
  renderAt('/', <AgentTabs />);
  pass(motion.tabRotationMs);
  expect(selected()).toBe(agentTabs[1]?.label);
  pass(motion.tabRotationMs - 1000);
  bring('behind');
  pass(60_000);
  expect(selected()).toBe(agentTabs[1]?.label);
  bring('in front');
  pass(900);
  expect(selected()).toBe(agentTabs[1]?.label);
  pass(100);
  expect(selected()).toBe(agentTabs[2]?.label);
});
