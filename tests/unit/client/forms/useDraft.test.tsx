/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import {useDraft} from '../../../../src/client/forms/useDraft';
import type {FormValues} from '../../../../src/lib/validation';

/** Mounts a form, as on each visit to its page; `restored` contains the values that it got. */
function openForm(id: string): {draft: ReturnType<typeof useDraft>; restored: FormValues[]; leave: () => void} {
  const restored: FormValues[] = [];
  const {result, unmount} = renderHook(() => useDraft(id, (values) => restored.push(values)));
  return {draft: result.current, restored, leave: unmount};
}

const throwError = () => {
  throw new DOMException('refused', 'SecurityError');
};

test('if storage is blocked, a draft is restored when the visitor returns to the form, until it is sent', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwError);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwError);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwError);
  const first = openForm('demo');
  first.draft.save({firstName: 'Ada'});
  first.leave();

  const second = openForm('demo');
  expect(second.restored).toEqual([{firstName: 'Ada'}]);
  expect(openForm('another').restored).toEqual([{}]);
  second.draft.remove({firstName: 'Ada'});
  second.leave();
  expect(openForm('demo').restored).toEqual([{}]);
});
