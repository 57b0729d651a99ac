import {type ReactNode, useId} from 'react';
import {offers} from '../../../data/facts';
import {formatPrice} from '../../../data/pricing/currency';
import {startupPlan as plan} from '../../../data/pricing/startupPlan';
import styles from './StartupPricing.module.css';
import {startupOffer} from './startupOffer';

const {discountPercent, discountMonths} = offers.startup;

/** Shows the startup program's price as a bill, calculated from the plan's regular price. */
export function StartupPricing({heading}: {heading: string}): ReactNode {
  const headingId = useId();
  const {price} = plan.monthly;
  const {regular, reduced, total} = startupOffer({price, discountPercent, months: discountMonths});
  return (
    <section className={styles.bill} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>{plan.name}, billed monthly</dt>
          <dd className={styles.amount}>{formatPrice(regular)}</dd>
        </div>
        <div className={styles.line}>
          <dt>Startup program, {discountPercent}% off</dt>
          <dd className={styles.amount}>−{formatPrice(regular - reduced)}</dd>
        </div>
        <div className={styles.line} data-total>
          <dt>
            You pay <span className={styles.unit}>per month, for {discountMonths} months</span>
          </dt>
          <dd className={styles.amount}>{formatPrice(reduced)}</dd>
        </div>
      </dl>
      <p className={styles.total}>
        That’s {formatPrice(total.reduced)} instead of {formatPrice(total.regular)} over {discountMonths} months.
      </p>
    </section>
  );
}
