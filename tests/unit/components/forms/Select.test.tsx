/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {type ReactNode, useState} from 'react';
import {Select} from '../../../../src/components/forms/Select';

function Developers(): ReactNode {
  const [value, setValue] = useState('');
  const options = ['1-5', '6-10', '11-50', '50+'];
  return (
    <Select
      label="Number of developers"
      name="developers"
      options={options}
      placeholder="Choose a range"
      value={value}
      onChange={setValue}
      maxHeight={320}
    />
  );
}

/** Renders a select and focuses its closed control. */
function focusControl(): HTMLElement {
  render(<Developers />);
  const combobox = screen.getByRole('combobox', {name: 'Number of developers'});
  act(() => combobox.focus());
  return combobox;
}

const activeOption = (combobox: HTMLElement) =>
  document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

test.each([
  ['ArrowDown', '1-5'],
  ['ArrowUp', '1-5'],
  ['Enter', '1-5'],
  ['Space', '1-5'],
  ['Home', '1-5'],
  ['End', '50+'],
  ['ArrowDown ArrowDown ArrowDown', '11-50'],
  ['ArrowDown End ArrowDown', '50+'],
  ['End ArrowUp', '11-50'],
  ['End Home ArrowUp', '1-5'],
  ['ArrowDown PageDown', '50+'],
  ['ArrowDown PageDown PageUp', '1-5'],
  ['6', '6-10'],
  ['1 1', '11-50'],
  ['5 0', '50+'],
])('%s, then Enter, choose %s §4.13', (keys, expected) => {
  const combobox = focusControl();
  for (const key of keys.split(' ')) fireEvent.keyDown(combobox, {key: key === 'Space' ? ' ' : key});
  expect(combobox.getAttribute('aria-expanded')).toBe('true');
  expect(activeOption(combobox)).toBe(expected);
  fireEvent.keyDown(combobox, {key: 'Enter'});
  expect(combobox.getAttribute('aria-expanded')).toBe('false');
  expect(combobox.textContent).toBe(expected);
  expect(document.activeElement).toBe(combobox);
});

test.each([
  ['Space', {key: ' '}],
  ['Tab', {key: 'Tab'}],
  ['Alt+ArrowUp', {key: 'ArrowUp', altKey: true}],
])('%s chooses the active option', (_name, key) => {
  const combobox = focusControl();
  fireEvent.keyDown(combobox, {key: 'End'});
  const isHandled = !fireEvent.keyDown(combobox, key);
  expect(combobox.getAttribute('aria-expanded')).toBe('false');
  expect(combobox.textContent).toBe('50+');
  // Tab also moves on to the next field.
  expect(isHandled).toBe(key.key !== 'Tab');
});

test('letters typed after a pause start a new search', () => {
  const now = jest.spyOn(Event.prototype, 'timeStamp', 'get');
  const combobox = focusControl();
  const type = (key: string, atMs: number) => {
    now.mockReturnValue(atMs);
    fireEvent.keyDown(combobox, {key});
  };
  type('1', 1000);
  type('1', 1400);
  expect(activeOption(combobox)).toBe('11-50');
  type('5', 2000);
  expect(activeOption(combobox)).toBe('50+');
});
