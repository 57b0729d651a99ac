import {type HostingPolicy, hostingPolicy} from '../../src/plugins/hosting/policy';
import {allowedSources} from '../../src/plugins/hosting/sources';

/** The policy of a site with one inline script and one address that has moved. */
export const smallPolicy: HostingPolicy = hostingPolicy(
  allowedSources({apiHost: undefined, monitoring: undefined}, ['sha256-one']),
  [
    {from: '/prices', to: '/pricing'},
    {from: '/start', to: '/docs#begin'},
    {from: '/docs#old', to: '/docs#new'},
  ],
);
