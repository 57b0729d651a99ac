import {type HostingPolicy, hostingPolicy} from '../../src/plugins/hosting/policy';
import {allowedSources} from '../../src/plugins/hosting/sources';

/** A hosting policy with one inline script hash and three redirects. */
export const smallPolicy: HostingPolicy = hostingPolicy(
  allowedSources(
    {apiHost: undefined, monitoring: undefined, feedback: undefined},
    {scriptHashes: ['sha256-one'], scripts: [], styles: [], trustedTypes: true, integrity: true},
    [],
  ),
  [
    {from: '/prices', to: '/pricing'},
    {from: '/start', to: '/docs#begin'},
    {from: '/docs#old', to: '/docs#new'},
  ],
);
