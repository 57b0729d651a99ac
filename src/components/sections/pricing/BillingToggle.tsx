import {type ReactNode, useEffect, useEffectEvent, useId, useRef} from 'react';
import {offers} from '../../../data/facts';
import styles from './BillingToggle.module.css';

/** The ways of billing, as the address writes them; the first is what is shown without a choice. */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

type Props = {period: BillingPeriod; onChoose: (period: BillingPeriod) => void};

const labels: Record<BillingPeriod, string> = {monthly: 'Monthly', yearly: 'Yearly'};

/** Monthly or yearly: two radio buttons that look like one switch. Not shown where no script runs. */
export function BillingToggle({period, onChoose}: Props): ReactNode {
  const id = useId();
  const toggle = useRef<HTMLFieldSetElement>(null);
  // What was chosen before the page came alive the browser has marked, and React has not heard of.
  const chooseEarly = useEffectEvent(() => {
    const marked = toggle.current?.querySelector<HTMLInputElement>(':checked:not(:default)');
    const chosen = billingPeriods.find((option) => option === marked?.value);
    if (chosen) onChoose(chosen);
  });
  useEffect(() => chooseEarly(), []);
  return (
    <div className={styles.row}>
      <fieldset ref={toggle} className={styles.toggle} aria-describedby={`${id}-saving`}>
        <legend className={styles.legend}>Billing period</legend>
        {billingPeriods.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={option}
              checked={period === option}
              onChange={() => onChoose(option)}
            />
            <span className={styles.label}>{labels[option]}</span>
          </label>
        ))}
      </fieldset>
      <span className={styles.saving} id={`${id}-saving`}>
        {offers.yearlyDiscountPercent}% off yearly
      </span>
    </div>
  );
}
