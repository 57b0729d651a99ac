import type {ReactNode} from 'react';
import styles from './MergeGateScene.module.css';
import {SceneFrame} from './SceneFrame';
import {StatusBadge} from './StatusBadge';
import {Tag} from './Tag';

const checks: {tone: 'good' | 'bad'; words: string; found: string}[] = [
  {tone: 'good', words: 'Tests', found: '214 passed'},
  {tone: 'good', words: 'Secrets', found: 'none'},
  {tone: 'good', words: 'Dependencies', found: 'none affected'},
  {tone: 'good', words: 'Compliance', found: 'nothing open'},
  {tone: 'bad', words: 'Code scan', found: 'CWE-89, critical'},
];

/** A merge that waits: the checks of one pull request, the last of them red. Only the home page's benefits show it. */
export function MergeGateScene(): ReactNode {
  return (
    <SceneFrame
      label="The checks of a pull request: four pass, one critical finding blocks the merge."
      icon="shield"
      title="Checks of #517"
      status={<Tag tone="bad">Merge blocked</Tag>}
      foot="Opens again when the finding is fixed"
    >
      {checks.map(({tone, words, found}) => (
        <div key={words} className={styles.check}>
          <StatusBadge tone={tone}>{words}</StatusBadge>
          <span className={styles.found}>{found}</span>
        </div>
      ))}
    </SceneFrame>
  );
}
