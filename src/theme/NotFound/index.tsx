// Kind: eject (safe). Why: any other path leads to the home page and replaces the history entry, with scripts
// off too (specification, section 2; contract). It also keeps the theme's layout out of the main bundle.
// Remove when: never.
import Head from '@docusaurus/Head';
import {Redirect} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {PageMetadata} from '../../components/shell/PageMetadata';
import {useHydrated} from '../../hooks/useHydrated';

/**
 * As a file (404.html) it replaces the address before anything else runs, which also holds for malformed URLs,
 * where the application cannot start; inside the running site the router does the same.
 */
export default function NotFound(): ReactNode {
  const hydrated = useHydrated();
  if (hydrated) return <Redirect to="/" />;
  return (
    <>
      <PageMetadata
        title="Page not found"
        description="There is no page at this address: the home page comes up instead."
      />
      <Head>
        <meta name="robots" content="noindex" />
        <script>{"location.replace('/')"}</script>
      </Head>
      <noscript>
        <meta httpEquiv="refresh" content="0;url=/" />
      </noscript>
      <main>
        <h1>There is no page at this address</h1>
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </main>
    </>
  );
}
