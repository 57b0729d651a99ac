import type {ClientModule} from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const listeners = new Set<(location: Location) => void>();

/** Calls `notify` after each client-side navigation to another page. Returns a function that unsubscribes. */
export function onPageChange(notify: (location: Location) => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Client module that notifies the listeners. */
const pageChange: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      for (const notify of listeners) notify(location);
    }
  },
};
export default pageChange;
