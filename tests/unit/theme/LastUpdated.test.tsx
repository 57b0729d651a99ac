/** @jest-environment jsdom */
import LastUpdated from '@theme/LastUpdated';
import {renderAt} from '../../support/renderAt';

test('the date of a page’s last change has the site’s date format', () => {
  const {container} = renderAt('/docs', <LastUpdated lastUpdatedAt={Date.UTC(2026, 10, 21, 23, 59)} />);
  expect(container.textContent).toBe('Last updated on November 21, 2026');
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21T23:59:00.000Z');
});
