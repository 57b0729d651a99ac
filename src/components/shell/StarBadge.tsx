import type {ReactNode} from 'react';
import {useSiteSettings} from '../../hooks/useSiteSettings';
import {Icon} from '../ui/Icon';
import styles from './StarBadge.module.css';

/** Leads to the public review repository, in a new tab. */
export function StarBadge(): ReactNode {
  const {githubRepo} = useSiteSettings();
  return (
    <a
      className={styles.badge}
      href={`https://github.com/${githubRepo}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Star ${githubRepo} on GitHub (opens in a new tab)`}
    >
      <Icon name="github" size={18} />
      Star
    </a>
  );
}
