import type {ReactNode} from 'react';
import {formatLimit} from '../../lib/format';
import styles from './CharacterCount.module.css';

/** Whether a box says how much of its limit is used: from nine tenths on. */
export function isNearLimit(used: number, limit: number): boolean {
  return used >= 0.9 * limit;
}

type Props = {
  /** What the box is described by. */
  id: string;
  used: number;
  limit: number;
};

/** How much of a box's limit is used, once that is near: a browser cuts off what is over it, and says nothing. */
export function CharacterCount({id, used, limit}: Props): ReactNode {
  const full = used >= limit;
  const said = isNearLimit(used, limit);
  return (
    <div id={id} className={styles.note} data-silent={!said || undefined}>
      <span>{said && !full && `${formatLimit(used)} of ${formatLimit(limit)} characters`}</span>
      {/* The count is not announced: it would be at every letter. */}
      <span aria-live="polite">
        {full && `That is the limit: ${formatLimit(limit)} characters. What is over it was not taken.`}
      </span>
    </div>
  );
}
