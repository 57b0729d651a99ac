import {type ReactNode, useEffect, useSyncExternalStore} from 'react';
import {settings} from '../../client/settings';
import {fetchStarCount, starCount, subscribeToStars} from '../../client/stars';
import {abbreviate} from '../../lib/counter';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './StarBadge.module.css';

const {githubRepo} = settings;

/**
 * Leads to the public review repository, in a new tab, and shows how many stars it has: a dash before that is
 * known and where it cannot be (specification, sections 7 and 8). Its width does not depend on the count.
 */
export function StarBadge(): ReactNode {
  const stars = useSyncExternalStore(subscribeToStars, starCount, () => undefined);
  useEffect(() => fetchStarCount(githubRepo), []);

  return (
    <a className={styles.badge} href={`https://github.com/${githubRepo}`} target="_blank" rel="noopener noreferrer">
      <Icon name="github" size={18} />
      <span className={styles.word}>Star</span>
      <span className={styles.count}>{stars === undefined ? '–' : abbreviate(stars)}</span>
      <VisuallyHidden>{`${unitOf(stars)} on GitHub: ${githubRepo} (opens in a new tab)`}</VisuallyHidden>
    </a>
  );
}

function unitOf(stars: number | undefined): string {
  if (stars === undefined) return 'star count unknown,';
  return stars === 1 ? 'star' : 'stars';
}
