import type {MouseEvent, ReactNode} from 'react';
import {searchUrl} from '../../lib/paths';
import {Kbd} from '../ui/Kbd';
import {SiteLink} from '../ui/SiteLink';
import styles from './PaletteFooter.module.css';

type Props = {
  query: string;
  /** The search page has results that the palette does not show. */
  more: boolean;
  onFollow: (event: MouseEvent) => void;
};

/** Under the palette's results: the keys that work there, and the way to the page of all results. */
export function PaletteFooter({query, more, onFollow}: Props): ReactNode {
  return (
    // The address of its link holds what is typed.
    <div className={styles.foot} data-dd-privacy="mask">
      <p className={styles.keys} aria-hidden="true">
        <span>
          <Kbd name="↑" /> <Kbd name="↓" /> to move
        </span>
        <span>
          <Kbd name="Enter" /> to open
        </span>
        <span>
          <Kbd name={commandKey()} /> <Kbd name="K" /> to search from any page
        </span>
      </p>
      <SiteLink to={searchUrl(query)} onClick={onFollow}>
        {more ? 'More results on a page' : 'Open the search page'}
      </SiteLink>
    </div>
  );
}

/** The key that goes with K (`useSearchKeys`), as it is called on the visitor's keyboard. */
function commandKey(): string {
  return /Mac|iPad|iPhone/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
