import type {ReactNode} from 'react';
import {SceneFrame} from './SceneFrame';
import {StatusBadge} from './StatusBadge';
import {Tag} from './Tag';
import styles from './TestCasesScene.module.css';

const label =
  'Nine test cases generated from one pull request, sorted into expected paths, edge cases and failures. Eight pass. The one that fails shows the expected and actual results.';

const passedTests = [
  {name: 'Charges once when the first try succeeds', kind: 'Expected path'},
  {name: 'Waits before retrying', kind: 'Edge case'},
  {name: 'Skips an invoice that is already paid', kind: 'Edge case'},
];

/** Shows test cases generated from a pull request's diff, with type and result; the failing one is expanded. */
export function TestCasesScene(): ReactNode {
  return (
    <SceneFrame
      label={label}
      icon="flask"
      title="Test cases for #482"
      status={<Tag tone="info">Generated</Tag>}
      foot={
        <>
          <StatusBadge tone="good">8 passed</StatusBadge>
          <StatusBadge tone="bad">1 failed</StatusBadge>
          <span className={styles.more}>5 of 9 shown</span>
        </>
      }
    >
      {passedTests.map((test) => (
        <Test key={test.name} {...test} />
      ))}
      <Test name="Keeps the invoice open when all tries fail" kind="Failure path" failed>
        <div className={styles.outcome}>
          <span className="text-muted">Given</span>
          <span>a gateway that refuses three times</span>
          <span className="text-muted">Expected</span>
          <span className={styles.code}>status open</span>
          <span className="text-muted">Actual</span>
          <span className={styles.code} data-wrong>
            status paid
          </span>
        </div>
      </Test>
      <Test name="Stops after the third try" kind="Failure path" />
    </SceneFrame>
  );
}

type TestProps = {name: string; kind: string; failed?: boolean; children?: ReactNode};

function Test({name, kind, failed, children}: TestProps): ReactNode {
  return (
    <div className={styles.test} data-failed={failed}>
      <span className={styles.name}>
        <StatusBadge tone={failed ? 'bad' : 'good'}>{name}</StatusBadge>
      </span>
      <span className={styles.kind}>{kind}</span>
      {children}
    </div>
  );
}
