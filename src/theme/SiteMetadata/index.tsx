// Kind: eject (unsafe). Why: the theme's is in the main bundle and imports theme-common, and a search service's crawler
// tags, which this site does not have.
// src/plugins/structured-data adds machine-readable data to the built HTML.
// Remove when: the theme's stops importing theme-common's index.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {I18nLocaleConfig} from '@docusaurus/types';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {ComponentProps, ReactNode} from 'react';

/** The settings of `themeConfig` that are read here. */
type ThemeConfig = {image?: string; metadata: ComponentProps<'meta'>[]};

export default function SiteMetadata(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl, trailingSlash} = siteConfig;
  const {image, metadata} = siteConfig.themeConfig as ThemeConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const path = applyTrailingSlash(useLocation().pathname, {trailingSlash, baseUrl});
  const {localeConfigs, currentLocale, defaultLocale} = i18n;
  const {htmlLang} = localeConfigs[currentLocale] as I18nLocaleConfig;
  const alternate = (hrefLang: string, locale: I18nLocaleConfig) => (
    <link
      key={hrefLang}
      rel="alternate"
      hrefLang={hrefLang}
      href={locale.url + locale.baseUrl + path.slice(baseUrl.length)}
    />
  );
  const imageUrl = image && withBaseUrl(image, {absolute: true});
  return (
    <>
      <Head>
        {/* Open Graph separates language and region with an underscore: https://ogp.me/#optional */}
        <meta property="og:locale" content={htmlLang.replace('-', '_')} />
        <meta property="og:url" content={url + path} />
        <link rel="canonical" href={url + path} />
        <meta name="twitter:card" content="summary_large_image" />
        {imageUrl && <meta property="og:image" content={imageUrl} />}
        {imageUrl && <meta name="twitter:image" content={imageUrl} />}
        {i18n.locales.length > 1 && [
          ...Object.values(localeConfigs).map((locale) => alternate(locale.htmlLang, locale)),
          alternate('x-default', localeConfigs[defaultLocale] as I18nLocaleConfig),
        ]}
      </Head>
      {/* In a later `Head`, so that they replace the tags above. */}
      <Head>
        {metadata.map((properties) => (
          <meta key={JSON.stringify(properties)} {...properties} />
        ))}
      </Head>
    </>
  );
}
