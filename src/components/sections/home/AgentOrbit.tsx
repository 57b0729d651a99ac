import {type CSSProperties, type ReactNode, useRef} from 'react';
import {agentIcons} from '../../../data/agents/agentIcons';
import {agentNames} from '../../../data/agents/names';
import {useInView} from '../../../hooks/useInView';
import {MotionToggle} from '../../shell/MotionToggle';
import {BrandMark} from '../../ui/BrandMark';
import {Icon} from '../../ui/Icon';
import styles from './AgentOrbit.module.css';

/**
 * The seven agents around the platform (specification, section 2 "Home"; radii in section 9). It turns on the
 * compositor while it is on screen and motion is allowed; labels stay upright. Without scripts it stands still,
 * since nothing could stop it then.
 */
export function AgentOrbit(): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const inView = useInView(stage);
  return (
    <div ref={stage} className={styles.stage} data-running={inView || undefined}>
      <div className={styles.orbit}>
        <span className={styles.glow} />
        <span className={styles.ring} data-moves data-ring="inner" />
        <span className={styles.ring} data-moves data-ring="outer" />
        <span className={styles.core}>
          <BrandMark className={styles.mark} />
        </span>
        <ul className={styles.agents} data-moves aria-label="The agents">
          {agentNames.map((name, index) => (
            <li key={name} className={styles.agent} data-ring={ringAt(index)} style={place(index)}>
              <span className={styles.spoke} />
              <span className={styles.badge} data-moves>
                <span className={styles.tile}>
                  <Icon name={agentIcons[name]} />
                </span>
                <span className={styles.label} data-moves>
                  {name}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.control}>
        <MotionToggle compact />
      </div>
    </div>
  );
}

/** Rings alternate, so that neighbours never stand close enough for their labels to touch. */
function ringAt(index: number): 'outer' | 'inner' {
  return index % 2 === 0 ? 'outer' : 'inner';
}

/** Where on the circle an agent stands, from 0 (three o'clock) clockwise to 1: the first at twelve o'clock. */
function place(index: number): CSSProperties & Record<'--place', string> {
  return {'--place': ((index / agentNames.length + 0.75) % 1).toFixed(4)};
}
