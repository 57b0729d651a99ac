/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {ToolsBand} from '../../../../../src/components/sections/landing/ToolsBand';
import {renderAt} from '../../../../support/renderAt';

const surfaceIn = (campaign: 'green' | 'violet') => {
  renderAt(
    '/landingpage7',
    <div data-surface="light">
      <ToolsBand heading="Works with your tools" tools={['GitHub', 'Jira']} campaign={campaign} />
    </div>,
  );
  return screen.getByRole('region').closest<HTMLElement>('[data-surface]')?.dataset.surface;
};

test('a violet band is dark also on a light page, because its text is on the violet', () => {
  expect(surfaceIn('violet')).toBe('dark');
});

test('a band on a green page has the colors of the page', () => {
  expect(surfaceIn('green')).toBe('light');
});
