import {type ReactNode, useEffect, useEffectEvent, useId, useRef} from 'react';
import {offers} from '../../../data/facts';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './BillingToggle.module.css';

/** The billing periods, as in the URL's query; the first one is the default. */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

type Props = {period: BillingPeriod; onChoose: (period: BillingPeriod) => void};

const labels: Record<BillingPeriod, string> = {monthly: 'Monthly', yearly: 'Yearly'};

/** Switches between monthly and yearly billing: two radio buttons, styled as a switch. Hidden without JavaScript. */
export function BillingToggle({period, onChoose}: Props): ReactNode {
  const id = useId();
  const toggle = useRef<HTMLFieldSetElement>(null);
  // Applies a choice made before hydration: the browser has checked the radio button, but React got no event.
  const applyEarlyChoice = useEffectEvent(() => {
    const checked = toggle.current?.querySelector<HTMLInputElement>(':checked:not(:default)');
    const chosen = billingPeriods.find((option) => option === checked?.value);
    if (chosen) onChoose(chosen);
  });
  useEffect(() => applyEarlyChoice(), []);
  return (
    <div className={styles.row}>
      <fieldset ref={toggle} className={styles.toggle} aria-describedby={`${id}-saving`}>
        <VisuallyHidden as="legend">Billing period</VisuallyHidden>
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
