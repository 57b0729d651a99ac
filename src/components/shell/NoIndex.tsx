import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** Keeps a page out of search engines, and so out of the sitemap; its links are still followed. */
export function NoIndex(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
    </Head>
  );
}
