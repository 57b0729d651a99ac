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
import type {BufferedInput} from '../../client/earlyInput';
import {prepareSearch} from '../../client/search/search';
import {searchSentence} from '../../client/search/sentence';
import {searchTexts} from '../../data/search/texts';
import {useActiveResult} from '../../hooks/useActiveResult';
import {useRecentSearches} from '../../hooks/useRecentSearches';
import {useSearch} from '../../hooks/useSearch';
import type {ContentType} from '../../lib/contentTypes';
import {VisuallyHidden} from '../ui/VisuallyHidden';
import {ContentTypeFilter} from './ContentTypeFilter';
import {NoResults} from './NoResults';
import {PaletteFooter} from './PaletteFooter';
import {PaletteHeader} from './PaletteHeader';
import {ResultOptions} from './ResultOptions';
import styles from './SearchPalette.module.css';
import {SearchSuggestions} from './SearchSuggestions';

type Props = {
  /** What was typed before it was there. */
  typed: BufferedInput;
  onClose: () => void;
};

/**
 * The search over everything, in front of the page: results as one types, by kind. The focus stays in the box, arrow
 * keys move through the results, Enter follows one, Escape gives the focus back to where it came from.
 */
export function SearchPalette({typed, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  // A press that begins in the box, to select what stands there, may end beside the palette.
  const beganBeside = useRef(false);
  const id = useId();
  const [query, setQuery] = useState(typed.text);
  const [kind, setKind] = useState<ContentType>();
  const search = useSearch(query, {kind, atMost: 12});
  const {found, failed, retry} = search;
  const {list, active, setActive, openFirst, onKeyDown} = useActiveResult(search);
  const {recent, remember, forget} = useRecentSearches();
  const wanted = query.trim() !== '';
  const results = wanted && found ? found.results : [];

  useLayoutEffect(() => {
    dialog.current?.showModal();
    // A browser may give the focus to what scrolls around the box.
    box.current?.focus();
    void prepareSearch();
  }, []);

  const enter = useEffectEvent(openFirst);
  useEffect(() => {
    if (typed.entered) enter();
  }, [typed]);

  function searchFor(next: string): void {
    setQuery(next);
    box.current?.focus();
  }

  function follow(event: MouseEvent): void {
    remember(query);
    leave(event);
  }

  /** A link was followed; in another tab when that was asked for, and then the search stays. */
  function leave({ctrlKey, metaKey, shiftKey}: MouseEvent): void {
    if (!ctrlKey && !metaKey && !shiftKey) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: beside the palette there is nothing to press, and Escape closes it.
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-labelledby={`${id}name`}
      onClose={onClose}
      onMouseDown={(event) => {
        const isBeside = event.target === dialog.current;
        // The second press of a double click on what opened it closes nothing, and takes the box no focus.
        beganBeside.current = isBeside && event.detail < 2;
        if (isBeside) event.preventDefault();
      }}
      onClick={({target}) => {
        if (beganBeside.current && target === dialog.current) dialog.current.close();
      }}
    >
      {/* Orca hears nothing of a dialog that begins with what has the focus. */}
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
            {wanted && !failed && (found ? searchSentence(found, found.query) : 'Searching…')}
          </p>
          <ResultOptions id={id} results={results} active={active} onPoint={setActive} onFollow={follow} />
          {wanted && failed && <NoResults box={box} again={retry} onFollow={leave} />}
          {wanted && found?.results.length === 0 && <NoResults box={box} onFollow={leave} />}
          {!wanted && <SearchSuggestions recent={recent} onForget={forget} onChoose={searchFor} />}
        </div>
        <PaletteFooter query={query.trim()} more={wanted && found?.more === true} onFollow={follow} />
      </search>
    </dialog>
  );
}
