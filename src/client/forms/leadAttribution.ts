import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hasConsent, subscribeToConsent} from '../monitoring/consent';
import {whenIdle} from '../whenIdle';
import {whenLoaded} from '../whenLoaded';

/*
 * Stores how the visit began, for the header of leads (submitLead.ts). Part of the bundle only with `LEAD_ATTRIBUTION=send`.
 */

function capture(): void {
  if (!hasConsent()) return;
  import('./attribution').then(
    ({getAttribution}) => getAttribution(),
    () => {
      // The chunk failed to load: leads are sent without the header.
    },
  );
}

if (ExecutionEnvironment.canUseDOM) {
  whenLoaded(() => whenIdle(capture));
  subscribeToConsent(capture);
}
