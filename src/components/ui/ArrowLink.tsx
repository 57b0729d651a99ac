import type {ReactNode} from 'react';
import styles from './ArrowLink.module.css';
import {Icon} from './Icon';
import {SiteLink} from './SiteLink';

/** Link with an arrow, after a text; `compact` directly below the text. */
export function ArrowLink({label, to, compact = false}: {label: string; to: string; compact?: boolean}): ReactNode {
  return (
    <SiteLink to={to} className={styles.link} data-compact={compact || undefined}>
      {label}
      <Icon name="arrowRight" size={16} />
    </SiteLink>
  );
}
