import type {ReactNode} from 'react';
import styles from './MergeGateScene.module.css';
import {SceneFrame} from './SceneFrame';
import {StatusBadge} from './StatusBadge';
import {Tag} from './Tag';

const checks: {tone: 'good' | 'bad'; name: string; result: string}[] = [
  {tone: 'good', name: 'Tests', result: '214 passed'},
  {tone: 'good', name: 'Secrets', result: 'none found'},
  {tone: 'good', name: 'Dependencies', result: 'none affected'},
  {tone: 'good', name: 'Compliance', result: 'no open issues'},
  {tone: 'bad', name: 'Code scan', result: 'CWE-89, critical'},
];

/** Shows a pull request's checks; the last one fails and blocks the merge. Used only in the home page's benefits. */
export function MergeGateScene(): ReactNode {
  return (
    <SceneFrame
      label="A pull request with four passing checks and one critical finding that blocks the merge."
      icon="shield"
      title="Checks for #517"
      status={<Tag tone="bad">Merge blocked</Tag>}
      foot="Unblocks when the finding is fixed"
    >
      {checks.map(({tone, name, result}) => (
        <div key={name} className={styles.check}>
          <StatusBadge tone={tone}>{name}</StatusBadge>
          <span className={styles.result}>{result}</span>
        </div>
      ))}
    </SceneFrame>
  );
}
