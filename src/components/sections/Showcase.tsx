import {type ReactNode, useId} from 'react';
import type {Showcase as Content} from '../../data/schema/landing';
import {StillScene} from '../scenes/StillScene';
import {Icon} from '../ui/Icon';
import styles from './Showcase.module.css';

/** One thing that the product does: in words on one side, at work on the other. */
export function Showcase({heading, text, scene, bullets, side}: Content): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.showcase} data-side={side} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h2 className={styles.heading} id={headingId}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
        <ul className={styles.bullets}>
          {bullets.map((bullet) => (
            <li key={bullet} className={styles.bullet}>
              <span className={styles.check}>
                <Icon name="check" size={18} />
              </span>
              {bullet}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.scene}>
        <StillScene name={scene} />
      </div>
    </section>
  );
}
