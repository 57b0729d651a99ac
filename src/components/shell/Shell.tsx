import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useLayoutEffect, useState} from 'react';
import {isLandingPage} from '../../lib/paths';
import {ConsentBanner} from './ConsentBanner';
import {ErrorMessage, type Failure} from './ErrorMessage';
import {Footer} from './Footer';
import {Header} from './Header';
import styles from './Shell.module.css';

/** The surface that a page is set on: dark navy unless the specification says white. */
export type Surface = 'dark' | 'light';

/** What every page stands in: header, main part, footer. */
export function Shell({surface = 'dark', children}: {surface?: Surface; children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <Head>
        <html data-surface={surface} lang="en" />
      </Head>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <ConsentBanner />
      {/* A header of its own for each page: back leads out of what is open in it, in the docs too, which share one. */}
      <Header key={pathname} floating={isLandingPage(pathname)} />
      <div id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary fallback={(failure) => <PageFailure {...failure} />}>{children}</ErrorBoundary>
      </div>
      <Footer />
    </>
  );
}

/** Tells of the page that failed, and of no other: pages of a kind share this shell, and what it knows of them. */
function PageFailure({error, tryAgain}: Failure): ReactNode {
  const {pathname} = useLocation();
  const [failedAt] = useState(pathname);
  useLayoutEffect(() => {
    if (pathname !== failedAt) tryAgain();
  });
  return <ErrorMessage error={error} tryAgain={tryAgain} />;
}
