import type {ReactNode} from 'react';
import {type ContentType, contentTypes} from '../../lib/contentTypes';
import styles from './ContentTypeFilter.module.css';

type Props = {
  /** `undefined`: all kinds. */
  kind: ContentType | undefined;
  onChoose: (kind: ContentType | undefined) => void;
};

/** Narrows a search to one kind of content. */
export function ContentTypeFilter({kind, onChoose}: Props): ReactNode {
  return (
    <fieldset className={styles.kinds} aria-label="Search in">
      {[undefined, ...contentTypes].map((option) => (
        <button
          key={option ?? 'All'}
          type="button"
          className={styles.kind}
          aria-pressed={option === kind}
          onClick={() => onChoose(option)}
        >
          {option ?? 'All'}
        </button>
      ))}
    </fieldset>
  );
}
