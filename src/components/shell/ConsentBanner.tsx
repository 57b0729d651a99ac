import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lazy, type ReactNode, Suspense, useSyncExternalStore} from 'react';
import {getBannerState, subscribeToConsent} from '../../client/consent';

const ConsentQuestion = lazy(async () => ({default: (await import('./ConsentQuestion')).ConsentQuestion}));

/**
 * Loads the consent banner for monitoring where consent is required (contract, `MONITORING_CONSENT`). If its chunk
 * fails to load, no banner is shown and nothing is monitored.
 */
export function ConsentBanner(): ReactNode {
  const question = useSyncExternalStore(subscribeToConsent, getBannerState, () => 'none' as const);
  if (question === 'none') return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <ConsentQuestion question={question} />
      </Suspense>
    </ErrorBoundary>
  );
}
