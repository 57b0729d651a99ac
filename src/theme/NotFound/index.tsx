// Kind: eject (safe). Why: unknown paths redirect to the home page and replace the history entry, also without
// JavaScript (specification, section 2; contract). Also excludes the theme's layout from the main bundle.
// Remove when: never.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {PageMetadata} from '../../components/shell/PageMetadata';
import {useHydrated} from '../../runtime/browser/useHydrated';

/**
 * In 404.html an inline script redirects before any other script runs, also for malformed URLs, with which the
 * application cannot start. After hydration the router redirects.
 */
export default function NotFound(): ReactNode {
  const hydrated = useHydrated();
  const home = useBaseUrl('/');
  if (hydrated) return <Redirect to={home} />;
  return (
    <>
      <PageMetadata
        title="Page not found"
        description="This page does not exist. You are redirected to the home page."
      />
      <Head>
        <meta name="robots" content="noindex" />
        {/* Only in 404.html: browsers block scripts that scripts create (Trusted Types). */}
        {!ExecutionEnvironment.canUseDOM && <script>{`location.replace("${home}")`}</script>}
      </Head>
      <main>
        <h1>This page does not exist</h1>
        <p>
          <a href={home}>Go to the home page</a>
        </p>
      </main>
    </>
  );
}
