import type {ReactNode} from 'react';
import {AgentBadge} from './AgentBadge';
import styles from './DataScene.module.css';
import {SceneFrame} from './SceneFrame';
import {Tag} from './Tag';

const label =
  'The Data Agent answers which repositories take longest to merge with a table of five repositories and their median hours, mobile-app first with 38, and says what the longest one waits for.';

const repositories = [
  {name: 'mobile-app', merged: 61, hours: 38},
  {name: 'billing-api', merged: 118, hours: 26},
  {name: 'web', merged: 204, hours: 14},
  {name: 'infrastructure', merged: 47, hours: 9},
  {name: 'design-system', merged: 58, hours: 5},
];
const longest = Math.max(...repositories.map(({hours}) => hours));

/** A question in plain words and the table that the agent filled, its longest rows drawn longest. */
export function DataScene(): ReactNode {
  return (
    <SceneFrame label={label} icon="data" title="Ask your data" status={<Tag>Last 30 days</Tag>}>
      <div className={styles.asked}>Which repositories take longest to merge, and why?</div>
      <div className={styles.table}>
        <span className={styles.head}>Repository</span>
        <span className={styles.head} data-for="merged">
          Merged
        </span>
        <span className={styles.head}>Median to merge</span>
        {repositories.map(({name, merged, hours}) => (
          <div key={name} className={styles.row} data-longest={hours === longest || undefined}>
            <span className={styles.name}>{name}</span>
            <span className={styles.merged}>{merged}</span>
            <span className={styles.time}>
              <span className={styles.bar} style={{inlineSize: `${(hours / longest) * 100}%`}} />
              <span className={styles.hours}>{hours} h</span>
            </span>
          </div>
        ))}
      </div>
      <div className={styles.finding}>
        <AgentBadge agent="Data Agent" />
        <span className={styles.words}>
          mobile-app waits for its second reviewer: 21 of its 38 hours. Two people do nine reviews in ten.
        </span>
      </div>
    </SceneFrame>
  );
}
