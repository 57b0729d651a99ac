import type {ReactNode} from 'react';
import {formatPrice} from '../../../data/pricing/currency';
import type {Plan} from '../../../data/schema/plan';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './PlanPrice.module.css';

/** A price, and what is struck through beside it; where there is none, that it is so. */
export function PlanPrice({price, originalPrice}: Pick<Plan['yearly'], 'price' | 'originalPrice'>): ReactNode {
  if (price === undefined) return <span className={styles.none}>No yearly price</span>;
  return (
    <span className={styles.prices}>
      <strong className={styles.price}>{formatPrice(price)}</strong>
      {originalPrice !== undefined && (
        <s className={styles.original}>
          <VisuallyHidden>was </VisuallyHidden>
          {formatPrice(originalPrice)}
        </s>
      )}
    </span>
  );
}
