import type {ReactNode} from 'react';
import styles from './ArrowLink.module.css';
import {Icon} from './Icon';
import {SiteLink} from './SiteLink';

/** Where to read on, behind a text; `compact` where the text stands close above it. */
export function ArrowLink({label, to, compact = false}: {label: string; to: string; compact?: boolean}): ReactNode {
  return (
    <SiteLink to={to} className={styles.link} data-compact={compact || undefined}>
      {label}
      <Icon name="arrowRight" size={16} />
    </SiteLink>
  );
}
