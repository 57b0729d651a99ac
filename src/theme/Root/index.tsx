// Kind: eject (safe). Why: the footer, toasts and the route announcer must stay mounted across navigations.
// Remove when: never.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {RouteAnnouncer} from '../../components/shell/RouteAnnouncer';
import {Toasts} from '../../components/shell/Toasts';
import {Island} from '../../runtime/browser/Island';
import {islandPart} from '../../runtime/browser/islandPart';

const footer = islandPart(async () => (await import('../../components/shell/Footer')).Footer);

export default function Root({children}: Props): ReactNode {
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
