import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {brand} from '../../data/brand';

/** A page's title and description, for the tab, for search engines and for link previews. */
export function PageMetadata({title, description}: {title: string; description: string}): ReactNode {
  const whole = title === brand.name ? `${brand.name} | ${brand.tagline}` : `${title} | ${brand.name}`;
  return (
    <Head>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
    </Head>
  );
}
