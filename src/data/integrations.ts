import {inWords} from '../lib/format';
import {integratedHosts} from './facts';
import {integratedToday} from './hosts';
import type {Integration} from './schema/company';
import type {SectionHead} from './schema/text';

/** What stands above the grid, where a page does not say it in its own way. */
export const integrationsHead = {
  heading: `${inWords(integratedHosts)} first, then the rest of your tools`,
  intro: `Connect ${integratedToday} today and keep working where you work. The other tools are the ones we are building for.`,
} satisfies SectionHead;

/**
 * The eighteen tools of the integration grid (specification, section 4); the first eight stand there until the first
 * reshuffle. After a change of marks: `npm run marks`.
 */
export const integrations = [
  {name: 'GitHub', mark: 'github', status: 'live'},
  {name: 'GitLab', mark: 'gitlab', status: 'planned'},
  {name: 'Jira', mark: 'jira', status: 'planned'},
  {name: 'Slack', status: 'planned'},
  {name: 'Datadog', mark: 'datadog', status: 'planned'},
  {name: 'Confluence', mark: 'confluence', status: 'planned'},
  {name: 'Bitbucket', mark: 'bitbucket', status: 'planned'},
  {name: 'Zendesk', mark: 'zendesk', status: 'planned'},
  {name: 'Microsoft Teams', status: 'planned'},
  {name: 'Notion', mark: 'notion', status: 'planned'},
  {name: 'Linear', mark: 'linear', status: 'planned'},
  {name: 'PagerDuty', mark: 'pagerduty', status: 'planned'},
  {name: 'Sentry', mark: 'sentry', status: 'planned'},
  {name: 'Google Drive', mark: 'googledrive', status: 'planned'},
  {name: 'HubSpot', mark: 'hubspot', status: 'planned'},
  {name: 'Intercom', mark: 'intercom', status: 'planned'},
  {name: 'Asana', mark: 'asana', status: 'planned'},
  {name: 'Zoom', mark: 'zoom', status: 'planned'},
] satisfies Integration[];
