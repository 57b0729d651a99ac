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

test('a violet band is dark on a light page, too: its words are read on the violet', () => {
  expect(surfaceIn('violet')).toBe('dark');
});

test('a green page’s band has the page’s own colours', () => {
  expect(surfaceIn('green')).toBe('light');
});
