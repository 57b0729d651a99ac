/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {Table} from '../../../src/components/mdx/Table';
import {PlanTable} from '../../../src/components/sections/pricing/PlanTable';
import {plans} from '../../../src/data/plans';

let measure = () => {};
beforeEach(() => {
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        measure = () => act(callback);
      }
      observe() {}
      disconnect() {}
    },
  });
});

const frames = [
  ['a table in running text', 'Keys', () => <Table aria-label="Keys" />],
  ['the table of plans', 'Prices and limits by plan', () => <PlanTable heading="Plans" plans={plans} />],
] as const;

test.each(frames)('%s is a tab stop only when it overflows', (_, name, Frame) => {
  const scrollWidth = jest.spyOn(Element.prototype, 'scrollWidth', 'get');
  render(<Frame />);
  for (const [width, tabIndex] of [
    [0, null],
    [500, '0'],
    [0, null],
  ] as const) {
    scrollWidth.mockReturnValue(width);
    measure();
    expect(screen.getByLabelText(name).getAttribute('tabindex')).toBe(tabIndex);
  }
});

test.each(frames)('the HTML of %s has the tab stop, for browsers that focus no scroller', (_, _name, Frame) => {
  expect(renderToString(<Frame />)).toContain('tabindex="0"');
});
