import type {MouseEvent, ReactNode} from 'react';
import {searchUrl} from '../../lib/paths';
import {Kbd} from '../ui/Kbd';
import {SiteLink} from '../ui/SiteLink';
import {BuildNote} from './BuildNote';
import styles from './PaletteFooter.module.css';

type Props = {
  query: string;
  /** Whether the search page has results that the palette does not show. */
  hasMore: boolean;
  onFollow: (event: MouseEvent) => void;
};

/** Footer of the search palette: keyboard hints, and a link to the page with all results. */
export function PaletteFooter({query, hasMore, onFollow}: Props): ReactNode {
  return (
    // The link's URL contains the query, which session replay must mask.
    <div className={styles.foot} data-dd-privacy="mask">
      <p className={styles.keys} aria-hidden="true">
        <span>
          <Kbd name="↑" /> <Kbd name="↓" /> to navigate
        </span>
        <span>
          <Kbd name="Enter" /> to open
        </span>
        <span>
          <Kbd name={getModifierKey()} /> <Kbd name="K" /> to search from any page
        </span>
      </p>
      {process.env.NODE_ENV === 'development' && <BuildNote />}
      <SiteLink to={searchUrl(query)} onClick={onFollow}>
        {hasMore ? 'View all results' : 'Open the search page'}
      </SiteLink>
    </div>
  );
}

/** Returns the modifier key of the search shortcut (`useSearchShortcut`), as labeled on the visitor's keyboard. */
function getModifierKey(): string {
  return /Mac|iPad|iPhone/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
