/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {Footer} from '../../../../src/components/shell/Footer';
import {comparisonLinks} from '../../../../src/site/footer';
import {renderAt} from '../../../support/docusaurus/renderAt';

test('View More stands only where there are more comparisons than the first two', () => {
  const links = comparisonLinks.splice(0);
  for (const {count, buttons} of [
    {count: 3, buttons: 1},
    {count: 2, buttons: 0},
  ]) {
    comparisonLinks.splice(0, links.length, ...links.slice(0, count));
    const {unmount} = renderAt('/pricing', <Footer />);
    expect(screen.queryAllByRole('button', {name: 'View More'})).toHaveLength(buttons);
    unmount();
  }
});
