/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {EnlargedImage} from '../../../../src/components/mdx/EnlargedImage';

test('the dialog of an image is opened once, not on every render', () => {
  const showModal = jest.fn();
  HTMLDialogElement.prototype.showModal = showModal;
  const image = new Image();
  const {rerender} = render(<EnlargedImage image={image} onClose={() => {}} />);
  rerender(<EnlargedImage image={image} onClose={() => {}} />);
  expect(showModal).toHaveBeenCalledTimes(1);
});
