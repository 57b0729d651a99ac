import type {Integration} from '../company/schema';
import {chatTools, sourceHosts} from '../facts';
import type {SectionHead} from '../schema/text';
import {toolsToday} from '../tools';

/** Default heading and intro above the grid. */
export const integrationsHead = {
  heading: 'Integrations',
  intro: `Connect ${toolsToday} today and keep your current workflow.`,
} satisfies SectionHead;

/**
 * The 18 tools of the integration grid (specification, section 4). The first eight are shown until the first reshuffle.
 * After a change of marks, run `npm run generate:icons`.
 */
export const integrations = [
  {name: 'GitHub', mark: 'github'},
  {name: 'GitLab', mark: 'gitlab'},
  {name: 'Jira', mark: 'jira'},
  {name: 'Slack', mark: 'chat'},
  {name: 'Datadog', mark: 'datadog'},
  {name: 'Confluence', mark: 'confluence'},
  {name: 'Bitbucket', mark: 'bitbucket'},
  {name: 'Zendesk', mark: 'zendesk'},
  {name: 'Microsoft Teams', mark: 'team'},
  {name: 'Notion', mark: 'notion'},
  {name: 'Linear', mark: 'linear'},
  {name: 'PagerDuty', mark: 'pagerduty'},
  {name: 'Sentry', mark: 'sentry'},
  {name: 'Google Drive', mark: 'googledrive'},
  {name: 'HubSpot', mark: 'hubspot'},
  {name: 'Intercom', mark: 'intercom'},
  {name: 'Asana', mark: 'asana'},
  {name: 'Zoom', mark: 'meeting'},
] satisfies Integration[];

/** Tools named in copy, in its order (specification, section 1). */
export const namedTools = [...sourceHosts, ...chatTools].flatMap((tool) =>
  integrations.filter(({name}) => name === tool),
);
