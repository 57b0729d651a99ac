import type {ReactNode} from 'react';
import {Icon} from '../ui/Icon';
import {CodeLine} from './CodeLine';
import {SceneFrame} from './SceneFrame';
import styles from './SecurityScanScene.module.css';
import {Severity} from './Severity';
import {StatusBadge} from './StatusBadge';
import {Tag} from './Tag';

const label =
  'A security scan with ten findings. The critical one, a SQL injection, shows its file and line, CWE number, an explanation and a fix. The merge is blocked while this finding is open.';

const counts = [
  {level: 'critical', found: 1},
  {level: 'high', found: 2},
  {level: 'medium', found: 4},
  {level: 'low', found: 3},
] as const;

const others = [
  {title: 'Any user can open any invoice', place: 'src/invoices/show.ts:21', cwe: 'CWE-639'},
  {title: 'Upload path is not validated', place: 'src/files/store.ts:88', cwe: 'CWE-22'},
];

/** Shows a scan's findings by severity, one of them expanded with its fix, and the merge that it blocks. */
export function SecurityScanScene(): ReactNode {
  return (
    <SceneFrame
      label={label}
      icon="shield"
      title="Security Agent · #517"
      status={
        <Tag tone="bad">
          <Icon name="lock" size={12} />
          Merge blocked
        </Tag>
      }
      foot={
        <>
          <StatusBadge tone="bad">1 critical finding blocks the merge</StatusBadge>
          <StatusBadge tone="warn">9 others need a response</StatusBadge>
        </>
      }
    >
      <div className={styles.counts}>
        {counts.map(({level, found}) => (
          <span key={level} className={styles.count}>
            <Severity level={level} />
            <span className={styles.found}>{found}</span>
          </span>
        ))}
      </div>
      <div className={styles.opened}>
        <div className={styles.heading}>
          <span className={styles.title}>SQL query built from user input</span>
          <Severity level="critical" />
        </div>
        <div className={styles.place}>src/reports/export.ts:57 · CWE-89</div>
        <div className="text-muted">
          The ID goes from the URL into the query unchanged, so an attacker can read all orders. Pass it as a parameter:
        </div>
        <div className={styles.fix}>
          <CodeLine number={57} change="removed">
            {"query('select * from orders where id = ' + id)"}
          </CodeLine>
          <CodeLine number={57} change="added">
            {"query('select * from orders where id = $1', [id])"}
          </CodeLine>
        </div>
      </div>
      {others.map(({title, place, cwe}) => (
        <div key={cwe} className={styles.closed}>
          <span className={styles.title}>{title}</span>
          <span className={styles.place}>
            {place} · {cwe}
          </span>
          <Severity level="high" />
        </div>
      ))}
    </SceneFrame>
  );
}
