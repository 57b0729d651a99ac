import type {ReactNode} from 'react';
import {AgentMark} from './AgentMark';
import {SceneFrame} from './SceneFrame';
import {Severity} from './Severity';
import {StateMark} from './StateMark';
import {Tag} from './Tag';
import styles from './VoiceScene.module.css';
import {Waveform} from './Waveform';

const label =
  'A call to the Voice Agent with its live transcript. From what the caller says it detects the purpose, a high urgency and that the caller is stressed, and raises a ticket with all of it.';

const turns = [
  {speaker: 'Dana', words: 'My laptop won’t connect to the VPN, and I present to a customer at three.'},
  {speaker: 'Voice Agent', words: 'That leaves twenty minutes, so let’s be quick. Does it mention a certificate?'},
  {speaker: 'Dana', words: 'Yes. It says the certificate has expired.'},
];

/** A live call: what was said, what the agent heard in it, and the ticket that comes out. */
export function VoiceScene(): ReactNode {
  return (
    <SceneFrame label={label} icon="voice" title="IT help line" status={<Tag tone="good">Live 00:48</Tag>}>
      <div className={styles.wave}>
        <Waveform />
        <span>Dana is speaking</span>
      </div>
      <div className={styles.call}>
        <div className={styles.transcript}>
          {turns.map(({speaker, words}) => (
            <div key={words} className={styles.turn}>
              {speaker === 'Voice Agent' ? (
                <AgentMark agent={speaker} />
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
            <Tag>VPN access</Tag>
            <span className={styles.name}>Urgency</span>
            <Severity level="high" />
            <span className={styles.name}>Emotion</span>
            <Tag tone="warn">Stressed</Tag>
          </div>
          <div className={styles.ticket}>
            <span className={styles.number}>IT-2291</span>
            <span className={styles.title}>VPN certificate expired on Dana’s laptop</span>
            <StateMark tone="good">Raised, due 15:00</StateMark>
            <StateMark tone="good">Network desk assigned</StateMark>
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}
