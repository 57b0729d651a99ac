import type {ReactNode} from 'react';
import {AgentBadge} from './AgentBadge';
import {SceneFrame} from './SceneFrame';
import {StatusBadge} from './StatusBadge';
import styles from './SupportScene.module.css';
import {Tag} from './Tag';

const label =
  'A team settings page with the Support Agent’s panel in it. Asked how to give somebody access to a single project, it has led through the role and the project, and points at the button to press next: Send invite.';

const areas = ['Projects', 'Team', 'Billing', 'Settings'];

const fields = [
  {name: 'Work email', value: 'sam@example.com'},
  {name: 'Role', value: 'Guest', filled: true},
  {name: 'Project', value: 'Website relaunch', filled: true},
];

/** A panel inside somebody's app that points at the very button it talks about. */
export function SupportScene(): ReactNode {
  return (
    <SceneFrame label={label} icon="grid" title="Inside your app" status={<Tag tone="info">Beta</Tag>}>
      <div className={styles.app}>
        <div className={styles.areas}>
          {areas.map((area) => (
            <span key={area} className={styles.area} data-current={area === 'Team' || undefined}>
              {area}
            </span>
          ))}
        </div>
        <div className={styles.page}>
          <div className={styles.form}>
            <div className={styles.heading}>Invite to the team</div>
            {fields.map(({name, value, filled}) => (
              <div key={name} className={styles.field}>
                <span className={styles.name}>{name}</span>
                <span className={styles.value} data-filled={filled}>
                  {value}
                </span>
              </div>
            ))}
            <span className={styles.button}>Send invite</span>
          </div>
          <div className={styles.panel}>
            <AgentBadge agent="Support Agent" />
            <div className={styles.asked}>How do I let Sam see one project only?</div>
            <div className={styles.steps}>
              <StatusBadge tone="good">Role: Guest</StatusBadge>
              <StatusBadge tone="good">Project: Website relaunch</StatusBadge>
            </div>
            <div className={styles.next}>Now press “Send invite”. Sam will see nothing else.</div>
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}
