/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {PlanTable} from '../../../src/components/sections/pricing/PlanTable';
import {plans} from '../../../src/data/plans';
import {mockResizeObserver} from '../../support/resizeObserver';

const measure = mockResizeObserver();

test('the plan table is a tab stop only while it overflows', () => {
  const scrollWidth = jest.spyOn(Element.prototype, 'scrollWidth', 'get');
  render(<PlanTable heading="Plans" plans={plans} />);
  for (const [width, tabIndex] of [
    [0, null],
    [500, '0'],
    [0, null],
  ] as const) {
    scrollWidth.mockReturnValue(width);
    measure();
    expect(screen.getByLabelText('Prices and limits by plan').getAttribute('tabindex')).toBe(tabIndex);
  }
});

test('its server-rendered HTML has a tab stop, for browsers that do not focus scroll containers', () => {
  expect(renderToString(<PlanTable heading="Plans" plans={plans} />)).toContain('tabindex="0"');
});
