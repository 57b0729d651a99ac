import SiteMetadata from '@theme/SiteMetadata';
import {renderToStaticMarkup} from 'react-dom/server';
import {type FilledContext, HelmetProvider} from 'react-helmet-async';
import {StaticRouter} from 'react-router-dom';

const en = {htmlLang: 'en', direction: 'ltr', url: 'https://example.com', baseUrl: '/'};
const mockSite = {siteConfig: {}, i18n: {}};

jest.mock('@docusaurus/useDocusaurusContext', () => ({__esModule: true, default: () => mockSite}));

/** Returns the head that a page at `path` gets from these settings, as HTML. */
function head(path: string, config: object, i18n: object = {}): string {
  mockSite.siteConfig = {
    url: 'https://example.com',
    baseUrl: '/',
    trailingSlash: false,
    future: {},
    themeConfig: {metadata: []},
    ...config,
  };
  mockSite.i18n = {locales: ['en'], currentLocale: 'en', defaultLocale: 'en', localeConfigs: {en}, ...i18n};
  const context = {} as FilledContext;
  renderToStaticMarkup(
    <HelmetProvider context={context}>
      <StaticRouter location={path}>
        <SiteMetadata />
      </StaticRouter>
    </HelmetProvider>,
  );
  const {meta, link} = context.helmet;
  return `${meta}${link}`.replaceAll(' data-rh="true"', '');
}

test('the canonical URL has the trailing slash of the configuration, whatever the visited path', () => {
  const canonical = (trailingSlash: boolean | undefined, path: string) =>
    / rel="canonical" href="([^"]*)"/.exec(head(path, {trailingSlash}))?.[1];
  expect(canonical(true, '/docs/a')).toBe('https://example.com/docs/a/');
  expect(canonical(false, '/docs/a/')).toBe('https://example.com/docs/a');
  expect(canonical(undefined, '/docs/a/')).toBe('https://example.com/docs/a/');
});

test('a page of several locales links to the others', () => {
  const localeConfigs = {en, ar: {...en, htmlLang: 'ar-EG', direction: 'rtl', baseUrl: '/ar/'}};
  const i18n = {locales: ['en', 'ar'], currentLocale: 'ar', localeConfigs};
  const html = head('/ar/docs/a', {baseUrl: '/ar/'}, i18n);
  expect(html).toContain('<meta property="og:locale" content="ar_EG"/>');
  const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)];
  expect(alternates.map(([, language, url]) => [language, url])).toEqual([
    ['en', 'https://example.com/docs/a'],
    ['ar-EG', 'https://example.com/ar/docs/a'],
    ['x-default', 'https://example.com/docs/a'],
  ]);
});
