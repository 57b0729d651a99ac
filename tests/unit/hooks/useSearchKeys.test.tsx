/** @jest-environment jsdom */
import {fireEvent, renderHook} from '@testing-library/react';
import {useSearchKeys} from '../../../src/hooks/useSearchKeys';

test.each([
  ['Ctrl+K', {key: 'k', ctrlKey: true}],
  ['Cmd+K', {key: 'k', metaKey: true}],
])(
  '%s opens nothing over a dialog, such as an enlarged picture, and the search once that is closed',
  (_keys, press) => {
    const open = jest.fn();
    renderHook(() => useSearchKeys(open));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    fireEvent.keyDown(dialog, press);
    expect(open).not.toHaveBeenCalled();
    dialog.open = false;
    fireEvent.keyDown(document.body, press);
    expect(open).toHaveBeenCalledTimes(1);
  },
);
