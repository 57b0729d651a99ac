import type {ReactNode} from 'react';
import {helpBox} from '../../data/help';
import type {HelpResult, MarkedText} from '../../lib/helpSearch';
import {SiteLink} from '../ui/SiteLink';
import styles from './HelpResults.module.css';

/** How many results are shown: more are a reason to write another word. */
const shownAtMost = 8;

type Props = {
  query: string;
  /** `undefined` while nothing is searched for, or the search is on its way. */
  results: HelpResult[] | undefined;
  failed: boolean;
};

/** What was found, each result a link, under a sentence that is announced politely. */
export function HelpResults({query, results, failed}: Props): ReactNode {
  const {link} = helpBox.person;
  return (
    <div className={styles.part} data-dd-privacy="mask">
      <p className={styles.count} role="status">
        {failed ? helpBox.failed : results && sentence(results.length, query.trim())}
      </p>
      {results?.length === 0 && (
        <p className={styles.nothing}>
          {helpBox.nothingFound} <SiteLink to={link.to}>{link.label}</SiteLink>
        </p>
      )}
      {results && results.length > 0 && (
        <ul className={styles.results} aria-label="Results">
          {results.slice(0, shownAtMost).map(({entry, title, excerpt}) => (
            <li key={entry.to + entry.title} className={styles.result}>
              <SiteLink to={entry.to} className={styles.title}>
                <Marked text={title} />
              </SiteLink>
              <span className={styles.kind}>{entry.kind}</span>
              <p className={styles.excerpt}>
                <Marked text={excerpt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function sentence(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”.`;
  const found = `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
  return count > shownAtMost ? `${found}. The best ${shownAtMost} are shown: another word narrows them.` : `${found}.`;
}

function Marked({text}: {text: MarkedText}): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
  return text.map((run, index) => (run.marked ? <mark key={index}>{run.text}</mark> : run.text));
}
