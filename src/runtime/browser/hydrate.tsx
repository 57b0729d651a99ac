import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserRouter} from 'react-router-dom';
import {leaveServerHtml, saveServerHtml} from './serverHtml';

/** Hydrates the page, as Docusaurus' entry does, with the router that uses paths. */
export function hydrate(): void {
  Object.assign(window, {docusaurus});
  const container = saveServerHtml();
  const app = (
    <HelmetProvider>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </HelmetProvider>
  );
  startTransition(() => {
    const docusaurusRoot = hydrateRoot(container, app, {
      // Extensions change the HTML: React renders the page again, so that it is not an error of the site.
      // biome-ignore lint/suspicious/noConsole: as Docusaurus' entry does, for developers.
      onRecoverableError: (error, details) => console.error('The page differs from its HTML:', error, details),
      // No error boundary has handled it: the page would be empty.
      onUncaughtError: (error) => {
        leaveServerHtml(error);
        globalThis.reportError?.(error);
      },
    });
    Object.assign(window, {docusaurusRoot});
  });
}
