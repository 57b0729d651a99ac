/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
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

test('the enlarged image is the original, not a variant for the text column', () => {
  renderAt('/docs', <ZoomableImage src="/a.png" srcSet="/a.webp 688w" sizes="688px" alt="A plan" />);
  expect(screen.getByRole('img').getAttribute('srcset')).toBe('/a.webp 688w');
  fireEvent.click(screen.getByRole('button', {name: 'Enlarge: A plan'}));
  const enlarged = within(screen.getByRole('dialog', {hidden: true})).getByRole('img', {hidden: true});
  expect(enlarged.getAttribute('src')).toBe('/a.png');
  expect(enlarged.hasAttribute('srcset')).toBe(false);
});
