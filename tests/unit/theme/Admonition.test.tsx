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

test.each([
  ['important', 'Information'],
  ['secondary', 'Note'],
  ['success', 'Tip'],
  ['caution', 'Warning'],
  ['unknown', 'Information'],
])('the legacy or unknown kind %s is shown as %s', (type, name) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderAt('/docs', <Admonition type={type}>Text</Admonition>);
  expect(screen.getByText(name)).toBeTruthy();
});

test('a title, an icon, a class and an id are set', () => {
  renderAt(
    '/docs',
    <Admonition type="tip" title="Did you know?" icon="💡" className="wide" id="fact">
      Text
    </Admonition>,
  );
  const note = screen.getByText('Text');
  expect(note.matches('#fact.wide')).toBe(true);
  expect(note.textContent).toBe('💡Tip: Did you know?Text');
  expect(note.querySelector('svg')).toBe(null);
});
