import {type ReactNode, useEffect} from 'react';
import {reportError} from '../../client/monitoring';
import {brand} from '../../data/brand';
import {useOnReconnect} from '../../hooks/useOnReconnect';
import {isChunkLoadError} from '../../lib/chunkLoadError';
import styles from './ErrorMessage.module.css';

const heading = 'This page failed to load properly';
const unfetched =
  'It could not be fetched: the connection may be down. Once it is back the page is fetched again; you can try again yourself, too. What you typed on the page before is still there.';
const brokenForVisitors =
  'Something in it broke while it was being shown. Trying again often helps; the rest of the site works.';
/** Of a page that is being written trying again shows the same. */
const brokenForWriters =
  'Something in it broke while it was being shown. The terminal in which npm start runs names its file and line, with what to do; what it does not name stands in the browser’s console.';

/** What failed to render, and how it is rendered once more. */
export type Failure = {error: Error; tryAgain: () => void};

/**
 * What stands in place of something that failed to render: a clear word and ways on. It uses plain elements
 * only, because it also replaces the whole site when the router itself is gone. The error goes to monitoring and
 * is never shown.
 */
export function ErrorMessage({error, tryAgain}: Failure): ReactNode {
  const broken = process.env.NODE_ENV === 'development' ? brokenForWriters : brokenForVisitors;
  // Otherwise the tab, and what is read out of a page that a link leads to, would name the page before.
  useEffect(() => {
    document.title = `${heading} | ${brand.name}`;
  }, []);
  // What the connection has cost comes back with it.
  useOnReconnect(isChunkLoadError(error), tryAgain);
  useEffect(() => reportError(error, {component: 'ErrorBoundary', page: window.location.pathname}), [error]);
  return (
    <main className={styles.message}>
      <div className={styles.words} role="alert">
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.text}>{isChunkLoadError(error) ? unfetched : broken}</p>
      </div>
      <p className={styles.actions}>
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
        <a href="/">Go to the home page</a>
      </p>
    </main>
  );
}
