/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {Footer} from '../../../../src/components/shell/Footer';
import {comparisonLinks} from '../../../../src/data/navigation/footer';
import {renderAt} from '../../../support/renderAt';

test('the footer has Compare only if there are comparisons, and View More only if there are more than two', () => {
  const links = comparisonLinks.splice(0);
  for (const {count, headings, buttons} of [
    {count: 0, headings: 0, buttons: 0},
    {count: 2, headings: 1, buttons: 0},
    {count: 3, headings: 1, buttons: 1},
  ]) {
    comparisonLinks.splice(0, links.length, ...links.slice(0, count));
    const {unmount} = renderAt('/pricing', <Footer />);
    expect(screen.queryAllByRole('heading', {name: 'Compare'})).toHaveLength(headings);
    expect(screen.queryAllByRole('button', {name: 'View More'})).toHaveLength(buttons);
    unmount();
  }
});
