import type {ReactNode} from 'react';
import {useMotion} from '../../hooks/useMotion';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './MotionToggle.module.css';

/**
 * Pauses and plays all animations of the site. Is in the footer and next to animated sections; all instances share
 * their state. CSS hides it if the system prefers reduced motion: nothing is animated then.
 */
export function MotionToggle({compact = false}: {compact?: boolean}): ReactNode {
  const {playing, toggle} = useMotion();
  const label = playing ? 'Pause animations' : 'Play animations';
  return (
    <button type="button" className={styles.toggle} data-compact={compact || undefined} onClick={toggle}>
      <Icon name={playing ? 'pause' : 'play'} size={16} />
      {compact ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </button>
  );
}
