import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** Excludes a page from search engines and from the sitemap; crawlers still follow its links. */
export function NoIndex(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
    </Head>
  );
}
