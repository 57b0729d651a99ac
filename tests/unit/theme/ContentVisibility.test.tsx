/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import ContentVisibility, {type Props} from '@theme/ContentVisibility';
import {ScheduledNotice} from '../../../src/theme/ContentVisibility/ScheduledNotice';
import {renderAt} from '../../support/renderAt';

test('a draft has a notice', async () => {
  renderAt('/blog/1', <ContentVisibility metadata={{unlisted: false, frontMatter: {draft: true}}} />);
  expect(await screen.findByText('Draft page')).toBeDefined();
});

test.each([
  ['2090-01-01T00:00:00.000Z', ['Builds before January 1, 2090 do not publish this page.']],
  ['2020-01-01T00:00:00.000Z', []],
  [undefined, []],
])('under npm start, a post of %s has the notices %j', (date, notices) => {
  const metadata = {unlisted: false, frontMatter: {}, date} as Props['metadata'];
  renderAt('/blog/1', <ScheduledNotice metadata={metadata} />);
  expect(screen.queryAllByText(/Builds before/).map(({textContent}) => textContent)).toEqual(notices);
});
