import {chatTools, sourceHosts} from '../facts';
import type {Integration} from '../schema/company';
import type {SectionHead} from '../schema/text';
import {toolsToday} from '../tools';

/** What stands above the grid, where a page does not say it in its own way. */
export const integrationsHead = {
  heading: `${toolsToday} first, then the rest of your tools`,
  intro: `Connect ${toolsToday} today, and keep working where you work.`,
} satisfies SectionHead;

/**
 * The eighteen tools of the integration grid (specification, section 4); the first eight stand there until the first
 * reshuffle. After a change of marks: `npm run marks`.
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

/** The tools that copy names (specification, section 1), in its order. */
export const namedTools = [...sourceHosts, ...chatTools].flatMap((tool) =>
  integrations.filter(({name}) => name === tool),
);
