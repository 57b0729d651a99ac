import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {prepareSearch} from '../../client/search/search';
import {recordOpened, recordSearch, sendSearches} from '../../client/search/searchLog';
import {searchSentence} from '../../client/search/sentence';
import {searchTexts} from '../../data/search/texts';
import {useModalDialog} from '../../hooks/useModalDialog';
import {useSearch} from '../../hooks/useSearch';
import type {ContentType} from '../../lib/contentTypes';
import type {BufferedInput} from '../../runtime/browser/earlyInput';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import {ContentTypeFilter} from './ContentTypeFilter';
import {NoResults} from './NoResults';
import {PaletteFooter} from './PaletteFooter';
import {PaletteHeader} from './PaletteHeader';
import {ResultOptions} from './ResultOptions';
import styles from './SearchPalette.module.css';
import {SearchSuggestions} from './SearchSuggestions';
import {useActiveResult} from './useActiveResult';
import {useRecentSearches} from './useRecentSearches';

type Props = {
  /** Keystrokes from before the palette was mounted. */
  typed: BufferedInput;
  onClose: () => void;
};

/**
 * Modal search over the whole site: results during typing, grouped by content type. The focus stays in the input; arrow
 * keys select a result, Enter follows it, Escape closes the palette and restores the focus.
 */
export function SearchPalette({typed, onClose}: Props): ReactNode {
  const dialog = useModalDialog();
  const box = useRef<HTMLInputElement>(null);
  // A click on the backdrop closes the palette, unless it began inside, such as a text selection in the input.
  const startedOutside = useRef(false);
  const id = useId();
  const [query, setQuery] = useState(typed.text);
  const [kind, setKind] = useState<ContentType>();
  const search = useSearch(query, {kind, atMost: 12});
  const {found, failed, retry} = search;
  const {list, active, setActive, openFirst, onKeyDown} = useActiveResult(search);
  const {recent, remember, forget} = useRecentSearches();
  const hasQuery = query.trim() !== '';
  const results = hasQuery && found ? found.results : [];

  useLayoutEffect(() => {
    // `showModal()` may focus the scroll container around the input.
    box.current?.focus();
    void prepareSearch();
    return process.env.SITE_FEEDBACK ? sendSearches : undefined;
  }, []);

  // A constant of the build (plugins/own-parts).
  if (process.env.SITE_FEEDBACK) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes
    useEffect(() => {
      // A filter by content type hides results.
      if (found && !kind) recordSearch(found);
    }, [found, kind]);
  }

  const enter = useEffectEvent(openFirst);
  useEffect(() => {
    if (typed.submitted) enter();
  }, [typed]);

  function searchFor(next: string): void {
    setQuery(next);
    box.current?.focus();
  }

  function follow(event: MouseEvent): void {
    remember(query);
    if (process.env.SITE_FEEDBACK && found) {
      const {id: option, pathname} = event.currentTarget as HTMLAnchorElement;
      // The link to the search page is no result.
      if (option) recordOpened(found, pathname, Number(option.slice(id.length)) + 1);
    }
    closeOnFollow(event);
  }

  /** Closes the palette after a click on a link, unless the link opens in another tab or window. */
  function closeOnFollow({ctrlKey, metaKey, shiftKey}: MouseEvent): void {
    if (!ctrlKey && !metaKey && !shiftKey) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop has no controls, and Escape closes the palette.
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-labelledby={`${id}name`}
      onClose={onClose}
      onMouseDown={(event) => {
        const isOutside = event.target === dialog.current;
        // Ignores the second click of a double click on the search button, and leaves the focus in the input.
        startedOutside.current = isOutside && event.detail < 2;
        if (isOutside) event.preventDefault();
      }}
      onClick={({target}) => {
        if (startedOutside.current && target === dialog.current) dialog.current.close();
      }}
    >
      {/* Orca does not announce a dialog whose first element has the focus. */}
      <h2 id={`${id}name`}>
        <VisuallyHidden>{searchTexts.label}</VisuallyHidden>
      </h2>
      <search className={styles.panel}>
        <PaletteHeader
          box={box}
          query={query}
          list={`${id}list`}
          active={results.length > 0 ? `${id}${active}` : undefined}
          onType={setQuery}
          onKeyDown={onKeyDown}
          onClose={() => dialog.current?.close()}
        />
        <div className={styles.kinds}>
          <ContentTypeFilter
            kind={kind}
            onChoose={(next) => {
              setKind(next);
              box.current?.focus();
            }}
          />
        </div>
        <div ref={list} className={styles.body} data-dd-privacy="mask">
          <p className={styles.count} role="status">
            {hasQuery && !failed && (found ? searchSentence(found, found.query) : 'Searching…')}
          </p>
          <ResultOptions id={id} results={results} active={active} onHover={setActive} onFollow={follow} />
          {hasQuery && failed && <NoResults box={box} retry={retry} onFollow={closeOnFollow} />}
          {hasQuery && found?.results.length === 0 && <NoResults box={box} onFollow={closeOnFollow} />}
          {!hasQuery && <SearchSuggestions recent={recent} onClear={forget} onChoose={searchFor} />}
        </div>
        <PaletteFooter query={query.trim()} hasMore={hasQuery && found?.more === true} onFollow={follow} />
      </search>
    </dialog>
  );
}
