import {type CSSProperties, type ReactNode, useRef} from 'react';
import {agentIcons} from '../../../data/agents/agentIcons';
import {agentNames} from '../../../data/agents/names';
import {useInView} from '../../../hooks/useInView';
import {MotionToggle} from '../../shell/MotionToggle';
import {BrandMark} from '../../ui/BrandMark';
import {NamedIcon} from '../../ui/NamedIcon';
import styles from './AgentOrbit.module.css';

/**
 * Shows the seven agents in orbit around the platform (specification, section 2 "Home"; radii in section 9). Rotates on
 * the compositor thread while it is in the viewport and motion is allowed; labels stay upright. Without JavaScript it
 * is static, because the control to stop it would not work.
 */
export function AgentOrbit(): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const inView = useInView(stage);
  return (
    <div ref={stage} className={styles.stage} data-running={inView || undefined}>
      <div className={styles.orbit}>
        <span className={styles.glow} />
        <span className={styles.ring} data-animated data-ring="inner" />
        <span className={styles.ring} data-animated data-ring="outer" />
        <span className={styles.core}>
          <BrandMark className={styles.mark} />
        </span>
        <ul className={styles.agents} data-animated aria-label="The agents">
          {agentNames.map((name, index) => (
            <li key={name} className={styles.agent} data-ring={ringAt(index)} style={positionStyle(index)}>
              <span className={styles.spoke} />
              <span className={styles.badge} data-animated>
                <span className={styles.tile}>
                  <NamedIcon name={agentIcons[name]} />
                </span>
                <span className={styles.label} data-animated>
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

/** Alternates the rings, so that the labels of neighbors do not overlap. */
function ringAt(index: number): 'outer' | 'inner' {
  return index % 2 === 0 ? 'outer' : 'inner';
}

/** Sets an agent's position on the circle, clockwise from 0 (three o'clock) to 1. The first is at twelve o'clock. */
function positionStyle(index: number): CSSProperties & Record<'--position', string> {
  return {'--position': ((index / agentNames.length + 0.75) % 1).toFixed(4)};
}
