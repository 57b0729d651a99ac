/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import ContentVisibility from '@theme/ContentVisibility';
import {renderAt} from '../../support/renderAt';

test('a draft has a notice', async () => {
  renderAt('/blog/1', <ContentVisibility metadata={{unlisted: false, frontMatter: {draft: true}}} />);
  expect(await screen.findByText('Draft page')).toBeDefined();
});
