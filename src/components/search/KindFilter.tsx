import type {ReactNode} from 'react';
import {type Kind, kinds} from '../../lib/pageKinds';
import styles from './KindFilter.module.css';

type Props = {
  /** `undefined`: all kinds. */
  kind: Kind | undefined;
  onChoose: (kind: Kind | undefined) => void;
};

/** Narrows a search to one kind of content. */
export function KindFilter({kind, onChoose}: Props): ReactNode {
  return (
    <fieldset className={styles.kinds} aria-label="Search in">
      {[undefined, ...kinds].map((option) => (
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
