import {formatList} from '../lib/format';
import {describedTools, integratedTools, sourceHosts} from './facts';

/** Returns whether a tool is integrated today; all others are planned. */
export function isIntegrated(tool: string): boolean {
  return integratedTools.includes(tool);
}

const integratedHosts = sourceHosts.filter(isIntegrated);

/** Integrated source hosts for sentences, one or several: "Connect GitHub or GitLab". */
export const integratedToday = formatList(integratedHosts, 'or');
export const areIntegrated = `${withVerb(integratedHosts)} integrated`;

/** Source hosts that are not integrated yet. Docs cite them one by one, so the build reports removed ones. */
export const plannedHosts: readonly string[] = sourceHosts.filter((host) => !isIntegrated(host));
export const arePlanned = `${withVerb(plannedHosts)} planned`;
export const plannedTools = Object.fromEntries(
  describedTools.filter((tool) => !isIntegrated(tool)).map((tool) => [tool, tool]),
);

/** All integrated tools, source hosts and others, for sentences. */
export const toolsToday = formatList(integratedTools);
export const toolsAreIntegrated = `${withVerb(integratedTools)} integrated`;

/** States which tools are integrated or planned: "Slack is integrated today, and Microsoft Teams is planned". */
export function describeToolStatus(tools: readonly string[]): string {
  const planned = tools.filter((tool) => !isIntegrated(tool));
  const integrated = tools.filter(isIntegrated);
  return [
    integrated.length > 0 && `${withVerb(integrated)} integrated today`,
    planned.length > 0 && `${withVerb(planned)} planned`,
  ]
    .filter(Boolean)
    .join(', and ');
}

function withVerb(names: readonly string[]): string {
  return `${formatList(names)} ${names.length === 1 ? 'is' : 'are'}`;
}
