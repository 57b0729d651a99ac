import SiteMetadata from '@theme/SiteMetadata';
import {renderToStaticMarkup} from 'react-dom/server';
import {type FilledContext, HelmetProvider} from 'react-helmet-async';
import {StaticRouter} from 'react-router-dom';

const en = {htmlLang: 'en', direction: 'ltr', url: 'https://example.com', baseUrl: '/'};
const ar = {...en, htmlLang: 'ar-EG', direction: 'rtl', baseUrl: '/ar/'};
const mockSite = {
  siteConfig: {
    url: 'https://example.com',
    baseUrl: '/ar/',
    trailingSlash: false,
    future: {},
    themeConfig: {metadata: []},
  },
  i18n: {locales: ['en', 'ar'], currentLocale: 'ar', defaultLocale: 'en', localeConfigs: {en, ar}},
};

jest.mock('@docusaurus/useDocusaurusContext', () => ({__esModule: true, default: () => mockSite}));

test('a page of several locales links to the others', () => {
  const context = {} as FilledContext;
  renderToStaticMarkup(
    <HelmetProvider context={context}>
      <StaticRouter location="/ar/docs/a">
        <SiteMetadata />
      </StaticRouter>
    </HelmetProvider>,
  );
  const {meta, link} = context.helmet;
  expect(`${meta}`).toContain('property="og:locale" content="ar_EG"/>');
  const alternates = [...`${link}`.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)];
  expect(alternates.map(([, language, url]) => [language, url])).toEqual([
    ['en', 'https://example.com/docs/a'],
    ['ar-EG', 'https://example.com/ar/docs/a'],
    ['x-default', 'https://example.com/docs/a'],
  ]);
});
