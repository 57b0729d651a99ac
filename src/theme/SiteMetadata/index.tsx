// Kind: eject (unsafe). Why: the theme's is in the main bundle and imports theme-common for language alternates and a
// search service's crawler tags, neither of which this site has. src/plugins/structured-data adds machine-readable data
// to the built HTML.
// Remove when: the theme's stops importing theme-common's index.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const canonical = siteConfig.url + pathname;
  return (
    <Head>
      <html lang="en" dir="ltr" />
      {/* Of pages without a title. */}
      <title>{siteConfig.title}</title>
      <meta property="og:title" content={siteConfig.title} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
      <link rel="icon" href={siteConfig.favicon} />
      <meta property="og:locale" content="en" />
      <meta property="og:url" content={canonical} />
      <link rel="canonical" href={canonical} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
