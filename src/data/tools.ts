import {inWords} from '../lib/format';
import {describedTools, integratedTools, sourceHosts} from './facts';

/** Whether a tool is integrated today; what is not is planned. */
export function isIntegrated(tool: string): boolean {
  return integratedTools.includes(tool);
}

const integratedHosts = sourceHosts.filter(isIntegrated);

/** How sentences speak of the source hosts, of one as of several: "Connect GitHub or GitLab". */
export const integratedToday = inWords(integratedHosts, 'or');
export const areIntegrated = `${are(integratedHosts)} integrated`;

/** Those that are not integrated yet. Docs cite them one by one, so that the build says where one is gone. */
export const plannedHosts: readonly string[] = sourceHosts.filter((host) => !isIntegrated(host));
export const arePlanned = `${are(plannedHosts)} planned`;
export const plannedTools = Object.fromEntries(
  describedTools.filter((tool) => !isIntegrated(tool)).map((tool) => [tool, tool]),
);

/** How sentences speak of everything that is integrated, source hosts and other tools. */
export const toolsToday = inWords(integratedTools);
export const toolsAreIntegrated = `${are(integratedTools)} integrated`;

/** Where tools stand: "Slack is integrated today; Microsoft Teams is planned". */
export function whereTheyStand(tools: readonly string[]): string {
  const planned = tools.filter((tool) => !isIntegrated(tool));
  const integrated = tools.filter(isIntegrated);
  return [
    integrated.length > 0 && `${are(integrated)} integrated today`,
    planned.length > 0 && `${are(planned)} planned`,
  ]
    .filter(Boolean)
    .join('; ');
}

function are(names: readonly string[]): string {
  return `${inWords(names)} ${names.length === 1 ? 'is' : 'are'}`;
}
