import type {ReactNode} from 'react';
import {AgentBadge} from './AgentBadge';
import {SceneFrame} from './SceneFrame';
import {StatusBadge} from './StatusBadge';
import styles from './SupportScene.module.css';
import {Tag} from './Tag';

const label =
  'A team settings page with the Support Agent’s panel. Asked how to give Sam access to just one project, the agent has already explained the role and project fields and now points to the Send invite button.';

const areas = ['Projects', 'Team', 'Billing', 'Settings'];

const fields = [
  {name: 'Work email', value: 'sam@example.com'},
  {name: 'Role', value: 'Guest', filled: true},
  {name: 'Project', value: 'Website relaunch', filled: true},
];

/** Shows the agent's panel inside a customer's app, pointing at the button that its text mentions. */
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
                <span className="text-smallest">{name}</span>
                <span className={styles.value} data-filled={filled}>
                  {value}
                </span>
              </div>
            ))}
            <span className={styles.button}>Send invite</span>
          </div>
          <div className={styles.panel}>
            <AgentBadge agent="Support Agent" />
            <div className={styles.question}>How do I let Sam see just one project?</div>
            <div className={styles.steps}>
              <StatusBadge tone="good">Role: Guest</StatusBadge>
              <StatusBadge tone="good">Project: Website relaunch</StatusBadge>
            </div>
            <div className={styles.next}>Now click “Send invite”. Sam will see nothing else.</div>
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}
