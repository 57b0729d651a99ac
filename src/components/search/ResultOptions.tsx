import {type MouseEvent, type ReactNode, useId} from 'react';
import type {SearchResult} from '../../client/search/find';
import type {MarkedText} from '../../lib/search/highlight';
import {SiteLink} from '../ui/SiteLink';
import {Highlight} from './Highlight';
import styles from './ResultOptions.module.css';

type Props = {
  /** Prefix of ids: `{id}list` for the listbox, `{id}0`, `{id}1`, … for its options. */
  id: string;
  results: readonly SearchResult[];
  /** Index of the option that Enter follows. */
  active: number;
  onHover: (index: number) => void;
  onFollow: (event: MouseEvent) => void;
};

type Option = {index: number; url: string; title: MarkedText; excerpt?: MarkedText};

/** Renders results as combobox options by content type, the best result's type first; headings follow their page. */
export function ResultOptions({id, results, active, onHover, onFollow}: Props): ReactNode {
  const groupId = useId();
  return (
    <div className={styles.list} role="listbox" id={`${id}list`} aria-label="Results" hidden={results.length === 0}>
      {groupByType(results).map(({kind, options}) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div key={kind} role="group" className={styles.group} aria-labelledby={`${groupId}${kind}`}>
          <p className={styles.kind} id={`${groupId}${kind}`} role="presentation">
            {kind}
          </p>
          {options.map(({index, url, title, excerpt}) => (
            <SiteLink
              key={url}
              to={url}
              id={`${id}${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              data-heading={!excerpt || undefined}
              onPointerMove={() => onHover(index)}
              onClick={onFollow}
            >
              <span className={styles.title}>
                <Highlight text={title} />
              </span>
              {excerpt && (
                <span className={styles.excerpt}>
                  <Highlight text={excerpt} />
                </span>
              )}
            </SiteLink>
          ))}
        </div>
      ))}
    </div>
  );
}

function groupByType(results: readonly SearchResult[]): {kind: string; options: Option[]}[] {
  const kinds = [...new Set(results.map(({kind}) => kind))];
  let index = 0;
  return kinds.map((kind) => ({
    kind,
    options: results
      .filter((result) => result.kind === kind)
      .flatMap(({url, title, excerpt, headings}) => [{url, title, excerpt}, ...headings])
      .map((option) => ({...option, index: index++})),
  }));
}
