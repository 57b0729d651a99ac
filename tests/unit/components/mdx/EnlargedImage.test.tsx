/** @jest-environment jsdom */
import {fireEvent, render} from '@testing-library/react';
import {EnlargedImage} from '../../../../src/components/mdx/EnlargedImage';

test('the dialog of an image is opened once, not on every render, and closed on back to an earlier fragment', () => {
  const showModal = jest.fn();
  const close = jest.fn();
  Object.assign(HTMLDialogElement.prototype, {showModal, close});
  const image = new Image();
  const {rerender} = render(<EnlargedImage image={image} onClose={() => {}} />);
  rerender(<EnlargedImage image={image} onClose={() => {}} />);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
  fireEvent.popState(window);
  expect(close).toHaveBeenCalledTimes(1);
});
