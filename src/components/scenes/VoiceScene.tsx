import type {ReactNode} from 'react';
import {AgentBadge} from './AgentBadge';
import {SceneFrame} from './SceneFrame';
import {Severity} from './Severity';
import {StatusBadge} from './StatusBadge';
import {Tag} from './Tag';
import styles from './VoiceScene.module.css';
import {Waveform} from './Waveform';

const label =
  'A live Voice Agent call with its transcript. The agent detects the purpose, high urgency and the caller’s frustration, and creates a ticket with a due time.';

const turns = [
  {speaker: 'Maya', text: 'Ten of our forty chairs are missing, and this is my third call about it.'},
  {
    speaker: 'Voice Agent',
    text: 'I have your order here, so you don’t need to explain again. When do you need them?',
  },
  {speaker: 'Maya', text: 'By nine tomorrow. Forty people start here then.'},
];

/** Shows a live call: its transcript, what the agent detected, and the resulting ticket. */
export function VoiceScene(): ReactNode {
  return (
    <SceneFrame label={label} icon="voice" title="Customer line" status={<Tag tone="good">Live 00:48</Tag>}>
      <div className={styles.wave}>
        <Waveform />
        <span>Maya is speaking</span>
      </div>
      <div className={styles.call}>
        <div className={styles.transcript}>
          {turns.map(({speaker, text}) => (
            <div key={text} className={styles.turn}>
              {speaker === 'Voice Agent' ? (
                <AgentBadge agent={speaker} />
              ) : (
                <span className={styles.speaker}>{speaker}</span>
              )}
              <span className={styles.text}>{text}</span>
            </div>
          ))}
        </div>
        <div className={styles.heard}>
          <div className={styles.detected}>
            <span className="text-smallest">Purpose</span>
            <Tag>Delivery</Tag>
            <span className="text-smallest">Urgency</span>
            <Severity level="high" />
            <span className="text-smallest">Emotion</span>
            <Tag tone="warn">Frustrated</Tag>
          </div>
          <div className={styles.ticket}>
            <span className={styles.number}>DEL-2291</span>
            <span className={styles.title}>Ten of forty chairs missing</span>
            <StatusBadge tone="good">Created, due tomorrow 9 AM</StatusBadge>
            <StatusBadge tone="good">Delivery desk assigned</StatusBadge>
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}
