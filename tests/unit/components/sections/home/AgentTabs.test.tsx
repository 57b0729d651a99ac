/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import {AgentTabs} from '../../../../../src/components/sections/home/AgentTabs';
import {agentTabs} from '../../../../../src/data/agents/agents';
import {motion} from '../../../../../src/data/motion';
import {mockOnScreen} from '../../../../support/onScreen';
import {renderAt} from '../../../../support/renderAt';

const selected = () => screen.getByRole('tab', {selected: true}).textContent;
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Switches to another browser tab, or back. */
function setPage(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  mockOnScreen();
});

test('the tabs stop while the page is hidden, and continue with the rest of their interval', () => {
  renderAt('/', <AgentTabs />);
  advance(motion.tabRotationMs);
  expect(selected()).toBe(agentTabs[1]?.label);
  advance(motion.tabRotationMs - 1000);
  setPage('hidden');
  advance(60_000);
  expect(selected()).toBe(agentTabs[1]?.label);
  setPage('visible');
  advance(900);
  expect(selected()).toBe(agentTabs[1]?.label);
  advance(100);
  expect(selected()).toBe(agentTabs[2]?.label);
});
