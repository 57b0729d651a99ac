/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import {renderAt} from '../../support/renderAt';

test.each([
  ['a draft', Draft, 'Draft page'],
  ['an unlisted page', Unlisted, 'Unlisted page'],
])('the banner of %s has its icon and its words', (_, Banner, title) => {
  const {container} = renderAt('/docs', <Banner />);
  expect(screen.getByRole('img', {name: 'Warning'})).toBeTruthy();
  expect(container.textContent).toContain(title);
});
