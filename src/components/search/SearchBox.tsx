import {type FormEvent, type ReactNode, useEffect, useRef} from 'react';
import {prepareSearch} from '../../client/search/search';
import {searchSentence} from '../../client/search/sentence';
import {searchTexts} from '../../data/search/texts';
import {useDebouncedQueryParam} from '../../hooks/useDebouncedQueryParam';
import {useSearch} from '../../hooks/useSearch';
import {useQueryParam} from '../../hooks/useUrlPart';
import {contentTypes} from '../../lib/contentTypes';
import {Icon} from '../ui/Icon';
import {ContentTypeFilter} from './ContentTypeFilter';
import {NoResults} from './NoResults';
import {ResultList} from './ResultList';
import styles from './SearchBox.module.css';

type Props = {
  label: string;
  placeholder: string;
  /** The page that the box stands on. */
  action: string;
  /** Searches that a visitor can start with one press. */
  examples: readonly string[];
  /** Offers to search in one kind of content only. */
  byKind?: boolean;
};

/**
 * The site's search as a part of a page. The query is the address's `q`, so that a search can be shared and back
 * comes back to it; Enter leads into the results, where there are any, and Escape clears. Where no script runs, a
 * sentence stands in its place.
 */
export function SearchBox({label, placeholder, action, examples, byKind = false}: Props): ReactNode {
  const [query, setQuery, settle] = useDebouncedQueryParam('q');
  const [chosen, choose] = useQueryParam('kind', ['All', ...contentTypes]);
  const kind = byKind && chosen !== 'All' ? chosen : undefined;
  const {found, failed, retry, onceReady} = useSearch(query, {kind, atMost: byKind ? 30 : 10});
  const box = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const wanted = query.trim() !== '';

  // The box keeps its own text, so that what is typed before the page has come alive is searched for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (box.current?.value && !query) setQuery(box.current.value);
  }, []);
  useEffect(() => {
    if (box.current && box.current.value !== query) box.current.value = query;
  }, [query]);

  function lead(event: FormEvent): void {
    event.preventDefault();
    settle();
    onceReady(() => results.current?.querySelector('a')?.focus());
  }

  function search(next: string): void {
    setQuery(next);
    box.current?.focus();
  }

  return (
    <>
      <noscript>
        <p className={styles.without}>{searchTexts.withoutScripts}</p>
      </noscript>
      <search className={styles.search}>
        <form action={action} className={styles.form} onSubmit={lead} onBlur={settle}>
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
            maxLength={200}
            enterKeyHint="search"
            data-dd-privacy="mask"
            onFocus={() => void prepareSearch()}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') search('');
            }}
          />
          {wanted && (
            <button type="button" className={styles.clear} aria-label="Clear the search" onClick={() => search('')}>
              <Icon name="close" size={18} />
            </button>
          )}
          <button type="submit" className={styles.submit}>
            Search
          </button>
        </form>
        {byKind && wanted ? (
          <ContentTypeFilter kind={kind} onChoose={(next) => choose(next ?? 'All')} />
        ) : (
          <ul className={styles.examples} aria-label="Searches to start from">
            {examples.map((example) => (
              <li key={example}>
                <button type="button" className={styles.example} onClick={() => search(example)}>
                  {example}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.results} data-reserved={byKind && wanted} data-dd-privacy="mask">
          <p className={styles.count} role="status">
            {wanted && !failed && (found ? searchSentence(found, found.query) : 'Searching…')}
          </p>
          {wanted && failed && <NoResults box={box} again={retry} />}
          {wanted && found?.results.length === 0 && <NoResults box={box} />}
          {wanted && found && found.results.length > 0 && <ResultList ref={results} results={found.results} />}
        </div>
      </search>
    </>
  );
}
