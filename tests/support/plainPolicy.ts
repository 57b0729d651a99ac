import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {securityHeaders} from '../../src/plugins/hosting/policy';
import {smallPolicy} from './smallPolicy';
import {writeSite} from './writeSite';

/**
 * Lets the site's server serve the build of a plain Docusaurus site: writes a hosting policy without a
 * Content-Security-Policy, unless the build has one.
 */
export function addPolicy(folder: string): void {
  if (existsSync(join(folder, '.hosts/policy.json'))) return;
  const policy = {...smallPolicy, headers: securityHeaders, httpsHeaders: {}, redirects: []};
  writeSite(folder, {'.hosts/policy.json': JSON.stringify(policy)});
}
