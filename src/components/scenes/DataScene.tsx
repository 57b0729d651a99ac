import type {ReactNode} from 'react';
import {AgentBadge} from './AgentBadge';
import styles from './DataScene.module.css';
import {SceneFrame} from './SceneFrame';
import {Tag} from './Tag';

const label =
  'Asked which repositories take longest to merge, the Data Agent shows five repositories with their median hours. It explains that mobile-app, at 38 hours, waits for its second reviewer.';

const repositories = [
  {name: 'mobile-app', merged: 61, hours: 38},
  {name: 'billing-api', merged: 118, hours: 26},
  {name: 'web', merged: 204, hours: 14},
  {name: 'infrastructure', merged: 47, hours: 9},
  {name: 'design-system', merged: 58, hours: 5},
];
const maxHours = Math.max(...repositories.map(({hours}) => hours));

/** Shows a question in plain language and the agent's table, with bars in proportion to the hours. */
export function DataScene(): ReactNode {
  return (
    <SceneFrame label={label} icon="data" title="Ask your data" status={<Tag>Last 30 days</Tag>}>
      <div className={styles.question}>Which repositories take longest to merge, and why?</div>
      <div className={styles.table}>
        <span className={styles.head}>Repository</span>
        <span className={styles.head} data-for="merged">
          Merged
        </span>
        <span className={styles.head}>Median to merge</span>
        {repositories.map(({name, merged, hours}) => (
          <div key={name} className={styles.row} data-longest={hours === maxHours || undefined}>
            <span className={styles.name}>{name}</span>
            <span className={styles.merged}>{merged}</span>
            <span className={styles.time}>
              <span className={styles.bar} style={{inlineSize: `${(hours / maxHours) * 100}%`}} />
              <span className={styles.hours}>{hours} h</span>
            </span>
          </div>
        ))}
      </div>
      <div className={styles.finding}>
        <AgentBadge agent="Data Agent" />
        <span className="text-muted">
          mobile-app waits 21 of its 38 hours for a second reviewer. Two people do nine in ten reviews.
        </span>
      </div>
    </SceneFrame>
  );
}
