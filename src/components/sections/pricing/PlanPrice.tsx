import type {ReactNode} from 'react';
import {formatPrice} from '../../../data/pricing/currency';
import type {Plan} from '../../../data/pricing/schema';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './PlanPrice.module.css';

/** Shows a price with its original price struck through, or a note if the plan has no yearly price. */
export function PlanPrice({price, originalPrice}: Pick<Plan['yearly'], 'price' | 'originalPrice'>): ReactNode {
  if (price === undefined) return <span className={styles.none}>No yearly price</span>;
  return (
    <span className={styles.prices}>
      <strong className="text-semibold">{formatPrice(price)}</strong>
      {originalPrice !== undefined && (
        <s className={styles.original}>
          <VisuallyHidden>was </VisuallyHidden>
          {formatPrice(originalPrice)}
        </s>
      )}
    </span>
  );
}
