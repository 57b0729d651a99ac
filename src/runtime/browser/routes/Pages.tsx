import Loading from '@theme/Loading';
import type {ReactNode} from 'react';
import {type RouteConfigComponentProps, renderRoutes} from 'react-router-config';

/** Why the routes of a page failed to load, by path. */
export const failures = new Map<string, Error>();

/** Renders the page of the current location, or an error if its route failed to load. */
export default function Pages({route, location, history}: RouteConfigComponentProps): ReactNode {
  const error = failures.get(location.pathname);
  if (!error) return renderRoutes(route?.routes);
  // A navigation to the same location loads the route again, or the whole page after a deployment.
  return (
    <Loading
      pastDelay={false}
      timedOut={false}
      isLoading={false}
      error={error}
      retry={() => history.replace(location)}
    />
  );
}
