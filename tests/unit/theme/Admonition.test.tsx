/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import {renderAt} from '../../support/renderAt';

test.each([
  ['a draft', Draft, 'Draft page'],
  ['an unlisted page', Unlisted, 'Unlisted page'],
])('the banner of %s has its icon, and says what it is', (_, Banner, title) => {
  const {container} = renderAt('/docs', <Banner />);
  expect(container.querySelector('svg')).toBeTruthy();
  expect(screen.getByText(title).textContent).toBe(`Warning: ${title}`);
});
