import {useHistory} from '@docusaurus/router';
import {type ComponentType, type ReactNode, useState} from 'react';
import {keepTypedAhead} from '../../client/typedAhead';
import {useSearchKeys} from '../../hooks/useSearchKeys';
import {searchAddress} from '../../site/paths';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './SearchButton.module.css';

type Palette = ComponentType<{typed: string; onClose: () => void}>;

/** Opens the search, as Ctrl+K and Cmd+K do; where no script runs it leads to the search page. */
export function SearchButton(): ReactNode {
  // Not a lazy component: React holds what was suspended back for 300 ms.
  const [opened, setOpened] = useState<{Palette: Palette; typed: string}>();

  const history = useHistory();

  async function open(): Promise<void> {
    const typedAhead = keepTypedAhead();
    try {
      const {SearchPalette} = await import('../search/SearchPalette');
      setOpened({Palette: SearchPalette, typed: typedAhead()});
    } catch {
      // The search page may still come, and says so where it does not.
      history.push(searchAddress(typedAhead()));
    }
  }
  useSearchKeys(open);

  return (
    <>
      <form
        action="/search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <button type="submit" className={styles.button} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K">
          <Icon name="search" size={20} />
          <VisuallyHidden>Search</VisuallyHidden>
        </button>
      </form>
      {opened && <opened.Palette typed={opened.typed} onClose={() => setOpened(undefined)} />}
    </>
  );
}
