import type {ReactNode} from 'react';
import {Icon} from '../ui/Icon';
import styles from './QaPreviewScene.module.css';
import {SceneFrame} from './SceneFrame';
import {StatusBadge} from './StatusBadge';
import {Tag, type Tone} from './Tag';

const label =
  'A preview environment for one pull request, with the changed app running at its own URL. It shows the branch, the commit, the build time and three passed checks, and it is waiting for QA.';

const invoices: {number: string; state: string; tone: Tone}[] = [
  {number: '1042', state: 'Paid', tone: 'good'},
  {number: '1043', state: 'Retry 2 of 3', tone: 'warn'},
  {number: '1044', state: 'Paid', tone: 'good'},
];

const details = [
  {name: 'Branch', value: 'charge-retries'},
  {name: 'Commit', value: '3f9c2e1'},
  {name: 'Built in', value: '1 min 48 s'},
  {name: 'Opened from', value: '#482'},
];

/** Shows a pull request's preview environment: its URL, the running app and the passed checks. */
export function QaPreviewScene(): ReactNode {
  return (
    <SceneFrame
      label={label}
      icon="eye"
      title="Preview for #482"
      status={<Tag tone="good">Ready</Tag>}
      foot={
        <>
          <StatusBadge tone="good">Build</StatusBadge>
          <StatusBadge tone="good">Smoke tests</StatusBadge>
          <StatusBadge tone="good">Security scan</StatusBadge>
          <StatusBadge tone="quiet">Waiting for QA</StatusBadge>
        </>
      }
    >
      <div className={styles.preview}>
        <div className={styles.browser}>
          <div className={styles.address}>
            <Icon name="lock" size={12} />
            <span>pr-482.preview.example</span>
          </div>
          <div className={styles.page}>
            <div className={styles.heading}>Invoices</div>
            {invoices.map(({number, state, tone}) => (
              <div key={number} className={styles.invoice}>
                <span>{number}</span>
                <Tag tone={tone}>{state}</Tag>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.details}>
          {details.map(({name, value}) => (
            <div key={name}>
              <div className="text-smallest">{name}</div>
              <div className={styles.value}>{value}</div>
            </div>
          ))}
        </div>
      </div>
    </SceneFrame>
  );
}
