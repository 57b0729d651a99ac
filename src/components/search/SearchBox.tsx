import {type FormEvent, type ReactNode, useEffect, useRef} from 'react';
import {prepareSearch} from '../../client/search/search';
import {searchSentence} from '../../client/search/sentence';
import {searchTexts} from '../../data/search/texts';
import {useSearch} from '../../hooks/useSearch';
import {useQueryParam} from '../../hooks/useUrlPart';
import {contentTypes} from '../../lib/contentTypes';
import {Icon} from '../ui/Icon';
import {BuildNote} from './BuildNote';
import {ContentTypeFilter} from './ContentTypeFilter';
import {NoResults} from './NoResults';
import {ResultList} from './ResultList';
import styles from './SearchBox.module.css';
import {useDebouncedQueryParam} from './useDebouncedQueryParam';

/** Maximum characters of a query. */
const maxLength = 200;

type Props = {
  label: string;
  placeholder: string;
  /** Path of the page that contains the search box. */
  action: string;
  /** Searches that start with one click. */
  examples: readonly string[];
  /** Offers a filter by content type. */
  byKind?: boolean;
};

/**
 * Search inside a page. The query is in the URL as `q`, so that a search can be shared and is restored by the back
 * button. Enter focuses the first result, Escape clears the query. Without JavaScript a sentence is shown instead.
 */
export function SearchBox({label, placeholder, action, examples, byKind = false}: Props): ReactNode {
  const [query, setQuery, flush] = useDebouncedQueryParam('q', maxLength);
  const [chosen, choose] = useQueryParam('kind', ['All', ...contentTypes]);
  const kind = byKind && chosen !== 'All' ? chosen : undefined;
  const {found, failed, retry, onceReady} = useSearch(query, {kind, atMost: byKind ? 30 : 10});
  const box = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const hasQuery = query.trim() !== '';

  // The input is uncontrolled, so that text typed before hydration is searched for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    if (box.current?.value && !query) setQuery(box.current.value);
  }, []);
  useEffect(() => {
    if (box.current && box.current.value !== query) box.current.value = query;
  }, [query]);

  function focusFirstResult(event: FormEvent): void {
    event.preventDefault();
    flush();
    onceReady(() => results.current?.querySelector('a')?.focus());
  }

  function search(next: string): void {
    setQuery(next);
    box.current?.focus();
  }

  return (
    <>
      <noscript>
        <p className={styles.noScript}>{searchTexts.withoutScripts}</p>
      </noscript>
      <search className={styles.search}>
        <form action={action} className={styles.form} onSubmit={focusFirstResult} onBlur={flush}>
          <span className={styles.icon}>
            <Icon name="search" size={20} />
          </span>
          <input
            ref={box}
            type="search"
            name="q"
            className={styles.input}
            aria-label={label}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            enterKeyHint="search"
            data-dd-privacy="mask"
            onFocus={() => void prepareSearch()}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') search('');
            }}
          />
          {hasQuery && (
            <button type="button" className={styles.clear} aria-label="Clear search" onClick={() => search('')}>
              <Icon name="close" size={18} />
            </button>
          )}
          <button type="submit" className={styles.submit}>
            Search
          </button>
        </form>
        {byKind && hasQuery ? (
          <ContentTypeFilter kind={kind} onChoose={(next) => choose(next ?? 'All')} />
        ) : (
          <ul className={styles.examples} aria-label="Example searches">
            {examples.map((example) => (
              <li key={example}>
                <button type="button" className={styles.example} onClick={() => search(example)}>
                  {example}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.results} data-reserved={byKind && hasQuery} data-dd-privacy="mask">
          <p className={styles.count} role="status">
            {hasQuery && !failed && (found ? searchSentence(found, found.query) : 'Searching…')}
          </p>
          {process.env.NODE_ENV === 'development' && !failed && <BuildNote />}
          {hasQuery && failed && <NoResults box={box} retry={retry} />}
          {hasQuery && found?.results.length === 0 && <NoResults box={box} />}
          {hasQuery && found && found.results.length > 0 && <ResultList ref={results} results={found.results} />}
        </div>
      </search>
    </>
  );
}
