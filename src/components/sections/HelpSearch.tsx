import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {helpBox} from '../../data/help';
import {useQueryInAddress} from '../../hooks/useQueryInAddress';
import type {HelpResult} from '../../lib/helpSearch';
import {Icon} from '../ui/Icon';
import {HelpResults} from './HelpResults';
import styles from './HelpSearch.module.css';

/** The search itself: fetched once it is wanted, and all that this box knows of what can be found. */
const fetchSearch = async () => (await import('../../lib/findHelp')).findHelp;

/**
 * A box that finds help as one types. The query is the address's `q`, so that a search can be shared and back comes
 * back to it; Enter leads into the results, Escape clears. Not shown where no script runs: the topics are.
 */
export function HelpSearch(): ReactNode {
  const [query, setQuery, settle] = useQueryInAddress('q');
  const [find, setFind] = useState<(query: string) => HelpResult[]>();
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const wanted = query.trim() !== '';

  function fetchOnce(): void {
    if (find) return;
    fetchSearch().then(
      (fetched) => {
        setFind(() => fetched);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt at every change of the query, until it is there
  useEffect(() => {
    if (wanted) fetchOnce();
  }, [query]);

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
    results.current?.querySelector('a')?.focus();
  }

  function search(next: string): void {
    setQuery(next);
    box.current?.focus();
  }

  return (
    <search className={styles.search}>
      <form action="/support" className={styles.form} onSubmit={lead} onBlur={settle}>
        <span className={styles.icon}>
          <Icon name="search" size={20} />
        </span>
        <input
          ref={box}
          type="search"
          name="q"
          className={styles.input}
          aria-label={helpBox.label}
          placeholder={helpBox.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="search"
          data-dd-privacy="mask"
          onFocus={fetchOnce}
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
      <ul className={styles.examples} aria-label="Searches to start from">
        {helpBox.examples.map((example) => (
          <li key={example}>
            <button type="button" className={styles.example} onClick={() => search(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
      <div ref={results}>
        <HelpResults query={query} results={wanted ? find?.(query) : undefined} failed={wanted && failed} />
      </div>
    </search>
  );
}
