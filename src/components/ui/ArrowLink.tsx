import type {ReactNode} from 'react';
import type {LinkItem} from '../../data/schema/text';
import styles from './ArrowLink.module.css';
import {Icon} from './Icon';
import {SiteLink} from './SiteLink';

/** Where to read on, behind a text; `compact` where the text stands close above it. */
export function ArrowLink({label, to, compact = false}: LinkItem & {compact?: boolean}): ReactNode {
  return (
    <SiteLink to={to} className={styles.link} data-compact={compact || undefined}>
      {label}
      <Icon name="arrowRight" size={16} />
    </SiteLink>
  );
}
