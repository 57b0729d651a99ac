import type {ReactNode} from 'react';
import {formatLimit} from '../../lib/format';
import styles from './CharacterCount.module.css';

/** Returns whether 90 % of the limit is used, from which on the count is shown. */
export function isNearLimit(used: number, limit: number): boolean {
  return used >= 0.9 * limit;
}

type Props = {
  /** Id for the input's `aria-describedby`. */
  id: string;
  used: number;
  limit: number;
};

/** Shows how much of a near limit is used: browsers truncate longer input without a message. */
export function CharacterCount({id, used, limit}: Props): ReactNode {
  const full = used >= limit;
  const isShown = isNearLimit(used, limit);
  return (
    <div id={id} className={styles.note} data-silent={!isShown || undefined}>
      <span>{isShown && !full && `${formatLimit(used)} of ${formatLimit(limit)} characters`}</span>
      {/* The count is not announced: screen readers would read it after every character. */}
      <span aria-live="polite">
        {full && `You reached the limit of ${formatLimit(limit)} characters. Extra text was cut off.`}
      </span>
    </div>
  );
}
