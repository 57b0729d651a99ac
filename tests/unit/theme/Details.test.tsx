/** @jest-environment jsdom */
import {fireEvent} from '@testing-library/react';
import Details from '@theme/MDXComponents/Details';
import {renderAt} from '../../support/renderAt';

function closedDetails(): HTMLDetailsElement {
  const {container} = renderAt(
    '/docs',
    <Details>
      <summary>More</summary>
      Text
    </Details>,
  );
  return container.querySelector('details') as HTMLDetailsElement;
}

test.each([
  [false, 'is opened for print, because CSS cannot show its content'],
  [true, 'stays closed for print, because CSS shows its content'],
])('with supports(::details-content) %s, <details> %s', (isSupported) => {
  Object.assign(globalThis, {CSS: {supports: () => isSupported}});
  const details = closedDetails();
  fireEvent(window, new Event('beforeprint'));
  expect(details.open).toBe(!isSupported);
  fireEvent(window, new Event('afterprint'));
  expect(details.open).toBe(false);
});
