import {type ReactNode, useEffect, useSyncExternalStore} from 'react';
import {settings} from '../../client/settings';
import {abbreviate} from '../../lib/counter';
import {BrandIcon, githubIcon} from '../ui/BrandIcon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './StarBadge.module.css';
import {fetchStarCount, starCount, subscribeToStars} from './stars';

const {githubRepo} = settings;

/**
 * Links to the public review repository, in a new tab, and shows its star count: a dash until the count is loaded and
 * if it cannot be (specification, sections 7 and 8). The width does not depend on the count.
 */
export function StarBadge(): ReactNode {
  const stars = useSyncExternalStore(subscribeToStars, starCount, () => undefined);
  useEffect(() => fetchStarCount(githubRepo), []);

  return (
    <a className={styles.badge} href={`https://github.com/${githubRepo}`} target="_blank" rel="noopener noreferrer">
      <BrandIcon path={githubIcon} size={18} />
      <span className={styles.label}>Star</span>
      <span className={styles.count}>{stars === undefined ? '–' : abbreviate(stars)}</span>
      <VisuallyHidden>{`${formatUnit(stars)} on GitHub: ${githubRepo} (opens in a new tab)`}</VisuallyHidden>
    </a>
  );
}

function formatUnit(stars: number | undefined): string {
  if (stars === undefined) return 'star count unknown,';
  return stars === 1 ? 'star' : 'stars';
}
