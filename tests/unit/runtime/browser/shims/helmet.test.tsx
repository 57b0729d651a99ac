/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import * as Library from 'react-helmet-async';
import {Helmet, HelmetProvider} from '../../../../../src/runtime/browser/shims/helmet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.head.innerHTML = '';
});

const runFrame = () => act(() => void jest.advanceTimersToNextFrame());
const contentOf = (name: string) =>
  [...document.head.querySelectorAll(`meta[name=${name}]`)].map((element) => element.getAttribute('content'));

test('the tags of a page override those of the site, and are removed with the page', () => {
  const page = (isShown: boolean) => (
    <>
      <Helmet>
        <html lang="en" className="site" />
        <title>The site</title>
        <meta name="description" content="The site’s" />
        <link rel="icon" href="/favicon.svg" />
      </Helmet>
      {isShown && (
        <Helmet>
          <html lang="de" className="page" data-surface="light" />
          <title>
            {'A page'} | {'The site'}
          </title>
          <meta name="description" content="The page’s" />
          <meta name="author" content="Ada" />
          <meta name="author" content="Grace" />
          <link rel="canonical" href="/page" />
        </Helmet>
      )}
    </>
  );
  const {rerender} = render(page(true));
  runFrame();
  expect(document.title).toBe('A page | The site');
  expect(contentOf('description')).toEqual(['The page’s']);
  expect(contentOf('author')).toEqual(['Ada', 'Grace']);
  expect(document.head.querySelectorAll('link')).toHaveLength(2);
  expect(document.documentElement.outerHTML).toMatch(/^<html lang="de" class="page" data-surface="light">/);
  rerender(page(false));
  runFrame();
  expect(document.title).toBe('The site');
  expect(contentOf('description')).toEqual(['The site’s']);
  expect(contentOf('author')).toEqual([]);
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
  expect(document.documentElement.outerHTML).toMatch(/^<html lang="en" class="site">/);
});

test('the server’s tags are kept if they are unchanged, and other elements of the head always', () => {
  document.head.innerHTML =
    '<meta name="generator" content="a"><meta data-rh="true" content="x" name="keywords"><meta data-rh="true" name="old" content="y">';
  const [, kept] = document.head.children;
  render(
    <Helmet>
      <meta name="keywords" content="x" />
    </Helmet>,
  );
  runFrame();
  expect(document.head.querySelector('[name=keywords]')).toBe(kept);
  expect(contentOf('old')).toEqual([]);
  expect(contentOf('generator')).toEqual(['a']);
});

test('attributes of the body are set, and removed with the page that sets them', () => {
  document.body.className = 'extension';
  const page = (isShown: boolean) => (
    <>
      <Helmet>
        <body data-site="a" />
      </Helmet>
      {isShown && (
        <Helmet>
          <body className="page" data-site="b" />
        </Helmet>
      )}
    </>
  );
  const {rerender} = render(page(true));
  runFrame();
  expect([document.body.className, document.body.dataset.site]).toEqual(['page', 'b']);
  rerender(page(false));
  runFrame();
  expect([document.body.hasAttribute('class'), document.body.dataset.site]).toEqual([false, 'a']);
});

test('tags override each other as in the library, which has rendered the HTML', () => {
  const headWith = (Implementation: typeof Helmet, Provider: typeof HelmetProvider) => {
    const {unmount} = render(
      <Provider>
        <Implementation>
          <meta httpEquiv="refresh" content="9" />
          <meta itemProp="name" content="Site" />
          <meta name="robots" content="index" />
          <link rel="canonical" href="/site" />
          <link rel="alternate" href="/feed" hrefLang="en" title="Site" />
          <link rel="preload" href="/font" />
          <link rel="stylesheet" href="/a.css" />
          <link href="/b.css" rel="stylesheet" />
          <script type="application/ld+json">{'{"@type": "Site"}'}</script>
          <script src="/a.js" async />
        </Implementation>
        <Implementation>
          <meta httpEquiv="x-dns-prefetch-control" content="off" />
          <meta name="Robots" content="noindex" />
          <link href="/page" rel="canonical" />
          <link rel="alternate" href="/feed" title="Page" />
          <link href="/c.css" rel="stylesheet" />
          <script type="application/ld+json">{'{"@type": "Page"}'}</script>
          <script src="/A.js" async />
          <style>{'p {color: red}'}</style>
          <meta content="nothing" />
        </Implementation>
      </Provider>,
    );
    runFrame();
    const tags = [...document.head.querySelectorAll('[data-rh]')].map(({outerHTML}) => outerHTML);
    unmount();
    runFrame();
    document.head.innerHTML = '';
    return tags.sort();
  };
  const tags = headWith(Helmet, HelmetProvider);
  expect(tags).toHaveLength(14);
  expect(tags).toEqual(
    headWith(Library.Helmet as unknown as typeof Helmet, Library.HelmetProvider as unknown as typeof HelmetProvider),
  );
});

test('the head stays when the whole app is unmounted, after an exception during hydration', () => {
  document.head.innerHTML = '<meta data-rh="true" name="robots" content="noindex">';
  const {unmount} = render(
    <Helmet>
      <meta name="robots" content="noindex" />
    </Helmet>,
  );
  unmount();
  runFrame();
  expect(contentOf('robots')).toEqual(['noindex']);
});
