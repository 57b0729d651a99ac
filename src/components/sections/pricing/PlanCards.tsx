import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId, useState} from 'react';
import {planLimits} from '../../../data/pricing/planLimits';
import type {Plan} from '../../../data/pricing/schema';
import {useQueryParam} from '../../../hooks/useUrlPart';
import {Button} from '../../ui/Button';
import {SiteLink} from '../../ui/SiteLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {GradientButton} from '../shared/GradientButton';
import {type BillingPeriod, BillingToggle, billingPeriods} from './BillingToggle';
import styles from './PlanCards.module.css';
import {PlanPrice} from './PlanPrice';

/** URL fragment of the section. */
const fragment = 'plans';

type Props = {heading: string; plans: readonly Plan[]};

/** Shows the plans for the selected billing period, which is stored in the URL (`?billing=yearly`). */
export function PlanCards({heading, plans}: Props): ReactNode {
  const headingId = useId();
  useBrokenLinks().collectAnchor(fragment);
  const [period, setPeriod] = useQueryParam('billing', billingPeriods);
  const [changed, setChanged] = useState(false);
  const choose = (next: BillingPeriod) => {
    setPeriod(next);
    setChanged(true);
  };
  return (
    <section className={styles.section} aria-labelledby={headingId} id={fragment}>
      <div className={styles.head}>
        <h2 className="text-section-heading" id={headingId}>
          {heading}
        </h2>
        <BillingToggle period={period} onChoose={choose} />
      </div>
      <VisuallyHidden>
        <span role="status">{changed && `Prices are now shown for ${period} billing.`}</span>
      </VisuallyHidden>
      <ul className={styles.cards}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({plan, period}: {plan: Plan; period: BillingPeriod}): ReactNode {
  const {id, name, description, recommended} = plan;
  const {price = plan.monthly.price, originalPrice} = plan[period];
  return (
    <li className={styles.card} id={id} data-recommended={recommended || undefined}>
      <div className={styles.intro}>
        <h3 className="text-large">{name}</h3>
        {recommended && <span className={styles.mark}>Recommended</span>}
        <p className={styles.description}>{description}</p>
      </div>
      <p className={styles.cost}>
        <span className={styles.figure}>
          <PlanPrice price={price} originalPrice={originalPrice} />
        </span>{' '}
        <span className={styles.billing}>{billingNote(plan, period)}</span>
      </p>
      <div className={styles.action}>
        {price === 0 ? (
          <>
            <Button variant="normaloutline" disabled aria-describedby={`${id}-reason`}>
              No purchase needed
            </Button>
            <span className={styles.reason} id={`${id}-reason`}>
              There’s nothing to pay. <SiteLink to="login">Log in to start</SiteLink>
            </span>
          </>
        ) : (
          <GradientButton to="login" variant={recommended ? 'solid' : 'normaloutline'}>
            Choose {name}
          </GradientButton>
        )}
      </div>
      <dl className={styles.limits}>
        {planLimits(plan[period]).map(({label, value}) => (
          <div key={label} className={styles.limit}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Returns the text next to the price. A plan without a yearly price shows its monthly one, with a note. */
function billingNote(plan: Plan, period: BillingPeriod): string {
  return plan[period].price === undefined ? 'per month, no yearly price' : `per month, billed ${period}`;
}
