import type {ReactNode, Ref} from 'react';
import type {SearchResult} from '../../client/search/find';
import {SiteLink} from '../ui/SiteLink';
import {Highlight} from './Highlight';
import styles from './ResultList.module.css';

/** Renders results as a list of links, each with links to its matching headings. */
export function ResultList({results, ref}: {results: readonly SearchResult[]; ref?: Ref<HTMLUListElement>}): ReactNode {
  return (
    <ul ref={ref} className={styles.results} aria-label="Results">
      {results.map(({url, kind, title, excerpt, headings}) => (
        <li key={url} className={styles.result}>
          <SiteLink to={url} className={styles.title}>
            <Highlight text={title} />
          </SiteLink>
          <span className={styles.kind}>{kind}</span>
          <p className={styles.excerpt}>
            <Highlight text={excerpt} />
          </p>
          {headings.length > 0 && (
            <ul className={styles.headings} aria-label={`On “${title.map(({text}) => text).join('')}”`}>
              {headings.map((heading) => (
                <li key={heading.url}>
                  <SiteLink to={heading.url} className={styles.heading}>
                    <Highlight text={heading.title} />
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
