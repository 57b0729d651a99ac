/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import {BrowserRouter, Route} from 'react-router-dom';
import {setShownUrl} from '../../../src/client/shownUrl';
import {replaceUrl, useUrlPart} from '../../../src/hooks/useUrlPart';

function Query() {
  return <p>{useUrlPart('search')}</p>;
}

/** The page at `pathname`, as Docusaurus shows it: also while the router is at the next one already. */
function Page({pathname}: {pathname: string}) {
  return <Route location={{pathname, search: '', hash: '', state: undefined}} render={() => <Query />} />;
}

test('a page that a link leads away from keeps its query, also while the next one is rendered', () => {
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
