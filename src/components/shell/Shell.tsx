import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {type ReactNode, useLayoutEffect, useState} from 'react';
import {isLandingPage} from '../../lib/paths';
import type {readingSurface} from '../../lib/theme';
import {KeepServerHtml} from '../../runtime/browser/KeepServerHtml';
import {ConsentBanner} from './ConsentBanner';
import {ErrorMessage, type Failure} from './ErrorMessage';
import {Header} from './Header';
import styles from './Shell.module.css';

/** Background of a page: dark navy unless the specification requires white, or the visitor may choose. */
export type Surface = 'dark' | 'light' | typeof readingSurface;

/** Header and main region of every page. The footer is in `theme/Root`, so that it stays mounted. */
export function Shell({
  surface = 'dark',
  className,
  control,
  children,
}: {
  surface?: Surface;
  /** Class of the main region. */
  className?: string;
  /** A control in the header. */
  control?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: theme/SiteMetadata sets the language of the page's locale. */}
        <html data-surface={surface} />
      </Head>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <ConsentBanner />
      {/* A new header per page: back closes its open menus, also in the docs, whose pages share this shell. */}
      <Header key={pathname} floating={isLandingPage(pathname)} control={control} />
      <div id="main" className={clsx(styles.main, className)} tabIndex={-1}>
        <ErrorBoundary fallback={(failure) => <PageFailure {...failure} />}>{children}</ErrorBoundary>
      </div>
    </>
  );
}

/** Shows the error only on the page that failed: pages with the same layout share this shell and its error state. */
function PageFailure({error, tryAgain}: Failure): ReactNode {
  const {pathname} = useLocation();
  const [failedPath] = useState(pathname);
  useLayoutEffect(() => {
    if (pathname !== failedPath) tryAgain();
  });
  return (
    <KeepServerHtml error={error}>
      <ErrorMessage error={error} tryAgain={tryAgain} />
    </KeepServerHtml>
  );
}
