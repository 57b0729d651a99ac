/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import {BrowserRouter, Route} from 'react-router-dom';
import {setShownUrl} from '../../../src/client/navigation/shownUrl';
import {replaceUrl, useUrlPart} from '../../../src/hooks/useUrlPart';

function Query() {
  return <p>{useUrlPart('search')}</p>;
}

/** The page at `pathname`, as Docusaurus renders it, also while the router is already at the next one. */
function Page({pathname}: {pathname: string}) {
  return <Route location={{pathname, search: '', hash: '', state: undefined}} render={() => <Query />} />;
}

test('during a navigation the page on screen retains its query, also while the next one is rendered', () => {
  history.replaceState(null, '', '/faq?category=security');
  setShownUrl(location.href);
  const {rerender} = render(<Page pathname="/faq" />, {wrapper: BrowserRouter});
  act(() => {
    history.pushState(null, '', '/pricing?billing=yearly');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  rerender(
    <>
      <Page pathname="/faq" />
      <Page pathname="/pricing" />
    </>,
  );
  act(() => replaceUrl(({searchParams}) => searchParams.set('category', 'privacy')));
  expect(screen.getAllByText(/./).map(({textContent}) => textContent)).toEqual([
    '?category=privacy',
    '?billing=yearly',
  ]);
  expect(location.search).toBe('?billing=yearly');
});
