import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {isLandingPage} from '../../site/paths';
import {ConsentBanner} from './ConsentBanner';
import {ErrorMessage} from './ErrorMessage';
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
        <ErrorBoundary fallback={(failure) => <ErrorMessage {...failure} />}>{children}</ErrorBoundary>
      </div>
      <Footer />
    </>
  );
}
