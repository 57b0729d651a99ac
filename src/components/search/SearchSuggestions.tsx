import {type ReactNode, useId} from 'react';
import {searchTexts} from '../../data/search/texts';
import {Icon} from '../ui/Icon';
import styles from './SearchSuggestions.module.css';

type Props = {
  /** Recent searches; if empty, examples are shown. */
  recent: readonly string[];
  onClear: () => void;
  onChoose: (search: string) => void;
};

/** Renders searches that start with one click: recent ones from this browser, or examples. */
export function SearchSuggestions({recent, onClear, onChoose}: Props): ReactNode {
  const headingId = useId();
  if (recent.length === 0) {
    return (
      <section aria-label="Example searches">
        <Searches icon="search" searches={searchTexts.examples} onChoose={onChoose} />
      </section>
    );
  }
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={headingId}>
          Recent searches
        </h2>
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear
        </button>
      </div>
      <Searches icon="clock" searches={recent} onChoose={onChoose} />
    </section>
  );
}

type SearchesProps = Pick<Props, 'onChoose'> & {icon: 'clock' | 'search'; searches: readonly string[]};

function Searches({icon, searches, onChoose}: SearchesProps): ReactNode {
  return (
    <ul className={styles.searches}>
      {searches.map((search) => (
        <li key={search}>
          <button type="button" className={styles.search} onClick={() => onChoose(search)}>
            <Icon name={icon} size={16} />
            <span>{search}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
