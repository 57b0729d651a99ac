import type {ReactNode} from 'react';
import {AgentBadge} from './AgentBadge';
import {SceneFrame} from './SceneFrame';
import {Severity} from './Severity';
import {StatusBadge} from './StatusBadge';
import {Tag} from './Tag';
import styles from './VoiceScene.module.css';
import {Waveform} from './Waveform';

const label =
  'A call to the Voice Agent with its live transcript. From what the caller says it detects the purpose, a high urgency and that the caller is frustrated, and raises a ticket that says so.';

const turns = [
  {speaker: 'Maya', words: 'Ten of our forty chairs are missing, and this is my third call about it.'},
  {speaker: 'Voice Agent', words: 'I have the order here, so you need not explain it again. When do you need them?'},
  {speaker: 'Maya', words: 'By nine tomorrow. Forty people sit down here then.'},
];

/** A live call: what was said, what the agent heard in it, and the ticket that comes out. */
export function VoiceScene(): ReactNode {
  return (
    <SceneFrame label={label} icon="voice" title="Customer line" status={<Tag tone="good">Live 00:48</Tag>}>
      <div className={styles.wave}>
        <Waveform />
        <span>Maya is speaking</span>
      </div>
      <div className={styles.call}>
        <div className={styles.transcript}>
          {turns.map(({speaker, words}) => (
            <div key={words} className={styles.turn}>
              {speaker === 'Voice Agent' ? (
                <AgentBadge agent={speaker} />
              ) : (
                <span className={styles.speaker}>{speaker}</span>
              )}
              <span className={styles.words}>{words}</span>
            </div>
          ))}
        </div>
        <div className={styles.heard}>
          <div className={styles.detected}>
            <span className={styles.name}>Purpose</span>
            <Tag>A delivery</Tag>
            <span className={styles.name}>Urgency</span>
            <Severity level="high" />
            <span className={styles.name}>Emotion</span>
            <Tag tone="warn">Frustrated</Tag>
          </div>
          <div className={styles.ticket}>
            <span className={styles.number}>DEL-2291</span>
            <span className={styles.title}>Ten of forty chairs missing</span>
            <StatusBadge tone="good">Raised, due tomorrow 09:00</StatusBadge>
            <StatusBadge tone="good">Delivery desk assigned</StatusBadge>
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}
