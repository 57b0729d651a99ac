import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lazy, type ReactNode, Suspense} from 'react';
import {settings} from '../../client/settings';
import {useHydrated} from '../../runtime/browser/useHydrated';

const OpenQuestion = lazy(async () => ({default: (await import('./ConsentQuestion')).OpenQuestion}));

/** Whether the site asks for consent; the browser may answer with Global Privacy Control. */
const asksForConsent = settings.monitoringConsent === 'ask' || settings.tagClasses?.includes('marketing');

/**
 * Loads the consent banner for monitoring where consent is required (contract, `MONITORING_CONSENT`). If its chunk
 * fails to load, no banner is shown and nothing is monitored.
 */
export function ConsentBanner(): ReactNode {
  const hydrated = useHydrated();
  if (!hydrated || !asksForConsent) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <OpenQuestion />
      </Suspense>
    </ErrorBoundary>
  );
}
