/** @jest-environment jsdom */

import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import {useColorMode} from '@docusaurus/theme-common';
import {type RenderResult, screen, waitFor} from '@testing-library/react';
import Layout from '@theme/Layout';
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import type {ComponentProps, ReactNode} from 'react';
import {brand} from '../../../src/data/brand';
import {renderAt} from '../../support/renderAt';

const contentOf = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

function layoutOf(props: ComponentProps<typeof Layout> & {keywords?: string[]}): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {id: 'default', name: 'pages'}}}>
      <TitleFormatter>
        <Layout {...props} />
      </TitleFormatter>
    </RouteContextProvider>
  );
}

function renderLayout(...args: Parameters<typeof layoutOf>): RenderResult {
  return renderAt('/a', layoutOf(...args));
}

test('a page without a title has the title of the site, and the next one its own', async () => {
  const pageWith = (title?: string) => (
    <>
      <SiteMetadataDefaults />
      {layoutOf({title})}
    </>
  );
  const {rerender} = renderAt('/a', pageWith());
  await waitFor(() => expect(document.title).toBe(brand.name));
  rerender(pageWith('A'));
  await waitFor(() => expect(document.title).toBe(`A | ${brand.name}`));
  rerender(pageWith());
  await waitFor(() => expect(document.title).toBe(brand.name));
});

test('title, description and keywords are set', async () => {
  renderLayout({title: 'A', description: 'About A', keywords: ['a', 'b']});
  await waitFor(() => expect(document.title).toBe(`A | ${brand.name}`));
  expect([contentOf('description'), contentOf('keywords')]).toEqual(['About A', 'a,b']);
});

test('`wrapperClassName` is a class of the main region', () => {
  renderLayout({wrapperClassName: 'wide', children: 'Text'});
  expect(screen.getByText('Text').matches('#main.wide')).toBe(true);
});

test('`noFooter` hides the footer of that page only', async () => {
  const {unmount} = renderLayout({noFooter: true});
  await waitFor(() => expect(document.documentElement.hasAttribute('data-no-footer')).toBe(true));
  unmount();
  renderLayout({});
  await waitFor(() => expect(document.documentElement.hasAttribute('data-no-footer')).toBe(false));
});

test('components in it can read the color mode', () => {
  document.documentElement.dataset.theme = 'dark';
  const Mode = (): ReactNode => useColorMode().colorMode;
  renderLayout({children: <Mode />});
  expect(screen.getByText('dark')).toBeTruthy();
});
