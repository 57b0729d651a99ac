/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import {useDraft} from '../../../src/hooks/useDraft';
import type {FormValues} from '../../../src/lib/validation';

/** The form comes alive, as it does on every way back to its page: what it keeps with, and what it was given. */
function openForm(id: string): {draft: ReturnType<typeof useDraft>; given: FormValues[]; leave: () => void} {
  const given: FormValues[] = [];
  const {result, unmount} = renderHook(() => useDraft(id, (values) => given.push(values)));
  return {draft: result.current, given, leave: unmount};
}

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test('where storage is refused, a draft is there on the way back, until what it holds is sent', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  const first = openForm('demo');
  first.draft.save({firstName: 'Ada'});
  first.leave();

  const second = openForm('demo');
  expect(second.given).toEqual([{firstName: 'Ada'}]);
  expect(openForm('another').given).toEqual([{}]);
  second.draft.clear();
  second.leave();
  expect(openForm('demo').given).toEqual([{}]);
});
