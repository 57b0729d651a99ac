import type {ReactNode} from 'react';
import {AgentBadge} from './AgentBadge';
import styles from './ItsmScene.module.css';
import {SceneFrame} from './SceneFrame';
import {Tag, type Tone} from './Tag';

const label =
  'An incident from alert to resolution in eighteen minutes. The ITSM Agent opens the ticket, finds the deployment that caused it and calls the on-call engineer. She approves the rollback, and the error rate drops.';

type Step = {at: string; actor?: string; text: string; tone: Tone};

const steps: Step[] = [
  {at: '09:14', actor: 'Alert', text: 'Login errors above 5%', tone: 'bad'},
  {at: '09:14', text: 'Opened INC-3047, grouped six alerts', tone: 'info'},
  {at: '09:16', text: 'Linked the 09:11 deploy, called Lena', tone: 'info'},
  {at: '09:22', actor: 'Lena', text: 'Approved the rollback to v2.18.3', tone: 'quiet'},
  {at: '09:32', text: 'Closed INC-3047, wrote the summary', tone: 'good'},
];

/** Shows an incident's error rate and timeline: the agent's steps and the one decision left to a person. */
export function ItsmScene(): ReactNode {
  return (
    <SceneFrame label={label} icon="bolt" title="Login API" status={<Tag tone="good">Resolved in 18 min</Tag>}>
      <div className={styles.chart}>
        <div className={styles.measure}>
          <span>Error rate</span>
          <span className={styles.peak}>peak 11.8%</span>
        </div>
        <svg className={styles.plot} viewBox="0 0 400 56" preserveAspectRatio="none" aria-hidden="true">
          <path d={`${curve}V56H0Z`} fill="currentColor" fillOpacity={0.16} />
          <path d={curve} fill="none" stroke="currentColor" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
        </svg>
        <div className={styles.axis}>
          <span>09:00</span>
          <span className={styles.mark} data-at="alert">
            Alert
          </span>
          <span className={styles.mark} data-at="rollback">
            Rollback
          </span>
          <span>09:40</span>
        </div>
      </div>
      <div className={styles.steps}>
        {steps.map(({at, actor, text, tone}) => (
          <div key={text} className={styles.step}>
            <span className={styles.time}>{at}</span>
            <span className={styles.dot} data-tone={tone} />
            <span className={styles.event}>
              {actor ? <span className="text-semibold">{actor}</span> : <AgentBadge agent="ITSM Agent" />}
              <span className="text-muted">{text}</span>
            </span>
          </div>
        ))}
      </div>
    </SceneFrame>
  );
}

/** SVG path of the error rate from 09:00 to 09:40, ten units per minute. */
const curve =
  'M0 51 20 50 40 52 60 50 80 51 100 50 110 49 120 44 130 36 140 26 150 15 160 9 170 12 180 8 190 10 200 7 210 11 220 9 230 13 240 20 250 30 260 38 270 44 280 47 290 49 300 50 320 51 340 50 360 51 380 50 400 51';
