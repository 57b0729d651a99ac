// Kind: eject (safe). Why: the footer, toasts and the route announcer must stay mounted across navigations, and chunk
// load errors must be handled before the first chunk is loaded.
// Remove when: never.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/Root';
import {type ReactNode, useEffect, useLayoutEffect} from 'react';
import '../../client/chunkLoadErrors';
import {delegateLinks} from '../../client/delegatedLinks';
import {reportInput, restoreInput} from '../../client/restoreInput';
import {Island} from '../../components/shell/Island';
import {islandPart} from '../../components/shell/islandPart';
import {RouteAnnouncer} from '../../components/shell/RouteAnnouncer';
import {Toasts} from '../../components/shell/Toasts';

const footer = islandPart(async () => (await import('../../components/shell/Footer')).Footer);

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  // React handles clicks from this commit on, and replays those made during hydration.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    restoreInput();
  }, []);
  useEffect(reportInput, []);
  useLayoutEffect(() => delegateLinks(history), [history]);
  return (
    <>
      {children}
      {/* With fallbacks: pages work without the footer. */}
      <ErrorBoundary fallback={() => null}>
        <Island part={footer} fallback={false} />
      </ErrorBoundary>
      <RouteAnnouncer />
      <Toasts />
    </>
  );
}
