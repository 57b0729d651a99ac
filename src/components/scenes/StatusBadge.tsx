import type {ReactNode} from 'react';
import type {IconName} from '../../lib/iconNames';
import {Icon} from '../ui/Icon';
import styles from './StatusBadge.module.css';
import type {Tone} from './Tag';

/** The tones that a checked thing can end in. */
type MarkTone = Extract<Tone, 'good' | 'warn' | 'bad' | 'quiet'>;

const icons: Record<MarkTone, IconName> = {good: 'check', warn: 'warning', bad: 'close', quiet: 'clock'};

/** One thing that was checked and how that ended: a mark before its words. */
export function StatusBadge({tone, icon, children}: {tone: MarkTone; icon?: IconName; children: ReactNode}): ReactNode {
  return (
    <span className={styles.state}>
      <span className={styles.mark} data-tone={tone}>
        <Icon name={icon ?? icons[tone]} size={14} />
      </span>
      <span>{children}</span>
    </span>
  );
}
