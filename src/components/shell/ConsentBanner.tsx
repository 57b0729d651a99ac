import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lazy, type ReactNode, Suspense, useSyncExternalStore} from 'react';
import {getBannerState, subscribeToConsent} from '../../client/consent';

const ConsentQuestion = lazy(async () => ({default: (await import('./ConsentQuestion')).ConsentQuestion}));

/**
 * The question whether this visit may be monitored, where the site asks it (contract, `MONITORING_CONSENT`).
 * Should its script not come, nobody is asked and nothing is monitored.
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
