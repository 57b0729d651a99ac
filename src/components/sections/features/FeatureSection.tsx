import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId} from 'react';
import {agentIcons} from '../../../data/agents/agentIcons';
import type {FeatureChapter as Content} from '../../../data/features/schema';
import {Scene} from '../../scenes/Scene';
import {ArrowLink} from '../../ui/ArrowLink';
import {CheckItem} from '../../ui/CheckItem';
import styles from './FeatureSection.module.css';
import {FeatureTitle} from './FeatureTitle';

/** Presents one agent: name, tasks, and a product scene. */
export function FeatureSection({id, agent, tag, claim, text, bullets = [], scene, room, link}: Content): ReactNode {
  const headingId = useId();
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    <section className={styles.chapter} data-layout={room} id={id} aria-labelledby={headingId}>
      <div className={styles.textBlock}>
        <FeatureTitle id={headingId} icon={agentIcons[agent]} name={agent} tag={tag} claim={claim} />
        <div className={styles.details}>
          <p className={styles.text}>{text}</p>
          {bullets.length > 0 && (
            <ul className={styles.bullets}>
              {bullets.map((bullet) => (
                <li key={bullet}>
                  <CheckItem>{bullet}</CheckItem>
                </li>
              ))}
            </ul>
          )}
          <ArrowLink {...link} />
        </div>
      </div>
      <div className={styles.scene}>
        <Scene name={scene} />
      </div>
    </section>
  );
}
