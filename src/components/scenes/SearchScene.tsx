import type {ReactNode} from 'react';
import type {IconName} from '../../lib/iconNames';
import {Icon} from '../ui/Icon';
import {NamedIcon} from '../ui/NamedIcon';
import {SceneFrame} from './SceneFrame';
import styles from './SearchScene.module.css';
import {StatusBadge} from './StatusBadge';
import {Tag} from './Tag';

const label =
  'Asked why checkout timed out, search answers in two sentences and cites a pull request, an incident and a runbook. It searched only what the user can open.';

const sources: {icon: IconName; title: string; kind: string}[] = [
  {icon: 'pullRequest', title: 'Raise checkout workers to 24', kind: 'Pull request #1204'},
  {icon: 'warning', title: 'Checkout timeouts, Tuesday 14:20', kind: 'Incident INC-2988'},
  {icon: 'book', title: 'Sizing the payment pool', kind: 'Runbook'},
];

/** Shows a question and an answer from several tools, limited to sources that the reader may open. */
export function SearchScene(): ReactNode {
  return (
    <SceneFrame
      label={label}
      icon="search"
      title="Search"
      status={<Tag>All connected tools</Tag>}
      foot={
        <StatusBadge tone="quiet" icon="lock">
          Searched with your permissions
        </StatusBadge>
      }
    >
      <div className={styles.question}>
        <Icon name="search" size={16} />
        <span>Why did checkout time out on Tuesday?</span>
      </div>
      <div className={styles.answer}>
        Checkout went from 12 to 24 workers <span className={styles.cite}>1</span> but the payment pool stayed at 20
        connections, so requests queued until they timed out <span className={styles.cite}>2</span>. The pool is now 40,
        and the runbook says to change both together <span className={styles.cite}>3</span>.
      </div>
      <div className={styles.sources}>
        {sources.map(({icon, title, kind}, index) => (
          <div key={title} className={styles.source}>
            <span className={styles.cite}>{index + 1}</span>
            <span className={styles.kind}>
              <NamedIcon name={icon} size={16} />
            </span>
            <span className={styles.title}>{title}</span>
            <span className={styles.detail}>{kind}</span>
            <span className={styles.access}>
              <StatusBadge tone="good">Permitted</StatusBadge>
            </span>
          </div>
        ))}
      </div>
    </SceneFrame>
  );
}
