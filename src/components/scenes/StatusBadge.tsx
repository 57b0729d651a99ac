import type {ReactNode} from 'react';
import type {IconName} from '../../lib/iconNames';
import {NamedIcon} from '../ui/NamedIcon';
import styles from './StatusBadge.module.css';
import type {Tone} from './Tag';

/** Tones for the result of a check. */
type StatusTone = Extract<Tone, 'good' | 'warn' | 'bad' | 'quiet'>;

const icons: Record<StatusTone, IconName> = {good: 'check', warn: 'warning', bad: 'close', quiet: 'clock'};

/** Shows the result of a check: an icon before the text. */
export function StatusBadge({
  tone,
  icon,
  children,
}: {
  tone: StatusTone;
  icon?: IconName;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={styles.badge}>
      <span className={styles.icon} data-tone={tone}>
        <NamedIcon name={icon ?? icons[tone]} size={14} />
      </span>
      <span>{children}</span>
    </span>
  );
}
