/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Admonition from '@theme/Admonition';
import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import {renderAt} from '../../support/renderAt';

test.each([
  ['a draft', Draft, 'Draft page'],
  ['an unlisted page', Unlisted, 'Unlisted page'],
])('the banner of %s shows an icon and states its kind', (_, Banner, title) => {
  const {container} = renderAt('/docs', <Banner />);
  expect(container.querySelector('svg')).toBeTruthy();
  expect(screen.getByText(title).textContent).toBe(`Warning: ${title}`);
});

test('without a title, an admonition shows its kind', () => {
  renderAt('/docs', <Admonition type="note">Text</Admonition>);
  expect(screen.getByText('Note')).toBeTruthy();
});

test.each([
  ['important', 'Information'],
  ['secondary', 'Note'],
  ['success', 'Tip'],
  ['caution', 'Warning'],
])('the legacy kind %s is shown as %s', (type, name) => {
  renderAt('/docs', <Admonition type={type}>Text</Admonition>);
  expect(screen.getByText(name)).toBeTruthy();
});
