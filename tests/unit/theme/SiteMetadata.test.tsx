import SiteMetadata from '@theme/SiteMetadata';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {type FilledContext, HelmetProvider} from 'react-helmet-async';
import {StaticRouter} from 'react-router-dom';
import {NoIndex} from '../../../src/components/shell/NoIndex';
import {siteNoIndexTag} from '../../../src/plugins/built-page/siteNoIndex';

const en = {htmlLang: 'en', direction: 'ltr', url: 'https://example.com', baseUrl: '/'};
const ar = {...en, htmlLang: 'ar-EG', direction: 'rtl', baseUrl: '/ar/'};
const mockSite = {
  siteConfig: {
    url: 'https://example.com',
    baseUrl: '/ar/',
    trailingSlash: false,
    future: {},
    themeConfig: {metadata: [] as object[]},
  },
  i18n: {locales: ['en', 'ar'], currentLocale: 'ar', defaultLocale: 'en', localeConfigs: {en, ar}},
};

jest.mock('@docusaurus/useDocusaurusContext', () => ({__esModule: true, default: () => mockSite}));

/** Returns the head tags of a page, optionally with a `Head` of its own. */
function headOf(pathname: string, page?: ReactNode): FilledContext['helmet'] {
  const context = {} as FilledContext;
  renderToStaticMarkup(
    <HelmetProvider context={context}>
      <StaticRouter location={pathname}>
        <SiteMetadata />
        {page}
      </StaticRouter>
    </HelmetProvider>,
  );
  return context.helmet;
}

test('the robots tag of a page replaces that of a site with noIndex', () => {
  mockSite.siteConfig.themeConfig.metadata = [siteNoIndexTag];
  expect(`${headOf('/ar/').meta}`).toContain('name="robots" content="noindex, nofollow" data-site=""');
  const {meta} = headOf('/ar/', <NoIndex />);
  expect(`${meta}`.match(/robots[^>]*/g)).toEqual(['robots" content="noindex, follow"/']);
});

test('a page of several locales links to the others', () => {
  const {meta, link} = headOf('/ar/docs/a');
  expect(`${meta}`).toContain('property="og:locale" content="ar_EG"/>');
  const alternates = [...`${link}`.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)];
  expect(alternates.map(([, language, url]) => [language, url])).toEqual([
    ['en', 'https://example.com/docs/a'],
    ['ar-EG', 'https://example.com/ar/docs/a'],
    ['x-default', 'https://example.com/docs/a'],
  ]);
});
