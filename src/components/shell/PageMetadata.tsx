import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {brand} from '../../data/brand';

/** Sets a page's title and description for the tab, search engines and link previews. */
export function PageMetadata({title, description}: {title: string; description: string}): ReactNode {
  const fullTitle = title === brand.name ? `${brand.name} | ${brand.tagline}` : `${title} | ${brand.name}`;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
    </Head>
  );
}
