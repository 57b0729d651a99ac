import Head from '@docusaurus/Head';
import {type ReactNode, useEffect} from 'react';
import {reportError} from '../../client/monitoring/reports';
import {baseUrl} from '../../client/settings';
import {brand} from '../../data/brand';
import {useOnReconnect} from '../../hooks/useOnReconnect';
import {isChunkLoadError} from '../../runtime/browser/chunkLoadError';
import styles from './ErrorMessage.module.css';

const heading = 'This page failed to load properly';
const chunkFailed =
  'Your connection may be down. The page loads again when you are back online, or you can try again now. Text that you typed on the previous page is still there.';
const renderFailed =
  'Something went wrong while we displayed it. Trying again often helps, and the rest of the site still works.';
/** In development a retry would show the same error. */
const renderFailedInDevelopment =
  'Something went wrong while rendering it. The terminal of npm start shows the file, the line and a fix. If it does not, check the browser console.';

/** A render error, and a function that renders again. */
export type Failure = {error: Error; tryAgain: () => void};

/**
 * Replaces content that failed to render by a message, a retry button and a link to the home page. Uses plain elements
 * only, because it also replaces the whole site if the router fails. The error is reported to monitoring, never shown.
 */
export function ErrorMessage({error, tryAgain}: Failure): ReactNode {
  const renderMessage = process.env.NODE_ENV === 'development' ? renderFailedInDevelopment : renderFailed;
  // A chunk that failed to load offline is loaded again on reconnect.
  useOnReconnect(isChunkLoadError(error), tryAgain);
  useEffect(() => reportError(error, {component: 'ErrorBoundary', page: window.location.pathname}), [error]);
  return (
    <main className={styles.message}>
      <Head>
        <title>{`${heading} | ${brand.name}`}</title>
      </Head>
      <div className={styles.explanation} role="alert">
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.text}>{isChunkLoadError(error) ? chunkFailed : renderMessage}</p>
      </div>
      <p className={styles.actions}>
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
        <a href={baseUrl}>Go to the home page</a>
      </p>
    </main>
  );
}
