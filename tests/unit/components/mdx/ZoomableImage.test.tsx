/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import {ZoomableImage} from '../../../../src/components/mdx/ZoomableImage';
import {renderAt} from '../../../support/renderAt';

test('the dialog of an image is opened once, not on every render', () => {
  const showModal = jest.fn();
  HTMLDialogElement.prototype.showModal = showModal;
  const {rerender} = renderAt('/docs', <ZoomableImage src="/a.svg" alt="A plan" />);
  fireEvent.click(screen.getByRole('button', {name: 'Enlarge: A plan'}));
  rerender(<ZoomableImage src="/a.svg" alt="A plan" />);
  expect(showModal).toHaveBeenCalledTimes(1);
});
