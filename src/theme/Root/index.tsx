// Kind: eject (safe). Why: toasts and the route announcer must stay mounted across navigations, and chunk load errors
// must be handled before the first chunk is loaded.
// Remove when: never.
import type {Props} from '@theme/Root';
import {type ReactNode, useLayoutEffect} from 'react';
import '../../client/chunkLoadErrors';
import {RouteAnnouncer} from '../../components/shell/RouteAnnouncer';
import {Toasts} from '../../components/shell/Toasts';

export default function Root({children}: Props): ReactNode {
  // React handles clicks from this commit on, and replays those made during hydration.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <>
      {children}
      <RouteAnnouncer />
      <Toasts />
    </>
  );
}
