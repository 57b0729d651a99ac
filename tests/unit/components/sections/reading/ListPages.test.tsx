/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {ListPages} from '../../../../../src/components/sections/reading/ListPages';
import {renderAt} from '../../../../support/renderAt';

test('a page of a list links the newer and the older page, and says where it is', () => {
  renderAt('/blog/page/2', <ListPages page={2} totalPages={3} previousPage="/blog" nextPage="/blog/page/3" />);
  expect(screen.getByRole('navigation', {name: 'Pages of this list'})).not.toBeNull();
  expect(screen.getByRole('link', {name: 'Newer posts'}).getAttribute('href')).toBe('/blog');
  expect(screen.getByRole('link', {name: 'Older posts'}).getAttribute('href')).toBe('/blog/page/3');
  expect(screen.getByText('Page 2 of 3')).not.toBeNull();
});

test('the last page links no older one, and a list with one page has no navigation', () => {
  const {unmount} = renderAt('/blog/page/3', <ListPages page={3} totalPages={3} previousPage="/blog/page/2" />);
  expect(screen.queryByText('Older posts')).toBeNull();
  unmount();
  renderAt('/blog', <ListPages page={1} totalPages={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
