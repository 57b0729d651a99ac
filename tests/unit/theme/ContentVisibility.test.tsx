/** @jest-environment jsdom */

import {screen} from '@testing-library/react';
import ContentVisibility from '@theme/ContentVisibility';
import type {ComponentProps} from 'react';
import {renderAt} from '../../support/renderAt';

type Metadata = ComponentProps<typeof ContentVisibility>['metadata'];

const render = (metadata: Metadata) => renderAt('/blog/1', <ContentVisibility metadata={metadata} />);

test.each<[string, Metadata]>([
  ['Unlisted page', {unlisted: true, frontMatter: {}}],
  ['Unlisted page', {unlisted: false, frontMatter: {unlisted: true}}],
  ['Draft page', {unlisted: false, frontMatter: {draft: true}}],
])('a page has the notice "%s" for %j', async (notice, metadata) => {
  render(metadata);
  expect(await screen.findByText(notice)).toBeDefined();
});

test('a published page has no notice', () => {
  expect(render({unlisted: false, frontMatter: {}}).container.innerHTML).toBe('');
});
