/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Admonition, {type Props} from '@theme/Admonition';
import types from '@theme/Admonition/Types';
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

test('a kind that is added to the map of kinds is rendered', () => {
  const Security = ({title, children}: Props) => <section aria-label={String(title)}>{children}</section>;
  Object.assign(types, {security: Security});
  renderAt(
    '/docs',
    <Admonition type="security" title="Keys">
      Text
    </Admonition>,
  );
  expect(screen.getByRole('region', {name: 'Keys'}).textContent).toBe('Text');
});

test('an unknown kind is shown as information', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderAt('/docs', <Admonition type="unknown">Text</Admonition>);
  expect(screen.getByText('Information')).toBeTruthy();
  expect(warn).toHaveBeenCalledTimes(1);
});
