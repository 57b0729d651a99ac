/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import {Helmet} from '../../../../../src/runtime/browser/shims/helmet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
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

test('an attribute of the root that is unchanged is not set again: browsers would compute all styles', () => {
  document.documentElement.setAttribute('lang', 'en');
  const setAttribute = jest.spyOn(document.documentElement, 'setAttribute');
  render(
    <Helmet>
      <html lang="en" dir="ltr" />
    </Helmet>,
  );
  runFrame();
  expect(setAttribute.mock.calls).toEqual([['dir', 'ltr']]);
  setAttribute.mockRestore();
});
