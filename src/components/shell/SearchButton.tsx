import {useHistory} from '@docusaurus/router';
import {type ComponentType, type ReactNode, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {baseUrl} from '../../client/settings';
import {useDismiss} from '../../hooks/useDismiss';
import {useOnReconnect} from '../../hooks/useOnReconnect';
import {searchUrl} from '../../lib/paths';
import {type BufferedInput, bufferKeystrokes} from '../../runtime/browser/earlyInput';
import {Icon} from '../ui/Icon';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import styles from './SearchButton.module.css';
import {useSearchShortcut} from './useSearchShortcut';

type Palette = ComponentType<{typed: BufferedInput; onClose: () => void}>;

/**
 * Opens the search palette, as Ctrl+K and Cmd+K do. Without JavaScript its form opens the search page. Offline it shows
 * a message on the current page.
 */
export function SearchButton(): ReactNode {
  // Not a lazy component: React delays suspended content by 300 ms.
  const [opened, setOpened] = useState<{Palette: Palette; typed: BufferedInput; key: number}>();

  const history = useHistory();
  const region = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [offline, setOffline] = useState(false);
  useDismiss(region, button, offline, () => setOffline(false));
  useOnReconnect(offline, () => setOffline(false));

  async function open(): Promise<void> {
    const stopBuffering = bufferKeystrokes();
    setOffline(false);
    try {
      const {SearchPalette} = await import('../search/SearchPalette');
      const typed = stopBuffering();
      // Synchronously: a key pressed before the palette is mounted would be lost.
      if (!typed.cancelled) flushSync(() => setOpened({Palette: SearchPalette, typed, key: performance.now()}));
    } catch {
      const {text, cancelled} = stopBuffering();
      if (cancelled) return;
      // The search page may load nevertheless; if not, it shows an error.
      if (navigator.onLine) history.push(searchUrl(text));
      else setOffline(true);
    }
  }
  useSearchShortcut(open);

  return (
    <>
      <form
        ref={region}
        action={`${baseUrl}search`}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <button
          ref={button}
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Icon name="search" size={20} />
          <VisuallyHidden>Search</VisuallyHidden>
        </button>
        {offline && (
          <p role="alert" className={styles.offline}>
            The search did not load because you are offline. Try again when you are back online.
          </p>
        )}
      </form>
      {/* A key, because a closed dialog is still mounted until its `close` event, and cannot be opened again. */}
      {opened && <opened.Palette key={opened.key} typed={opened.typed} onClose={() => setOpened(undefined)} />}
    </>
  );
}
