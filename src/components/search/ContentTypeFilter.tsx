import type {ReactNode} from 'react';
import {type ContentType, contentTypes} from '../../lib/contentTypes';
import styles from './ContentTypeFilter.module.css';

type Props = {
  /** `undefined`: all content types. */
  kind: ContentType | undefined;
  onChoose: (kind: ContentType | undefined) => void;
};

/** Limits a search to one content type. */
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
