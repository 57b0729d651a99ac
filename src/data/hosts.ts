import {inWords} from '../lib/format';
import {integratedHosts, sourceHosts} from './facts';

/** How sentences speak of the source hosts, of one as of several: "Connect GitHub or GitLab". */
export const integratedToday = inWords(integratedHosts, 'or');
export const areIntegrated = `${inWords(integratedHosts)} ${isOrAre(integratedHosts)} integrated`;

/** Those of our copy that are not integrated yet. Docs cite them one by one, so that the build says where one is gone. */
export const plannedHosts: readonly string[] = sourceHosts.filter((host) => !integratedHosts.includes(host));
export const arePlanned = `${inWords(plannedHosts)} ${isOrAre(plannedHosts)} planned`;

function isOrAre({length}: readonly string[]): string {
  return length === 1 ? 'is' : 'are';
}
