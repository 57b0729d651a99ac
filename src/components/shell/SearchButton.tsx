import {lazy, type ReactNode, Suspense, useState} from 'react';
import {useSearchKeys} from '../../hooks/useSearchKeys';
import {Icon} from '../ui/Icon';
import styles from './SearchButton.module.css';

const SearchPalette = lazy(async () => {
  try {
    return {default: (await import('../search/SearchPalette')).SearchPalette};
  } catch {
    // The search page may still come.
    window.location.assign('/search');
    return new Promise<never>(() => {});
  }
});

/** Opens the search, as the slash and Ctrl or Cmd+K do; where no script runs it leads to the search page. */
export function SearchButton(): ReactNode {
  const [open, setOpen] = useState(false);
  useSearchKeys(() => setOpen(true));
  return (
    <>
      <form
        action="/search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <button type="submit" className={styles.button} aria-haspopup="dialog" aria-keyshortcuts="/ Control+K Meta+K">
          <Icon name="search" size={18} />
          <span className={styles.label}>Search</span>
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        </button>
      </form>
      <Suspense>{open && <SearchPalette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
