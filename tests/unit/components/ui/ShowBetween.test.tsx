/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {ShowBetween} from '../../../../src/components/ui/ShowBetween';

const news = (
  <ShowBetween days={{from: '2026-10-01', until: '2026-10-31'}}>
    <p>News</p>
  </ShowBetween>
);

/** Returns what a visitor sees at `time`, of a page that was built on the last day. */
function renderOn(time: string): string | null {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-10-31T12:00').getTime());
  const container = document.createElement('div');
  container.innerHTML = renderToString(news);
  clock.mockReturnValue(new Date(time).getTime());
  render(news, {container: document.body.appendChild(container), hydrate: true});
  return container.textContent;
}

test.each([
  ['2026-09-30T23:59', ''],
  ['2026-10-01T00:00', 'News'],
  ['2026-10-31T23:59', 'News'],
  ['2026-11-01T00:00', ''],
])('dated content is shown from its first to its last day, whenever the page was built: %s', (time, shown) => {
  expect(renderOn(time)).toBe(shown);
});
