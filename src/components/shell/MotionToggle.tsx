import type {ReactNode} from 'react';
import {useMotion} from '../../hooks/useMotion';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './MotionToggle.module.css';

/**
 * The one control for everything that moves by itself; it stands in the footer and beside moving blocks, and
 * all of them show the same state. Its style hides it where the system asks for reduced motion: nothing moves then.
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
