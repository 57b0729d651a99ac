/** @jest-environment jsdom */
import {fireEvent, renderHook} from '@testing-library/react';
import {useSearchShortcut} from '../../../../src/components/shell/useSearchShortcut';

test.each([
  ['Ctrl+K', {key: 'k', ctrlKey: true}],
  ['Cmd+K', {key: 'k', metaKey: true}],
])(
  '%s does not open the search over a dialog, such as an enlarged picture, but does once that is closed',
  (_name, keys) => {
    const open = jest.fn();
    renderHook(() => useSearchShortcut(open));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    fireEvent.keyDown(dialog, keys);
    expect(open).not.toHaveBeenCalled();
    dialog.open = false;
    fireEvent.keyDown(document.body, keys);
    expect(open).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['Cyrillic', {key: 'л', code: 'KeyK'}, 1],
  ['Greek', {key: 'κ', code: 'KeyK'}, 1],
  ['Hebrew', {key: 'ל', code: 'KeyK'}, 1],
  ['Dvorak, where the key types another letter', {key: 't', code: 'KeyK'}, 0],
  ['Dvorak, where another key types a K', {key: 'k', code: 'KeyV'}, 1],
])('the shortcut is the letter K or, on a layout that is not Latin, its key: %s', (_layout, keys, times) => {
  const open = jest.fn();
  renderHook(() => useSearchShortcut(open));
  fireEvent.keyDown(document.body, {...keys, ctrlKey: true});
  expect(open).toHaveBeenCalledTimes(times);
});

test('a keydown event without a key, as autofill sends it, does not open the search or throw an error', () => {
  const open = jest.fn();
  renderHook(() => useSearchShortcut(open));
  const errors: unknown[] = [];
  window.addEventListener('error', ({error}) => errors.push(error));
  document.body.dispatchEvent(new Event('keydown', {bubbles: true}));
  expect([errors, open.mock.calls]).toEqual([[], []]);
});
