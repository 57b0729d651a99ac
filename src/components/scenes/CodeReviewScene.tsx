import type {ReactNode} from 'react';
import {Icon} from '../ui/Icon';
import {AgentBadge} from './AgentBadge';
import {CodeLine} from './CodeLine';
import styles from './CodeReviewScene.module.css';
import {SceneFrame} from './SceneFrame';
import {Severity} from './Severity';
import {StatusBadge} from './StatusBadge';
import {Tag} from './Tag';

const label =
  'A pull request that retries failed charges. On the changed line, the Code Agent warns that a retry could charge a customer twice, rates the severity high and suggests a fix.';

/** Shows a pull request's diff with an inline comment, its severity and a suggested change. */
export function CodeReviewScene(): ReactNode {
  return (
    <SceneFrame
      label={label}
      icon="pullRequest"
      title="billing-api"
      status={<Tag tone="warn">1 comment</Tag>}
      foot={
        <>
          <StatusBadge tone="good">Build</StatusBadge>
          <StatusBadge tone="good">Unit tests</StatusBadge>
          <StatusBadge tone="good">Security scan</StatusBadge>
          <StatusBadge tone="warn">Code review: 1 comment</StatusBadge>
        </>
      }
    >
      <div className={styles.head}>
        <div className={styles.title}>
          Retry failed charges <span className={styles.number}>#482</span>
        </div>
        <div className={styles.meta}>
          <span className={styles.branch}>
            charge-retries <Icon name="arrowRight" size={12} /> main
          </span>
          <span>
            <span className={styles.added}>+38</span> <span className={styles.removed}>-6</span>
          </span>
        </div>
      </div>
      <div className={styles.file}>src/billing/collect.ts</div>
      <div className={styles.diff}>
        <CodeLine number={24}>{'export async function collect(invoice: Invoice) {'}</CodeLine>
        <CodeLine number={25} change="removed">
          {'  return charge(invoice.total);'}
        </CodeLine>
        <CodeLine number={25} change="added">
          {'  return retry(3, () => charge(invoice.total));'}
        </CodeLine>
        <div className={styles.comment}>
          <div className={styles.author}>
            <AgentBadge agent="Code Agent" />
            <Severity level="high" />
          </div>
          <div className="text-muted">
            If the gateway times out after the charge, a retry charges the customer again. Send the invoice ID as the
            idempotency key.
          </div>
          <div className={styles.suggestion}>
            <div className={styles.suggested}>Suggested change</div>
            <CodeLine change="added">{'return retry(3, () => charge(invoice.total, invoice.id));'}</CodeLine>
          </div>
        </div>
        <CodeLine number={26}>{'}'}</CodeLine>
      </div>
    </SceneFrame>
  );
}
