// Kind: eject (safe). Why: toasts outlive the page they were asked for on, the name of the page that came is said where
// something is still there to say it, and missing scripts are listened for before the first is fetched.
// Remove when: never.
import type {Props} from '@theme/Root';
import {type ReactNode, useLayoutEffect} from 'react';
import '../../client/chunkLoadErrors';
import {RouteAnnouncer} from '../../components/shell/RouteAnnouncer';
import {Toasts} from '../../components/shell/Toasts';

export default function Root({children}: Props): ReactNode {
  // React answers clicks from this commit on, and those that come before it while it hydrates.
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
