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

const tables = [
  ['a table in MDX', 'Keys', () => <Table aria-label="Keys" />],
  ['the plan table', 'Prices and limits by plan', () => <PlanTable heading="Plans" plans={plans} />],
] as const;

test.each(tables)('%s is a tab stop only while it overflows', (_, name, Component) => {
  const scrollWidth = jest.spyOn(Element.prototype, 'scrollWidth', 'get');
  render(<Component />);
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

test.each(tables)(
  'the server-rendered HTML of %s has a tab stop, for browsers that do not focus scroll containers',
  (_, _name, Component) => {
    expect(renderToString(<Component />)).toContain('tabindex="0"');
  },
);
